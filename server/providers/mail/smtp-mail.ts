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

/** Sends mails by an SMTP server over a pool of two connections. */
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
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/**
 * Whether the server refuses the mail for good: by a 5xx answer about its sender, recipient or content. A failure of the
 * login or the encryption is a matter of the settings, so the mail waits.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof MailRefused) return true;
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
