'use client';

import clsx from 'clsx';
import { useRouter } from 'next/navigation';
import { Icon } from '@/components/ui/icon';
import * as sitePaths from '@/lib/paths/site';
import styles from './floating-buttons.module.css';
import { openSupport } from './support-store';
import { useStepAside } from './use-step-aside';

/** Support, back, to the top: a stack at the lower right. Where the margin has no room for it, it steps aside from what is read or filled in. */
export function FloatingButtons() {
  const router = useRouter();
  const { isAside, isNearTop } = useStepAside();
  const goBack = () => {
    // A visitor who came straight here has no page of this site to go back to.
    if (window.history.length > 1) router.back();
    else router.push(sitePaths.home());
  };
  const goUp = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
    document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true });
  };
  return (
    <aside className={clsx('no-print', styles.stack, isAside && styles.aside)} aria-label="빠른 이동">
      {/* Without a script the footer says how to reach the operator. */}
      <button
        type="button"
        className={`needs-script ${styles.button}`}
        aria-haspopup="dialog"
        onClick={() => openSupport()}
      >
        문의
      </button>
      <button
        type="button"
        className={`needs-script ${styles.button} ${styles.back}`}
        aria-label="이전 화면"
        onClick={goBack}
      >
        <Icon name="previous" size={18} />
      </button>
      {isNearTop ? null : (
        <a
          className={styles.button}
          href="#top"
          aria-label="맨 위로"
          onClick={(event) => {
            event.preventDefault();
            goUp();
          }}
        >
          <Icon name="up" size={18} />
        </a>
      )}
    </aside>
  );
}
