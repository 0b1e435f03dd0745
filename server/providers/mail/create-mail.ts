import { createFilesMail } from './files-mail';
import type { MailProvider } from './mail';
import { createSmtpMail } from './smtp-mail';

interface MailOptions {
  /** Null where mails are written as files into `directory`. */
  smtpUrl: string | null;
  from: string;
  directory: string;
}

/** The mail provider of the settings. */
export function createMail({ smtpUrl, from, directory }: MailOptions): MailProvider {
  return smtpUrl === null ? createFilesMail({ directory, from }) : createSmtpMail({ url: smtpUrl, from });
}
