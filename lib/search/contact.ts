import { maskedEmail, maskedName, maskedPhone } from '@/lib/format/masked';
import { readPhone } from '@/lib/text/phone';
import { folded } from './typed-words';

/** What a text that is an address or a number looks for: a whole one, or the last four digits of a number. */
export type Contact = { kind: 'email'; email: string } | { kind: 'phone' | 'phoneEnd'; digits: string };

/** What of a person a text looks for: a contact, or the whole name without its spaces, in lower case. */
export type PersonMark = Contact | { kind: 'name'; name: string };

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

/** Parts of login IDs, which names in Hangul or of several words are not. */
const OF_ID = /^[a-z0-9]*$/i;

/** The contact or the name that a search text for people is; null for a login ID or a part of one (O-12). */
export function personMarkOf(q: string): PersonMark | null {
  const contact = contactOf(q);
  if (contact !== null) return contact;
  const text = folded(q).trim();
  return OF_ID.test(text) ? null : { kind: 'name', name: text.replaceAll(/\s/g, '').toLowerCase() };
}

/** What a text looks for as the audit log has it. */
export function maskedMark(mark: PersonMark): string {
  switch (mark.kind) {
    case 'name':
      return maskedName(mark.name);
    case 'email':
      return maskedEmail(mark.email);
    case 'phone':
      return maskedPhone(mark.digits);
    case 'phoneEnd':
      return `***-****-${mark.digits}`;
  }
}
