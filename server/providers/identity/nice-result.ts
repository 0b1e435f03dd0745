import { z } from 'zod';
import type { GenderType } from '@/lib/contracts/identity';
import { cleanLine } from '@/lib/text/clean';
import { hasMoreLetters } from '@/lib/text/letters';
import { readPhone } from '@/lib/text/phone';
import { IdentityRejected } from './identity';
import type { VerifiedPerson } from './identity';

/** The fields of every answer, a negative one included. */
const headSchema = z.object({
  resultcode: z.string().optional(),
  requestno: z.string(),
  sitecode: z.string().optional(),
});

/** The fields of the person. Which optional ones there are depends on the contract with NICE. */
const personSchema = z.object({
  name: z.string().optional(),
  utf8_name: z.string().optional(),
  birthdate: z.string().regex(/^\d{8}$/),
  gender: z.string().optional(),
  mobileno: z.string(),
  di: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
});

const SUCCESS = '0000';
const NAME_MAX = 50;
/** Control characters and lone surrogates in a name, which was garbled on its way. */
const BROKEN = /[\p{Cc}\p{Cs}\ufffd]/u;

/**
 * The person of a decrypted answer.
 * @throws IdentityRejected where the answer belongs to another request, is negative, or lacks the person
 */
export function readNiceResult(
  text: string,
  expected: { requestNo: string; siteCode: string },
): VerifiedPerson {
  const answer = jsonOf(text);
  const head = parse(headSchema, answer);
  if (head.requestno !== expected.requestNo) throw new IdentityRejected('The answer is of another request');
  if (head.sitecode !== undefined && head.sitecode !== expected.siteCode) {
    throw new IdentityRejected('The answer is of another site');
  }
  if (head.resultcode !== undefined && head.resultcode !== SUCCESS) {
    throw new IdentityRejected(`The answer says ${head.resultcode.slice(0, 8)}`);
  }
  const result = parse(personSchema, answer);
  return {
    name: nameOf(result),
    birthDate: birthDateOf(result.birthdate),
    genderType: genderOf(result.gender),
    phoneNum: phoneNumberOf(result.mobileno),
    di: result.di,
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new IdentityRejected('The answer is no JSON', { cause });
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new IdentityRejected('The answer lacks a field', { cause: parsed.error });
  return parsed.data;
}

/** The name: `utf8_name`, which is URL-encoded and has every syllable, or `name`, which is limited to EUC-KR. */
function nameOf({ name = '', utf8_name }: z.output<typeof personSchema>): string {
  const given = (utf8_name === undefined ? name : decoded(utf8_name)).trim();
  const found = cleanLine(given);
  if (found === '' || hasMoreLetters(found, NAME_MAX) || BROKEN.test(given))
    throw new IdentityRejected('The answer has no name');
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    throw new IdentityRejected('The name is not URL-encoded UTF-8', { cause });
  }
}

function birthDateOf(digits: string): string {
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  if (!z.iso.date().safeParse(day).success) throw new IdentityRejected('The birth date is no day');
  return day;
}

function genderOf(code: string | undefined): GenderType {
  if (code === '1') return 'MALE';
  return code === '0' ? 'FEMALE' : 'NONE';
}

function phoneNumberOf(text: string): string {
  const number = readPhone(text);
  if (number.kind !== 'mobile') throw new IdentityRejected('The phone number is none');
  return number.digits;
}
