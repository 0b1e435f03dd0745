import { DOTS } from './signs';

/** The rule for links to other sites, as people type and paste them. Public pages load it: it needs no cleaner. */

/** A colon behind a name of letters is a scheme, also an unknown one. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Both slashes have to be there, and no more: browsers repair `https:/a.kr` and `https:////a.kr`, which are typing errors. */
const WEB = /^https?:\/\/[^/\\]/i;
const SPACE = /[\s\u0085\u2800]/;
/** A host with a dot and a name at its end, as the URL parser writes it: IDN in Punycode. An IP address is none, and only names below a domain have underscores. */
const HOST =
  /^(?:[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})\.?$/i;

/** The brackets that end a link only where they also open in it, as in Wikipedia's links. */
const OPENINGS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['>', '<'],
]);
/** Punctuation behind a link: that of sentences, of lists, and closing brackets and quotes that no address has. */
const BEHIND = new RegExp(String.raw`[\s,.${DOTS}，．。、…"”’〉》」』】]`);

/** Cuts off the punctuation behind a link. Brackets that open inside the link stay. */
export function withoutPunctuation(link: string): string {
  // Counted once: a text has no limit before it is cleaned.
  const extra = new Map(
    [...OPENINGS].map(([closing, opening]) => [closing, extraOf(link, closing, opening)]),
  );
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const count = extra.get(last);
    if (count === undefined ? !BEHIND.test(last) : count <= 0) break;
    if (count !== undefined) extra.set(last, count - 1);
  }
  return link.slice(0, end);
}

/** How many more closing than opening brackets a link has. */
const extraOf = (link: string, closing: string, opening: string) =>
  link.split(closing).length - link.split(opening).length;

/** An address on the web: http or https, of one line, without spaces and users, at a host with a dot. Null for all else. */
export function parseWebLink(link: string): URL | null {
  const text = withoutPunctuation(link.trim());
  const whole = SCHEME.test(text) ? text : `https://${text}`;
  if (SPACE.test(text) || !WEB.test(whole)) return null;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  return url !== null && HOST.test(url.hostname) && url.username === '' ? url : null;
}

/** A link with the scheme that people leave out. Texts that are no link stay. */
export function withScheme(link: string): string {
  return SCHEME.test(link) || parseWebLink(link) === null ? link : `https://${link}`;
}
