'use client';

import { useEffect, useState } from 'react';
import {
  keepAnalyticsConsent,
  readAnalyticsConsent,
  type AnalyticsConsent,
} from '@/lib/browser/analytics-consent';
import { ConsentBar } from './consent-bar';
import { Measuring } from './measuring';

interface AnalyticsProps {
  tagId: string;
  asksConsent: boolean;
  /** Of the page that is shown. */
  pathname: string;
}

/** The footer's button that asks again. */
const CHOICE = '[data-analytics-choice]';

/** Asks for the consent where the site does so, and measures from then on. */
export function Analytics({ tagId, asksConsent, pathname }: AnalyticsProps) {
  const [consent, setConsent] = useState<AnalyticsConsent | null>(() =>
    asksConsent ? readAnalyticsConsent() : 'granted',
  );
  const [isAskedAgain, setAskedAgain] = useState(false);
  // The footer's button is part of a page that is the same for every visitor, and has no script of its own.
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(CHOICE) !== null) setAskedAgain(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  const answer = (said: AnalyticsConsent) => {
    keepAnalyticsConsent(said);
    setConsent(said);
    setAskedAgain(false);
    if (isAskedAgain) document.querySelector<HTMLElement>(CHOICE)?.focus();
  };
  return (
    <>
      {consent === 'granted' ? <Measuring tagId={tagId} pathname={pathname} /> : null}
      {asksConsent && (consent === null || isAskedAgain) ? (
        <ConsentBar onAnswer={answer} takesFocus={isAskedAgain} />
      ) : null}
    </>
  );
}
