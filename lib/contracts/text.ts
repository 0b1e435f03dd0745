import { z } from 'zod';
import { formatPhone } from '@/lib/format/phone';
import * as typedMessages from '@/lib/messages/typed';
import {
  cleanAccountId,
  cleanHtml,
  cleanIdentifier,
  cleanLine,
  cleanLines,
  cleanLink,
  cleanWebLink,
  isBlank,
} from '@/lib/text/clean';
import { cleanEmail, foreignLetters, isEmail } from '@/lib/text/email';
import { hasMoreLetters } from '@/lib/text/letters';
import { linkFault } from '@/lib/text/link';
import { readPhone } from '@/lib/text/phone';
import { parseWebLink } from '@/lib/text/web-link';

/**
 * The texts of contracts (ADR 55). Every text that a request may have is of one of these kinds, which says how it is cleaned;
 * `tests/api/text-fields.test.ts` fails for one that isn't. Lengths are counted in letters, after the cleaning.
 */
export type TextKind =
  /** Typed by people. */
  | 'line'
  | 'lines'
  | 'html'
  /** The address of a page, which others open. */
  | 'link'
  | 'identifier'
  | 'accountId'
  | 'email'
  /** A phone number of Korea. */
  | 'phone'
  /** A phone number of any country, which is printed or published. */
  | 'contact'
  | 'fileName'
  | 'search'
  | AsItIs;
/**
 * Not cleaned: a value made by a program or compared with a stored one, an organizer's expression, and JSON or a table's cell,
 * whose fields have their own contracts.
 */
type AsItIs = 'password' | 'token' | 'kept' | 'pattern' | 'json' | 'cell';

/** The kind of each text of a contract, which the API description shows as `x-text` and `x-maxLetters`. */
export const textRegistry = z.registry<{ kind: TextKind; max?: number }>();

/** A text that isn't changed. @param max UTF-16 units */
export const asItIs = (kind: AsItIs, max: number, message?: string) =>
  z.string().max(max, message).register(textRegistry, { kind });

/** The error of a text: the same for all, or one that names the text. */
type TextMessage = string | ((text: string) => string);
export const errorOf = (message: TextMessage) =>
  typeof message === 'string' ? message : ({ input }: { input?: unknown }) => message(String(input));

/** A text with its own cleaning function and a limit in letters. */
export const cleanedText = (
  kind: TextKind,
  clean: (text: string) => string,
  max: number,
  message: TextMessage,
) =>
  z
    .string()
    .overwrite(clean)
    .refine((text) => !hasMoreLetters(text, max), { error: errorOf(message) })
    .register(textRegistry, { kind, max });

/** A text of one line. */
export const typedLine = (max: number, message: TextMessage = typedMessages.tooLong(max)) =>
  cleanedText('line', cleanLine, max, message);
/** A number with words or signs around it, such as `3/10`. */
export const numberLine = (max: number) =>
  cleanedText('identifier', cleanIdentifier, max, typedMessages.tooLong(max));
/** A text of several lines. */
export const typedLines = (max: number, message = typedMessages.tooLong(max)) =>
  cleanedText('lines', cleanLines, max, message);
interface LinkRule {
  /** Without it every address is accepted that shows where it leads. */
  isLink?: (link: string) => boolean;
  invalid?: string;
}

/** What is wrong with an address: it hides where it leads, or `isLink` refuses it. Null for nothing. */
export function linkMessage(
  link: string,
  { isLink = () => true, invalid = typedMessages.linkInvalid }: LinkRule = {},
): string | null {
  const fault = linkFault(link);
  if (fault === 'linkUnseen') return typedMessages.linkUnseen;
  return fault === null && isLink(link) ? null : invalid;
}

/** The address of a page. Its check doesn't abort: zod would leave out the checks of the whole form. */
export const linkText = (max: number, rule?: LinkRule, clean = cleanLink) =>
  cleanedText('link', clean, max, typedMessages.tooLong(max)).superRefine((link, context) => {
    const message = linkMessage(link, rule);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
const isBlankOrLink = (link: string) => link === '' || parseWebLink(link) !== null;
/** A link to another site (`lib/text/web-link.ts`), also without its scheme; empty for none. */
export const webLinkText = (max: number) => linkText(max, { isLink: isBlankOrLink }, cleanWebLink);
export const typedHtml = (max: number) => cleanedText('html', cleanHtml, max, typedMessages.tooLong(max));

/** A number, a code or a day as a text. The caller adds the check of its format. */
export const identifier = () =>
  z.string().overwrite(cleanIdentifier).register(textRegistry, { kind: 'identifier' });
/** The login ID of an existing account, as a user types it. `accountIdSchema` is the rule for new ones. */
export const accountIdText = () =>
  z.string().overwrite(cleanAccountId).register(textRegistry, { kind: 'accountId' });

/** A text that a form may hold as null; null if it is empty. */
export const orNull = (schema: z.ZodString) =>
  schema.nullable().transform((text) => (text === '' ? null : text));
/** The same for a required text. */
const orRequired = (schema: z.ZodString, message: string) =>
  orNull(schema).transform((text, context) => text ?? refuse(context, message));

export const optionalLine = (max: number, message?: string) => orNull(typedLine(max, message));
export const optionalLines = (max: number, message?: string) => orNull(typedLines(max, message));
export const requiredLine = (max: number, message: string) => orRequired(typedLine(max), message);
export const requiredLines = (max: number, message: string) => orRequired(typedLines(max), message);

/** A text that follows another schema unless it is blank; null if it is. */
export const optionalAs = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .nullable()
    .transform((text) => (text === null || isBlank(text) ? null : text))
    .pipe(schema.nullable());

/** An e-mail address (`lib/text/email.ts`). @param invalid the message for an invalid address @param required for an empty one */
export const emailText = (invalid: string, required = invalid) =>
  z
    .string()
    .overwrite(cleanEmail)
    .superRefine((address, context) => {
      const fault = address === '' ? required : emailFault(address, invalid);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .register(textRegistry, { kind: 'email' });

/** Returns the error of a cleaned address; null for none. */
export function emailFault(address: string, invalid: string): string | null {
  if (isEmail(address)) return null;
  const letters = address.includes('@') ? foreignLetters(address).slice(0, 5) : [];
  return letters.length === 0 ? invalid : `${invalid} ${typedMessages.emailLetters(letters.join(' '))}`;
}

/** The numbers that a field takes: mobile ones, any of Korea, or for a contact also foreign ones with their country code. */
export type TakenPhones = 'mobile' | 'any' | 'contact';
interface PhoneRules {
  invalid: string;
  takes: TakenPhones;
  /** How it is kept: `01012345678`, or `010-1234-5678`. */
  as: 'digits' | 'written';
}

/** A phone number, in any spelling. */
export const phoneText = ({ invalid, takes, as }: PhoneRules) =>
  z
    .string()
    .overwrite((text) => cleanPhone(text, as, takes))
    .superRefine((text, context) => {
      const fault = phoneFault(text, invalid, takes);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    })
    .register(textRegistry, { kind: takes === 'contact' ? 'contact' : 'phone' });

/** Converts a number to its stored form. Any other text stays, and the rule refuses it. */
export function cleanPhone(text: string, as: PhoneRules['as'], takes: TakenPhones = 'any'): string {
  const number = readPhone(text);
  if ('digits' in number) return as === 'digits' ? number.digits : formatPhone(number.digits);
  const foreign = number.kind === 'foreign' && takes === 'contact' ? number.written : null;
  return foreign ?? cleanIdentifier(text);
}

/** Returns the error of a phone number; null for none. */
export function phoneFault(text: string, invalid: string, takes: TakenPhones): string | null {
  const number = readPhone(text);
  if (number.kind === 'foreign') {
    if (takes !== 'contact') return typedMessages.phoneForeign;
    return number.written === null ? typedMessages.phoneCountryCode : null;
  }
  return number.kind === 'mobile' || (number.kind === 'other' && takes !== 'mobile') ? null : invalid;
}

export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
