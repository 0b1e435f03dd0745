'use client';

import { wayOutside } from '@/lib/browser/in-app';
import styles from './text-link.module.css';
import { useBrowserValue } from '@/components/ui/use-browser-value';

/** Opens this page in the phone's browser instead of an in-app browser. Shown only if a way out of the app is known. */
export function OpenOutside() {
  const href = useBrowserValue(() => wayOutside(navigator.userAgent, window.location.href)) ?? null;
  if (href === null) return null;
  return (
    <a className={styles.link} href={href}>
      외부 브라우저로 열기
    </a>
  );
}
