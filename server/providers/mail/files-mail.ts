import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose';
import type { MailProvider } from './mail';

interface FilesMailOptions {
  /** The folder, which is made where it is missing. */
  directory: string;
  /** `name <address>`. */
  from: string;
}

/** Writes each mail as an `.eml` file (RFC 5322) that any mail program opens. A second send writes the same file. */
export function createFilesMail({ directory, from }: FilesMailOptions): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory.');
      const name = `${mail.date.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`;
      await mkdir(directory, { recursive: true });
      // Mails have people's addresses and names, so only the folder's owner may read them.
      await writeFile(path.join(directory, `${name}.part`), message, { mode: 0o600 });
      await rename(path.join(directory, `${name}.part`), path.join(directory, `${name}.eml`));
    },
    async check() {
      await mkdir(directory, { recursive: true });
      await access(directory, constants.W_OK);
    },
    close: () => composer.close(),
  };
}
