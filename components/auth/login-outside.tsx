'use client';

import { OpenOutside } from '@/components/ui/open-outside';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { inAppName, wayOutside } from '@/lib/browser/in-app';
import * as inAppMessages from '@/lib/messages/in-app';

/** Warns that some providers refuse in-app browsers, if a way out of the app is known. */
export function LoginOutside() {
  const app = useBrowserValue(() => {
    const { userAgent } = navigator;
    return wayOutside(userAgent, window.location.href) === null ? null : inAppName(userAgent);
  });
  if (app == null) return null;
  return (
    <p className="t-small muted pre">
      {inAppMessages.loginMayBeBlocked(app)} <OpenOutside />
    </p>
  );
}
