import type { SendMailOptions } from 'nodemailer';
import { isEmail } from '@/lib/text/email';
import { MailRefused, type Mail } from './mail';

/**
 * A mail in nodemailer's form. Address and subject come from people, so both are checked for header injection.
 * @param from `name <address>` of the settings
 * @throws MailRefused for an invalid address
 */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  // ASCII of one address: nothing of it can begin another header, and nodemailer finds no name to code as `xn--`.
  if (!isEmail(mail.to)) throw new MailRefused('The address is none.');
  return {
    from,
    // nodemailer doesn't parse an object, so a comma in the address can't make two recipients.
    to: { name: '', address: mail.to },
    subject: mail.subject.replaceAll(/\p{Cc}+/gu, ' ').trim(),
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'ko' },
    // nodemailer must not read a file or an address that a text names.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
