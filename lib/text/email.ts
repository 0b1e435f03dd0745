import { cleanIdentifier } from './clean';

/** The one rule of e-mail addresses: forms, the API, imports and the mailer ask nothing else. */

/** WHATWG's rule of `<input type="email">`, besides a name with a dot behind the at sign. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** A dot at an end of the local part or beside another dot: WHATWG takes it, and mail servers (RFC 5321) don't. */
const LOOSE_DOT = /^\.|\.\.|\.@/;
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;

/**
 * An address as it is kept: ASCII of full-width letters, without unseen characters and the dot of a sentence's end. Nothing else
 * is changed: a domain in other letters stays as it is typed, and is refused.
 */
export function cleanEmail(text: string): string {
  const address = cleanIdentifier(text).replaceAll('。', '.');
  return /[^.]\.$/.test(address) ? address.slice(0, -1) : address;
}

/** Whether a text is an address that mails may be sent to. */
export function isEmail(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return (
    text.length <= ADDRESS_MAX &&
    local.length <= LOCAL_MAX &&
    ADDRESS.test(text) &&
    !LOOSE_DOT.test(text) &&
    isDomain(domain)
  );
}

/** A last part of digits belongs to an IP address. An encoded name (`xn--`) has to decode to letters that a name may have. */
function isDomain(domain: string): boolean {
  if (/\.\d+$/.test(domain)) return false;
  if (!/(?:^|\.)xn--/i.test(domain)) return true;
  try {
    return new URL(`http://${domain}`).hostname === domain.toLowerCase();
  } catch {
    return false;
  }
}

/** The letters beyond ASCII of a text that looks like an address, each once: one of another script may look like a Latin one. */
export function foreignLetters(text: string): string[] {
  return [...new Set(text.match(/[^\x20-\x7e]/gu) ?? [])];
}
