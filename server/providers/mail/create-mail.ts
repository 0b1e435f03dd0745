import { createFilesMail } from './files-mail';
import type { MailProvider } from './mail';
import { createSmtpMail } from './smtp-mail';

interface MailOptions {
  /** Null: files in `directory`. */
  smtpUrl: string | null;
  from: string;
  directory: string;
}

/** The mail provider that the settings name. */
export function createMail({ smtpUrl, from, directory }: MailOptions): MailProvider {
  return smtpUrl === null ? createFilesMail({ directory, from }) : createSmtpMail({ url: smtpUrl, from });
}
