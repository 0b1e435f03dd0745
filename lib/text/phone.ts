import { cleanIdentifier } from './clean';
import { DASHES, DOTS } from './signs';

/** Reads phone numbers as people write them: with any signs between the digits, with Korea's code, in any width. */

/** Separators between digits, after NFKC. */
const SIGN = String.raw`[\s().${DOTS}/_\p{Pd}${DASHES}]`;
const DASH = new RegExp(String.raw`[\p{Pd}${DASHES}]`, 'u');
const BETWEEN = new RegExp(SIGN, 'gu');
/** What stands before a number where it is copied from: the address of a link, a business card, a website. */
const LABEL =
  /^(?:(?:tel|phone|mobile|cell|h\.?p|c\.?p|[mt])(?:[.:]|(?<=[\w.]\w)\s)|[☎☏✆📞📱]|(?:휴대폰|휴대전화|핸드폰|전화|연락처)(?:\s?번호)?)[\s.:]*/iu;
/**
 * A second line behind a number (`02-123-4567~8`, `/8`, `(8)`, `-8`), or an extension. Joined with the digits before it, it would be
 * another number.
 */
const SECOND_LINE = new RegExp(String.raw`(?:[~/${DOTS}_,(]\s*\d{1,3}|\D\d)\s*\)?$`, 'u');
/** The trunk zero of a number that is dialled from abroad: `+44 (0)20 …`. */
const TRUNK_ZERO = /\(0\)/g;
/** 010 has eight digits behind it; the older codes have seven or eight. */
const MOBILE = /^01(?:0\d{8}|[16-9]\d{7,8})$/;
/** Numbers of regions, of the internet, of safe and free calls; and numbers that a company has for the whole country. */
const OTHER = /^(?:0(?:2|[3-6]\d|[78]0|50\d)\d{7,8}|1[5-8]\d{6})$/;
/** A mobile number from which a spreadsheet took the leading zero. */
const WITHOUT_ZERO = /^1[016-9]\d{7,8}$/;

/** The prefixes of Korean carriers for calls abroad, dialled before the country code. */
const CARRIER = '00(?:[12568]|700|727|755|766|770)';
const ACCESS_CODE = new RegExp(String.raw`^${SIGN}*${CARRIER}${SIGN}+([1-9].*)$`, 'u');
/** A carrier's prefix and Korea's country code, without signs. */
const BEFORE_KOREA = new RegExp(`^${CARRIER}82`);
/** The groups of a North American number, which is dialled with 00 and its code, 1, elsewhere: 001-650-253-0000. */
const AMERICAN = /^\D*\d{3}\D+\d{3}\D+\d{4}\D*$/;

export type PhoneNumber =
  | { kind: 'mobile' | 'other'; digits: string }
  /** `written` is `+` with the groups as typed; null without a country code. */
  | { kind: 'foreign'; written: string | null }
  | { kind: 'none' };

/** Reads a phone number. Returns a Korean one as the digits that are dialled in Korea. */
export function readPhone(text: string): PhoneNumber {
  const typed = withoutAccessCode(cleanIdentifier(text).replace(LABEL, ''));
  const [, abroad, digits] = /^(\+|00)?(\d{7,15})$/.exec(typed.replace(BETWEEN, '')) ?? [];
  if (digits === undefined || SECOND_LINE.test(typed)) return { kind: 'none' };
  const isKorean = digits.startsWith('82') && digits.length > 9;
  if (abroad !== undefined && !isKorean)
    return digits.startsWith('0') ? { kind: 'none' } : { kind: 'foreign', written: writtenAbroad(typed) };
  const national = isKorean ? withZero(digits.slice(2)) : WITHOUT_ZERO.test(digits) ? `0${digits}` : digits;
  if (MOBILE.test(national)) return { kind: 'mobile', digits: national };
  if (OTHER.test(national)) return { kind: 'other', digits: national };
  return national.startsWith('0') || digits.length < 10
    ? { kind: 'none' }
    : { kind: 'foreign', written: null };
}

/**
 * Replaces a carrier's prefix by `+`: `001-1-650-…` is `+1-650-…`. Where Korea's code follows, returns the digits that are dialled in Korea:
 * `00700-82-10-…` is `010…`.
 */
function withoutAccessCode(typed: string): string {
  const digits = typed.replace(BETWEEN, '');
  const national = BEFORE_KOREA.test(digits) ? withZero(digits.replace(BEFORE_KOREA, '')) : '';
  if (MOBILE.test(national) || OTHER.test(national)) return national;
  const number = ACCESS_CODE.exec(typed)?.[1];
  return number === undefined || (/^\D*001/.test(typed) && AMERICAN.test(number)) ? typed : `+${number}`;
}

/** Writes a foreign number as `+` and its groups of digits, with the hyphens as typed: `+49 30 1234567`, `+1 650-253-0000`. */
function writtenAbroad(typed: string): string {
  const number = typed.replace(TRUNK_ZERO, ' ').replace(/^\W*00/, '');
  return `+${number.replace(/\D+/g, (between) => (DASH.test(between) ? '-' : ' ')).trim()}`;
}

/** `+82 10-…`, also as `+82 (0)10-…`, and `+82 1588-…`. */
function withZero(digits: string): string {
  return digits.startsWith('0') || OTHER.test(digits) ? digits : `0${digits}`;
}
