import { z } from 'zod';
import type { GenderType } from '@/lib/contracts/identity';
import { IdentityRejected } from './identity';
import type { VerifiedPerson } from './identity';

/** The answer's JSON. What the contract with NICE doesn't include is missing; what we need is checked below. */
const resultSchema = z.object({
  resultcode: z.string().optional(),
  requestno: z.string(),
  sitecode: z.string().optional(),
  name: z.string().optional(),
  utf8_name: z.string().optional(),
  birthdate: z.string().regex(/^\d{8}$/),
  gender: z.string().optional(),
  mobileno: z.string(),
  di: z.string().min(1).max(128),
});

const SUCCESS = '0000';
const NAME_MAX = 50;

/**
 * The person of a decrypted answer.
 * @throws IdentityRejected when it is another request's, says no, or doesn't say who it is.
 */
export function readNiceResult(
  text: string,
  expected: { requestNo: string; siteCode: string },
): VerifiedPerson {
  const result = parse(text);
  if (result.requestno !== expected.requestNo) throw new IdentityRejected('The answer is of another request');
  if (result.sitecode !== undefined && result.sitecode !== expected.siteCode) {
    throw new IdentityRejected('The answer is of another site');
  }
  if (result.resultcode !== undefined && result.resultcode !== SUCCESS) {
    throw new IdentityRejected(`The answer says ${result.resultcode.slice(0, 8)}`);
  }
  return {
    name: nameOf(result),
    birthDate: birthDateOf(result.birthdate),
    genderType: genderOf(result.gender),
    phoneNum: phoneNumberOf(result.mobileno),
    di: result.di,
  };
}

function parse(text: string): z.output<typeof resultSchema> {
  try {
    return resultSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new IdentityRejected('The answer lacks a field', { cause });
  }
}

/** `utf8_name` is URL-encoded and knows every syllable; `name` is what EUC-KR has of it. */
function nameOf({ name = '', utf8_name }: z.output<typeof resultSchema>): string {
  const found = (utf8_name === undefined ? name : decoded(utf8_name)).normalize('NFC').trim();
  if (found === '' || found.length > NAME_MAX) throw new IdentityRejected('The answer has no name');
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
  const digits = text.replaceAll(/\D/g, '').replace(/^82(?=1)/, '0');
  if (!/^01\d{8,9}$/.test(digits)) throw new IdentityRejected('The phone number is none');
  return digits;
}
