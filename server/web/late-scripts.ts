import { ALERT_PARAMETER, ERROR_PARAMETER } from '@/lib/alert-parameters';
import * as networkMessages from '@/lib/messages/network';
import { VIEWER_PARAMETER } from '@/lib/paths/query';
import { AT_ONCE, HYDRATED, SIGNS_OF_USE, SIGNUP_KEPT } from '@/lib/signs-of-use';
import { IDENTITY_AWAY } from '@/lib/identity-channel';

/** A script of Next that may run at any time. Its address is the first group. */
const SCRIPT = /<script(?=[^>]* src="(\/_next\/static\/[^"]+)")(?=[^>]* async="")[^>]*><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const NONCE = / nonce="[^"]*"/;

/** The first view counts as painted after this time, however slow its pictures are. */
const LATEST_VIEW_MS = 3000;
/** A page that is only looked at rests for this time. Then its scripts begin, for what moves by itself. */
const REST_MS = 10_000;

/** An address with one of these opens something that a script shows. */
const AT_ONCE_PARAMETERS = [ALERT_PARAMETER, ERROR_PARAMETER, VIEWER_PARAMETER];
/** So does a tab that keeps one of these: the visitor comes back to it from a provider or a verification. */
const AT_ONCE_KEPT = [SIGNUP_KEPT, IDENTITY_AWAY];

/**
 * Begins the scripts when the browser has shown the first view with its pictures, or, on a phone that comes as a guest, fetches them
 * then and begins them at the first sign of use (docs/adr/0031). The last press of a button that no script has answered is
 * made again when the page is hydrated, and that of a link or a search too where there is no network: as a document either would
 * lead to the browser's error page. One that React has hydrated the page for is still on its way. `mayRest` is whether nothing
 * is lost while they wait: it is nobody's own page, and nothing opens by itself.
 * The same for every document, so that it has one hash. The addresses are in the element's data.
 */
const LOADER = `(() => {
  const addresses = document.currentScript.dataset.sources.split(' ');
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const signs = ${JSON.stringify(SIGNS_OF_USE)};
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const src of addresses) add('script', { src, async: true, onerror: tell });
  };
  const isKept = (key) => {
    try {
      return sessionStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const mayRest = () => !(
    'member' in document.documentElement.dataset ||
    ${JSON.stringify(AT_ONCE_PARAMETERS)}.some((name) => new URLSearchParams(location.search).has(name)) ||
    ${JSON.stringify(AT_ONCE_KEPT)}.some(isKept) ||
    document.querySelector('[${AT_ONCE}]') || matchMedia('(any-pointer: fine)').matches
  );
  let isViewed = false;
  const afterView = () => {
    if (isBegun || isViewed) return;
    isViewed = true;
    if (!mayRest()) return begin();
    for (const src of addresses) fetch(src, { priority: 'low' }).then((file) => file.blob()).catch(() => undefined);
    setTimeout(begin, ${REST_MS});
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  let press = null;
  let isLost = false;
  const tell = () => {
    isLost = true;
    if (press === null || navigator.onLine) return;
    press = null;
    alert('${networkMessages.offline}');
  };
  const keep = (event, element, again) => {
    press = { event, element, again };
    if (isLost) tell();
  };
  const note = (event) => {
    const link = navigator.onLine ? null : event.target.closest('a[data-soft]');
    const isElsewhere = link && link.pathname + link.search !== location.pathname + location.search;
    if (isElsewhere) event.preventDefault();
    const control = isElsewhere ? link : event.target.closest('button[type=button]');
    if (control) keep(event, control, () => control.click());
    else if (isLost) tell();
  };
  const noteForm = (event) => {
    const form = event.target;
    if (navigator.onLine || form.method !== 'get') return;
    event.preventDefault();
    keep(event, form, () => form.requestSubmit());
  };
  addEventListener('click', note, true);
  addEventListener('submit', noteForm, true);
  addEventListener('${HYDRATED}', () => {
    removeEventListener('click', note, true);
    removeEventListener('submit', noteForm, true);
    if (press && press.event.eventPhase === Event.NONE && press.element.isConnected) press.again();
  }, { once: true });
  setTimeout(afterView, ${LATEST_VIEW_MS});
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
    setTimeout(afterView);
  });
})()`;

/**
 * The document with one small script in place of all others, which begins them after the first view. A phone
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
