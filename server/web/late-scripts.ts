import { HYDRATED, SIGNS_OF_USE } from '@/lib/signs-of-use';

/** A script of Next that may run at any time. Its address is the first group. */
const SCRIPT = /<script(?=[^>]* src="(\/_next\/static\/[^"]+)")(?=[^>]* async="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const NONCE = / nonce="[^"]*"/;

/** Scripts begin at the latest after this time, however slow the pictures are. */
const LATEST_MS = 3000;

/**
 * Begins the scripts when the pictures of the first view are painted (docs/adr/0031). The last press of a button that no
 * script has answered is made again when the page is hydrated; one that React has hydrated the page for is still on its way.
 * The same for every document, so that it has one hash. The addresses are in the element's data.
 */
const LOADER = `(() => {
  const { sources } = document.currentScript.dataset;
  const signs = ${JSON.stringify(SIGNS_OF_USE)};
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const src of sources.split(' ')) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  let press = null;
  const note = (event) => {
    const button = event.target.closest('button[type=button]');
    if (button) press = { event, button };
  };
  addEventListener('click', note, true);
  addEventListener('${HYDRATED}', () => {
    removeEventListener('click', note, true);
    if (press && press.event.eventPhase === Event.NONE && press.button.isConnected) press.button.click();
  }, { once: true });
  setTimeout(begin, ${LATEST_MS});
  const isSeen = (picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  const loaded = (picture) => picture.complete || new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  document.addEventListener('DOMContentLoaded', async () => {
    await Promise.all([...document.images].filter(isSeen).map(loaded));
    requestAnimationFrame(() => setTimeout(begin));
  });
})()`;

/**
 * The document with one small script in place of all others, which begins them when the first view is painted. A phone
 * on a slow line then doesn't share the line and its processor between them and what its owner looks at.
 */
export function postponeScripts(html: string): string {
  const sources: string[] = [];
  let nonce = '';
  const bare = html.replace(PRELOAD, '').replace(SCRIPT, (tag, source: string) => {
    nonce = NONCE.exec(tag)?.[0] ?? '';
    if (!sources.includes(source)) sources.push(source);
    return '';
  });
  const at = bare.indexOf('</head>');
  if (sources.length === 0 || at < 0) return html;
  const loader = `<script${nonce} data-sources="${sources.join(' ')}">${LOADER}</script>`;
  return `${bare.slice(0, at)}${loader}${bare.slice(at)}`;
}
