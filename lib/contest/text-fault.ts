import { z } from 'zod';
import type { FieldValidation, FormField } from '@/lib/contracts/contest-form';
import { cleanPhone, emailFault, linkMessage, phoneFault } from '@/lib/contracts/text';
import * as contestMessages from '@/lib/messages/contest';
import { countLetters } from '@/lib/text/letters';

/** Whether a pattern of an organizer's is found in a text (`pattern.ts`). */
export type Matches = (pattern: string, text: string) => boolean;

/** Organizers open these addresses: no other scheme may get there. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})\.?$/i;
const WEB_ADDRESS = z.url({ protocol: /^https?$/, hostname: HOST });
const isWebAddress = (link: string) => WEB_ADDRESS.safeParse(link).success;
const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = z.iso.date();

/** What is wrong with an answer that is a text and isn't empty; null for nothing. */
export function textFault(field: FormField, text: string, matches: Matches): string | null {
  const rules = field.validation ?? {};
  const { pattern, message, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = rules;
  // A pattern of digits, and a number of letters, are meant for the digits.
  const spellings = field.type === 'tel' ? [text, cleanPhone(text, 'digits')] : [text];
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

function kindFault({ type }: FormField, text: string, rules: FieldValidation): string | null {
  switch (type) {
    case 'email':
      return emailFault(text, rules.message || contestMessages.emailInvalid);
    case 'tel':
      return phoneFault(text, rules.message || contestMessages.phoneInvalid, 'any');
    case 'url':
      return linkMessage(text, { isLink: isWebAddress, invalid: contestMessages.urlInvalid });
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
