'use client';

import { OpenOutside } from '@/components/ui/action/open-outside';
import { TextButton } from '@/components/ui/action/text-link';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { inAppName } from '@/lib/browser/in-app';
import * as identityMessages from '@/lib/messages/identity';
import * as inAppMessages from '@/lib/messages/in-app';
import styles from './identity-ways.module.css';
import type { Identity } from './use-identity';

interface IdentityWaysProps {
  identity: Pick<Identity, 'hasFailed' | 'isVerifying'>;
  /** Verifies in this window. */
  onHere: () => void;
}

/** The ways to verify without a popup: in an in-app browser, and after a popup without a result. */
export function IdentityWays({ identity: { hasFailed, isVerifying }, onHere }: IdentityWaysProps) {
  const app = useBrowserValue(() => inAppName(navigator.userAgent)) ?? null;
  if (isVerifying || (app === null && !hasFailed)) return null;
  return (
    <div className={`t-small muted ${styles.ways}`}>
      <p className="pre">
        {app === null ? identityMessages.popupHint : inAppMessages.popupsMayBeBlocked(app)}
      </p>
      <p className={styles.links}>
        <TextButton onClick={onHere}>이 창에서 인증</TextButton>
        <OpenOutside />
      </p>
    </div>
  );
}
