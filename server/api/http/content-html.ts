import sanitizeHtml from 'sanitize-html';
import { site } from '@/lib/site';
import { cleanHtml, cleanLine } from '@/lib/text/clean';
import { linkFault } from '@/lib/text/link';

/** The elements that the HTML of an exhibition, an event, a piece of news or a notice may have. */
const ELEMENTS = [
  'p', 'div', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption', 'hr', 'br', 'table', 'thead',
  'tbody', 'tr', 'th', 'td', 'img', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a',
]; // prettier-ignore
/** Elements that are removed with the text in them. */
const DROPPED = [
  'script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'noembed', 'noframes', 'textarea',
  'title', 'head', 'select', 'option', 'xmp', 'plaintext', 'audio', 'video', 'canvas',
]; // prettier-ignore
const LARGEST_HEADING = 3;
const SMALLEST_HEADING = 6;
/** Deeper nesting is flattened, because browsers walk it recursively. */
const MAX_DEPTH = 24;
/** The address of an image of this site (`files.image`). An image from elsewhere would tell its server who reads what. */
const OWN_IMAGE = /^\/media\/[\da-f]{32}\/\d{1,5}\.(?:avif|webp|jpg)$/;
const PIXELS = /^[1-9]\d{0,4}$/;

/**
 * Sanitises an operator's HTML: elements of the allow-list, headings from h3 down, links that don't tell other sites
 * where the reader comes from. It never throws.
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
        attribs: { src, alt: cleanLine(alt), ...sizeAttributes(width, height), loading: 'lazy' },
      }),
    },
    // Decoded entities are cleaned too.
    textFilter: cleanHtml,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_IMAGE.test(attribs.src ?? ''),
  }).trim();
}

/** The number of levels that headings are lowered by, so that the largest becomes h3. */
function headingShift(html: string): number {
  let largest = LARGEST_HEADING;
  for (const [, level] of html.matchAll(/<h([1-6])[\s>]/gi)) largest = Math.min(largest, Number(level));
  return LARGEST_HEADING - largest;
}

/** Width and height, or neither: a browser reserves the place of an image only where it knows both. */
function sizeAttributes(width = '', height = ''): Record<string, string> {
  return PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
}

/** The attributes of a link. The library checks its scheme. */
function linkAttributes(href = ''): Record<string, string> {
  // A browser reads `/\` as the beginning of another host.
  if (/^\/[/\\]/.test(href) || linkFault(href) !== null) return {};
  const isOutside =
    URL.canParse(href) && /^https?:/i.test(href) && new URL(href).origin !== new URL(site.url).origin;
  return isOutside ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
