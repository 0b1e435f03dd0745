import { maskedEmail, maskedPhone } from '@/lib/format/masked';
import { readPhone } from '@/lib/text/phone';
import { folded } from './typed-words';

/** What a text that is an address or a number looks for: a whole one, or the last four digits of a number. */
export type Contact = { kind: 'email'; email: string } | { kind: 'phone' | 'phoneEnd'; digits: string };

const PHONE = /^\+?[\d\s().-]{7,}$/;
const PHONE_END = /^\d{4}$/;

/** The contact that a search text is; null for every other text (O-12). */
export function contactOf(q: string): Contact | null {
  const text = folded(q).trim();
  if (text.includes('@')) return { kind: 'email', email: text.toLowerCase() };
  if (PHONE_END.test(text)) return { kind: 'phoneEnd', digits: text };
  if (!PHONE.test(text)) return null;
  const number = readPhone(text);
  return { kind: 'phone', digits: 'digits' in number ? number.digits : text.replaceAll(/\D/g, '') };
}

/** A contact as the audit log has it. */
export function maskedContact(contact: Contact): string {
  switch (contact.kind) {
    case 'email':
      return maskedEmail(contact.email);
    case 'phone':
      return maskedPhone(contact.digits);
    case 'phoneEnd':
      return `***-****-${contact.digits}`;
  }
}
