/** An in-app browser, which may block popups and logins. */
interface InApp {
  /** The app's common name. */
  name: string;
  userAgent: RegExp;
  /** Returns an address that opens another one outside of the app. */
  outside?: (address: URL) => string;
}

const APPS: readonly InApp[] = [
  {
    name: '카카오톡',
    userAgent: /KAKAOTALK/i,
    outside: ({ href }) => `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`,
  },
  {
    name: '라인',
    userAgent: /\bLine\//i,
    outside: ({ href }) => {
      const address = new URL(href);
      address.searchParams.set('openExternalBrowser', '1');
      return address.href;
    },
  },
  { name: '네이버 앱', userAgent: /NAVER\(inapp/i },
  { name: '다음 앱', userAgent: /DaumApps/i },
  { name: '인스타그램', userAgent: /Instagram/i },
  { name: '스레드', userAgent: /Barcelona/ },
  { name: '페이스북', userAgent: /\bFB(?:AN|AV|_IAB)\b/ },
  { name: '카카오스토리', userAgent: /KAKAOSTORY/i },
  { name: '밴드', userAgent: /\bBAND\//i },
  { name: '에브리타임', userAgent: /everytimeApp/i },
  { name: '틱톡', userAgent: /musical_ly|BytedanceWebview|TikTok/i },
  { name: 'X', userAgent: /Twitter(?: for |Android)/i },
  // Android marks every in-app browser.
  { name: '앱', userAgent: /Android.*; wv\)/ },
];

const find = (userAgent: string) => APPS.find((app) => app.userAgent.test(userAgent));

/** The name of the app whose browser this is; null for a normal browser. */
export function inAppName(userAgent: string): string | null {
  return find(userAgent)?.name ?? null;
}

/** The address that opens this one outside of the app; null if no way is known: in normal browsers, and in most iOS apps. */
export function wayOutside(userAgent: string, href: string): string | null {
  const app = find(userAgent);
  const address = new URL(href);
  address.hash = '';
  if (app === undefined || !/^https?:$/.test(address.protocol)) return null;
  if (app.outside !== undefined) return app.outside(address);
  if (!/Android/i.test(userAgent)) return null;
  const { host, pathname, search, protocol } = address;
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};package=com.android.chrome;end`;
}
