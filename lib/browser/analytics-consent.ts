export type AnalyticsConsent = 'granted' | 'denied';

const KEY = 'analytics-consent';

/** What the visitor said; null as long as they said nothing, or where the browser keeps nothing. */
export function readAnalyticsConsent(): AnalyticsConsent | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps what the visitor said in this browser, where it lets us; it holds for this page in any case. */
export function keepAnalyticsConsent(consent: AnalyticsConsent): void {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // A browser that keeps nothing is asked again on the next page.
  }
}
