import type { SendMailOptions } from 'nodemailer';
import { MailRefused, type Mail } from './mail';

/** One mailbox: no list, no display name, nothing that could begin another header. */
const ADDRESS = /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\]]{1,190}$/u;

/**
 * A mail as nodemailer builds it. Address and subject come from people, so neither can bring a line of its own
 * into the headers.
 * @param from `name <address>` of the settings
 * @throws MailRefused for an address that isn't one.
 */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  if (!ADDRESS.test(mail.to)) throw new MailRefused('The address is none.');
  return {
    from,
    // An object isn't parsed: a comma in it can't make two recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    text: mail.text,
    date: mail.date,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'ko' },
    // A text never makes nodemailer read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
