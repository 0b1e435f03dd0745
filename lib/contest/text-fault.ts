import { z } from 'zod';
import type { FieldValidation, FormField } from '@/lib/contracts/contest-form';
import { cleanPhone, emailFault, linkMessage, phoneFault } from '@/lib/contracts/text';
import * as contestMessages from '@/lib/messages/contest';
import * as typedMessages from '@/lib/messages/typed';
import { countLetters } from '@/lib/text/letters';
import { parseWebLink } from '@/lib/text/web-link';

/** Whether a pattern of an organizer's is found in a text (`pattern.ts`). */
export type Matches = (pattern: string, text: string) => boolean;

const OF_THE_WEB = /^https?:\/\//i;
const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = z.iso.date();

/** What is wrong with an answer that is a text and isn't empty; null for nothing. */
export function textFault(field: FormField, text: string, matches: Matches): string | null {
  const rules = field.validation ?? {};
  const { pattern, message, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rules;
  const spellings = spellingsOf(field, text);
  const lengths = spellings.map(countLetters);
  if (!lengths.some((length) => length >= minLength && length <= maxLength))
    return Math.min(...lengths) > maxLength
      ? contestMessages.tooLong(maxLength)
      : contestMessages.tooShort(minLength);
  const fault = kindFault(field, text, rules);
  if (fault !== null) return fault;
  if (pattern === undefined || spellings.some((each) => matches(pattern, each))) return null;
  return message || contestMessages.patternMissed;
}

/** A pattern and a number of letters are also meant for the digits of a phone number, and for a link without its scheme. */
function spellingsOf({ type }: FormField, text: string): string[] {
  if (type === 'tel') return [text, cleanPhone(text, 'digits')];
  return type === 'url' ? [text, text.replace(OF_THE_WEB, '')] : [text];
}

function kindFault({ type }: FormField, text: string, rules: FieldValidation): string | null {
  switch (type) {
    case 'email':
      return emailFault(text, rules.message || contestMessages.emailInvalid);
    case 'tel':
      return phoneFault(text, rules.message || contestMessages.phoneInvalid, 'any');
    case 'url':
      return urlFault(text);
    case 'number':
      return numberFault(text, rules);
    case 'date':
      return dateFault(text, rules);
    case 'text':
    case 'textarea':
    case 'select':
    case 'radio':
    case 'checkbox-group':
    case 'checkbox':
    case 'file':
    case 'portfolio':
      return null;
  }
}

/** Organizers open these addresses: no scheme but that of the web may get there. */
function urlFault(link: string): string | null {
  const invalid = OF_THE_WEB.test(link) ? typedMessages.linkInvalid : contestMessages.urlInvalid;
  return linkMessage(link, { isLink: (each) => parseWebLink(each) !== null, invalid });
}

function numberFault(text: string, { min, max }: FieldValidation): string | null {
  if (!NUMBER.test(text)) return contestMessages.numberInvalid;
  const value = Number(text);
  if (min !== undefined && value < min) return contestMessages.numberTooSmall(min);
  return max !== undefined && value > max ? contestMessages.numberTooLarge(max) : null;
}

function dateFault(text: string, { minDate, maxDate }: FieldValidation): string | null {
  if (!DAY.safeParse(text).success) return contestMessages.dateInvalid;
  if (minDate !== undefined && text < minDate) return contestMessages.dateTooEarly(minDate);
  return maxDate !== undefined && text > maxDate ? contestMessages.dateTooLate(maxDate) : null;
}
