import { createTransport } from 'nodemailer';
import { composeMail } from './compose';
import { MailRefused, type MailProvider } from './mail';

interface SmtpMailOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** `name <address>`. */
  from: string;
  /** Milliseconds that the server may be silent. */
  timeoutMs?: number;
}

/** Sends by an SMTP server, over few connections that are kept. */
export function createSmtpMail({ url, from, timeoutMs = 20_000 }: SmtpMailOptions): MailProvider {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMail(mail, from));
      } catch (error) {
        throw isFinal(error) ? new MailRefused('The mail server refused it.', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A 5xx answer about this mail, to its sender, recipient or content, stays so. One about us (login, encryption) is
 * a setting that somebody will mend, and the mail waits for that.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof MailRefused) return true;
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
