'use client';

import { useState, type CSSProperties, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/action/button';
import styles from './zoomable-pages.module.css';

/** How large pages are shown, in percents of the room that they have. */
const ZOOMS = [100, 150, 200, 300, 400];

/**
 * A portfolio's pages, stacked and zoomable. They are as wide as the window, so that the browser's own zoom doesn't
 * enlarge them (WCAG 2.2, 1.4.4).
 */
export function ZoomablePages({ label, children }: { label: string; children: ReactNode }) {
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 100;
  const isLeast = step === 0;
  const isMost = step === ZOOMS.length - 1;
  return (
    <>
      <div className={`wrap needs-script ${styles.bar}`} role="group" aria-label="쪽 크기">
        <IconButton
          icon="minus"
          label="작게 보기"
          aria-disabled={isLeast}
          onClick={() => isLeast || setStep(step - 1)}
        />
        <output className="t-cap num">{zoom}%</output>
        <IconButton
          icon="plus"
          label="크게 보기"
          aria-disabled={isMost}
          onClick={() => isMost || setStep(step + 1)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll enlarged pages */}
      <div className={styles.scroller} role="region" aria-label={label} tabIndex={isLeast ? undefined : 0}>
        <ol className={styles.pages} style={{ '--zoom': zoom / 100 } as CSSProperties}>
          {children}
        </ol>
      </div>
    </>
  );
}
