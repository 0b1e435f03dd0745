import sanitizeHtml from 'sanitize-html';
import { site } from '@/lib/site';

/** What the HTML of an exhibition, an event or a piece of news may hold. */
const ELEMENTS = [
  'p', 'div', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'br', 'table', 'thead',
  'tbody', 'tr', 'th', 'td', 'img', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a',
]; // prettier-ignore
/** Their text is no text of the article. */
const DROPPED = [
  'script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'textarea',
  'title', 'head', 'select', 'option', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
]; // prettier-ignore
const LARGEST_HEADING = 3;
const SMALLEST_HEADING = 6;
/** Deeper nesting is flattened: nobody writes it, and browsers recurse over it. */
const MAX_DEPTH = 24;
/** Our own images alone, as `files.image` names them: whatever else is loaded would tell a stranger who reads what. */
const OWN_IMAGE = /^\/media\/[\da-f]{32}\/\d{1,5}\.(?:avif|webp|jpg)$/;
const PIXELS = /^[1-9]\d{0,4}$/;

/**
 * An operator's HTML as it may be kept and shown: elements of the allow-list, headings from h3 down, links that
 * open outside pages without telling them where from. Never throws, whatever it is given.
 */
export function sanitizeContent(html: string): string {
  const shift = headingShift(html);
  const headings = [1, 2, 3, 4, 5, 6].map((level) => [
    `h${level}`,
    sanitizeHtml.simpleTransform(`h${Math.min(SMALLEST_HEADING, level + shift)}`, {}),
  ]);
  return sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    nonTextTags: DROPPED,
    allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: {
      ...Object.fromEntries(headings),
      a: (_name, { href }) => ({ tagName: 'a', attribs: linkAttributes(href) }),
      img: (_name, { src = '', alt = '', width, height }) => ({
        tagName: 'img',
        attribs: { src, alt, ...sizeAttributes(width, height), loading: 'lazy' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs.src ?? ''),
  }).trim();
}

/** By how much headings go down, so that the largest is one below the page's own. */
function headingShift(html: string): number {
  let largest = LARGEST_HEADING;
  for (const [, level] of html.matchAll(/<h([1-6])[\s>]/gi)) largest = Math.min(largest, Number(level));
  return LARGEST_HEADING - largest;
}

/** Both or none: a browser keeps the place of an image whose shape it knows. */
function sizeAttributes(width = '', height = ''): Record<string, string> {
  return PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
}

/** What else is wrong with an address, the library's schemes refuse. */
function linkAttributes(href = ''): Record<string, string> {
  // A browser reads `/\` as the beginning of another host.
  if (/^\/[/\\]/.test(href)) return {};
  const isOutside =
    URL.canParse(href) && /^https?:/i.test(href) && new URL(href).origin !== new URL(site.url).origin;
  return isOutside ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
