'use client';

import { OpenOutside } from '@/components/ui/action/open-outside';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { inAppName, wayOutside } from '@/lib/browser/in-app';
import * as inAppMessages from '@/lib/messages/in-app';

/** Warns that some providers refuse in-app browsers, with the way out of the app, or the words for it if none is known. */
export function LoginOutside() {
  const warning = useBrowserValue(() => {
    const { userAgent } = navigator;
    const app = inAppName(userAgent);
    if (app === null) return null;
    const hasWay = wayOutside(userAgent, window.location.href) !== null;
    return hasWay ? inAppMessages.loginMayBeBlocked(app) : inAppMessages.loginInBrowser(app);
  });
  if (warning == null) return null;
  return (
    <p className="t-small muted pre">
      {warning} <OpenOutside />
    </p>
  );
}
