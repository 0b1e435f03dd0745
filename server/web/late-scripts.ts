import { SCRIPTS_LOST, SIGNS_OF_USE } from '@/lib/signs-of-use';
import { importedScripts } from './flight-scripts';

/** A script of Next that may run at any time. Its address is the first group. */
const SCRIPT = /<script(?=[^>]* src="(\/_next\/static\/[^"]+)")(?=[^>]* async="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** The bundler's runtime. It hydrates the page as soon as it runs with the chunks that all pages have. */
const RUNTIME = /\/turbopack-[^/]+$/;
const NONCE = / nonce="[^"]*"/;

/** The first view counts as painted after this time, however slow its pictures are. */
const LATEST_VIEW_MS = 3000;

/**
 * Begins the scripts when the browser has shown the first view with its pictures, or at the first sign of use (docs/adr/0060).
 * The same for every document, so that it has one hash. The addresses are in the element's data.
 */
const LOADER = `(() => {
  const addresses = document.currentScript.dataset.sources.split(' ');
  const signs = ${JSON.stringify(SIGNS_OF_USE)};
  const tellLost = () => dispatchEvent(new Event('${SCRIPTS_LOST}'));
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const src of addresses)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror: tellLost }));
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  setTimeout(begin, ${LATEST_VIEW_MS});
  const isSeen = (picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const loaded = (picture) => picture.complete || new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  const painted = new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));
  const frame = () => new Promise(requestAnimationFrame);
  document.addEventListener('DOMContentLoaded', async () => {
    await Promise.all([painted, ...[...document.images].filter(isSeen).map(loaded)]);
    await frame();
    await frame();
    setTimeout(begin);
  });
})()`;

/** The scripts of a document. */
interface Scripts {
  /** Their addresses, in the order in which they are to run. */
  sources: readonly string[];
  /** The attribute, or nothing. */
  nonce: string;
}

/**
 * Replaces Next's scripts by what `write` makes of them. The runtime is the last, and all that React imports comes before it: React
 * hydrates again and again while it waits for a script, on all of a core.
 */
function replaceScripts(html: string, write: (scripts: Scripts) => string): string {
  const found = new Set<string>();
  let nonce = '';
  const bare = html.replace(PRELOAD, '').replace(SCRIPT, (tag, source: string) => {
    nonce = NONCE.exec(tag)?.[0] ?? '';
    found.add(source);
    return '';
  });
  const at = bare.indexOf('</head>');
  if (found.size === 0 || at < 0) return html;
  for (const source of importedScripts(html)) found.add(source);
  const isLast = (source: string) => Number(RUNTIME.test(source));
  const sources = [...found].sort((a, b) => isLast(a) - isLast(b));
  return `${bare.slice(0, at)}${write({ sources, nonce })}${bare.slice(at)}`;
}

/**
 * The document with one small script in place of all others, which begins them after the first view. A phone
 * on a slow line then doesn't share the line and its processor between them and what its owner looks at.
 */
export function postponeScripts(html: string): string {
  const addLoader = ({ sources, nonce }: Scripts) =>
    `<script${nonce} data-sources="${sources.join(' ')}">${LOADER}</script>`;
  return replaceScripts(html, addLoader);
}

/** The document with scripts that are loaded at once and run in their order when it has been read. */
export function orderScripts(html: string): string {
  const addAll = ({ sources, nonce }: Scripts) =>
    sources.map((source) => `<script src="${source}" defer=""${nonce}></script>`).join('');
  return replaceScripts(html, addAll);
}
