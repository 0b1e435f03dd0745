import type { ScrollStep, UserType } from '@/lib/analytics/measured';

/** What is measured. */
export type Measured =
  | { name: 'page_view'; path: string; title: string; user: UserType }
  | { name: 'scroll'; path: string; percent: ScrollStep };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The tag that receives the measurements. */
let tag: string | null = null;
/** The id of the script element. */
const SCRIPT = 'google-tag';

/**
 * Google's tag reads calls from a line, as `arguments` objects.
 * @see https://developers.google.com/tag-platform/gtagjs
 */
function say(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the tag tells calls from other entries by this kind of object
  window.dataLayer.push(arguments);
}

const silence = (id: string, isSilent: boolean) => Object.assign(window, { [`ga-disable-${id}`]: isSilent });

/** Loads Google's tag. Until then, and where the site has none, nothing is measured. @param id of the tag */
export function startAnalytics(id: string): void {
  silence(id, false);
  tag = id;
  if (document.getElementById(SCRIPT) !== null) return;
  say('js', new Date());
  // Views are reported by `measure`: a change of the page is no new document. Amounts are in won.
  say('config', id, {
    send_page_view: false,
    currency: 'KRW',
    page_location: location.origin,
    page_referrer: document.referrer === '' ? '' : new URL(document.referrer).origin,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.id = SCRIPT;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Ends the measuring and removes the tag's cookies. */
export function stopAnalytics(id: string): void {
  silence(id, true);
  tag = null;
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!name.startsWith('_ga')) continue;
    for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

/** The one way to report what visitors use; does nothing until the measuring has begun. */
export function measure(measured: Measured): void {
  if (tag === null) return;
  const at = { page_location: `${location.origin}${measured.path}` };
  switch (measured.name) {
    case 'page_view':
      return say('event', 'page_view', { ...at, page_title: measured.title, user_type: measured.user });
    case 'scroll':
      return say('event', 'scroll', { ...at, percent_scrolled: measured.percent });
  }
}
