import { escapeHtml } from '@/lib/format/escape-html';
import { site } from '@/lib/site';

/**
 * What the HTML of an exhibition, an event or a piece of news may hold. The text isn't cleaned but written anew: of what
 * came in only words and the elements below are taken over, each with attributes that are spelled out here. So whatever
 * a browser would have made of the original, it never sees it.
 */
const BLOCKS: ReadonlySet<string> = new Set([
  'p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'table', 'thead', 'tbody',
  'tr', 'th', 'td', 'img',
]); // prettier-ignore
const INLINE: ReadonlySet<string> = new Set(['br', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a']);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Their content is no text of the article. */
const DROPPED: ReadonlySet<string> = new Set([
  'script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'textarea',
  'title', 'head', 'select', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
]); // prettier-ignore
/** An element that begins ends an open one of these, unless one of the second stands between. */
const ENDED_BY: Readonly<Record<string, { ends: string; within: readonly string[] }>> = {
  li: { ends: 'li', within: ['ul', 'ol'] },
  tr: { ends: 'tr', within: ['table'] },
  td: { ends: 'td', within: ['tr', 'table'] },
  th: { ends: 'th', within: ['tr', 'table'] },
  a: { ends: 'a', within: [] },
};

const LARGEST_HEADING = 3;
const SMALLEST_HEADING = 6;
/** Deeper nesting is flattened: nobody writes it, and browsers recurse over it. */
const MAX_DEPTH = 24;

// A comment, a declaration, a tag with its attributes, or a character that begins none of them. No tag is longer than
// people write them, so a text made of beginnings costs no more than another.
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-zA-Z][^\s/>]{0,31})((?:[^<>"']|"[^"]{0,2000}"|'[^']{0,2000}'){0,500})>|<|[^<]+/g;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/**
 * An operator's HTML as it may be kept and shown (member document, section 2): elements of the allow-list, headings from
 * h3 down, links that open outside pages without telling them where from. Never throws, whatever it is given.
 */
export function sanitizeContent(html: string): string {
  const shift = headingShift(html);
  const open: string[] = [];
  const written: string[] = [];
  const close = (name: string) => {
    const at = open.lastIndexOf(name);
    while (at >= 0 && open.length > at) written.push(`</${open.pop() ?? name}>`);
  };

  const tokens = new RegExp(TOKEN);
  for (let found = tokens.exec(html); found !== null; found = tokens.exec(html)) {
    const [token, slash, tag, attributes = ''] = found;
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (!/^<[!?]/.test(token)) written.push(escapeText(token));
      continue;
    }
    if (DROPPED.has(name)) {
      if (slash === '') tokens.lastIndex = endOf(name, html, tokens.lastIndex);
      continue;
    }
    const element = elementOf(name, shift);
    if (element === null) continue;
    if (slash === '/') {
      if (!VOID.has(element)) close(element);
      continue;
    }
    const start = startTag(element, attributes);
    if (start === null || (open.length >= MAX_DEPTH && !VOID.has(element))) continue;
    if (BLOCKS.has(element)) close('p');
    const rule = ENDED_BY[element];
    if (rule !== undefined && isNearer(open, rule.ends, rule.within)) close(rule.ends);
    written.push(start);
    if (!VOID.has(element)) open.push(element);
  }
  while (open.length > 0) written.push(`</${open.pop() ?? ''}>`);
  return written.join('').trim();
}

/** By how much headings go down, so that the largest is one below the page's own. */
function headingShift(html: string): number {
  let largest = LARGEST_HEADING;
  for (const [, level] of html.matchAll(/<h([1-6])[\s>]/gi)) largest = Math.min(largest, Number(level));
  return LARGEST_HEADING - largest;
}

/** Where an element whose content is dropped ends: such content is no HTML, so quotes in it mean nothing. */
function endOf(name: string, html: string, from: number): number {
  const end = new RegExp(`</${name}(?![a-z0-9])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** The element that stands for what was written; null for one that only lends its text. */
function elementOf(name: string, shift: number): string | null {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) return `h${Math.min(SMALLEST_HEADING, Number(level) + shift)}`;
  if (name === 'div' || name === 'section' || name === 'article') return 'p';
  return BLOCKS.has(name) || INLINE.has(name) ? name : null;
}

function isNearer(open: readonly string[], wanted: string, within: readonly string[]): boolean {
  const at = open.lastIndexOf(wanted);
  return at >= 0 && within.every((name) => open.lastIndexOf(name) < at);
}

function startTag(element: string, text: string): string | null {
  if (element === 'a') {
    const href = linkOf(attribute(text, 'href'));
    if (href === null) return null;
    const isOutside = /^https?:/i.test(href) && new URL(href).origin !== new URL(site.url).origin;
    const manners = isOutside ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(href)}"${manners}>`;
  }
  if (element === 'img') {
    const source = attribute(text, 'src');
    // Our own images alone: others would tell a stranger who reads what.
    if (source === null || !/^\/media\/[\w/.-]+$/.test(source)) return null;
    return `<img src="${escapeHtml(source)}" alt="${escapeHtml(attribute(text, 'alt') ?? '')}" loading="lazy">`;
  }
  return `<${element}>`;
}

/** Where a link may lead: outside pages, addresses of people, our own pages. Judged as a browser reads it. */
function linkOf(text: string | null): string | null {
  const href = text?.trim() ?? '';
  if (href === '' || /\p{Cc}/u.test(href)) return null;
  if (/^(\/(?![/\\])|#)/.test(href)) return href;
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href) || !URL.canParse(href)) return null;
  return href;
}

function attribute(text: string, name: string): string | null {
  for (const [, key, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (key?.toLowerCase() === name) return decoded(double ?? single ?? bare ?? '');
  }
  return null;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What isn't decoded here keeps its `&`, which is escaped again when it is written. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));?/g,
    (whole, ten, sixteen, name) => {
      if (name !== undefined) return NAMED[String(name)] ?? whole;
      const code = ten === undefined ? Number.parseInt(String(sixteen), 16) : Number(ten);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Words as they were: their entities stay, everything that could begin a tag doesn't. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z\d]{1,31}|#\d{1,7}|#[xX][\da-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
