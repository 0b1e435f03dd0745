'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useStepAside } from '@/components/shell/use-step-aside';
import { Button } from '@/components/ui/action/button';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { AnalyticsConsent } from '@/lib/browser/analytics-consent';
import * as sitePaths from '@/lib/paths/site';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  onAnswer: (consent: AnalyticsConsent) => void;
  /** The visitor asked for it: the focus goes there. */
  takesFocus: boolean;
}

/** Asks whether visits may be measured. Both answers weigh the same, and the page stays usable without one. */
export function ConsentBar({ onAnswer, takesFocus }: ConsentBarProps) {
  const isAside = useStepAside();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) bar.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={clsx('no-print', styles.bar, isAside && styles.aside)}
      aria-labelledby="analytics-question"
    >
      <h2 id="analytics-question" className={styles.title}>
        분석 쿠키를 허용하시겠어요?
      </h2>
      <p className={styles.text}>
        어떤 화면을 얼마나 보는지 세어 더 나은 화면을 만드는 데 씁니다. 거부해도 모든 기능을 쓸 수 있어요.{' '}
        <SoftLink className={styles.link} href={`${sitePaths.privacy()}#section-9`}>
          개인정보처리방침
        </SoftLink>
      </p>
      <div className={styles.answers}>
        <Button small onClick={() => onAnswer('denied')}>
          거부
        </Button>
        <Button small onClick={() => onAnswer('granted')}>
          허용
        </Button>
      </div>
    </section>
  );
}
