'use client';

import { useState } from 'react';
import {
  consentQuestion,
  keepAnalyticsConsent,
  readAnalyticsConsent,
  type AnalyticsConsent,
} from '@/lib/browser/analytics-consent';
import { useStore } from '@/lib/browser/store';
import { ConsentBar } from './consent-bar';
import { Measuring } from './measuring';

interface AnalyticsProps {
  tagId: string;
  asksConsent: boolean;
  /** Of the page that is shown. */
  pathname: string;
}

/** Asks for the consent where the site does so, and measures from then on. */
export function Analytics({ tagId, asksConsent, pathname }: AnalyticsProps) {
  const [consent, setConsent] = useState<AnalyticsConsent | null>(() =>
    asksConsent ? readAnalyticsConsent() : 'granted',
  );
  const isAskedAgain = useStore(consentQuestion, false);
  const answer = (said: AnalyticsConsent) => {
    keepAnalyticsConsent(said);
    setConsent(said);
    consentQuestion.set(false);
  };
  return (
    <>
      {consent === 'granted' ? <Measuring tagId={tagId} pathname={pathname} /> : null}
      {asksConsent && (consent === null || isAskedAgain) ? <ConsentBar onAnswer={answer} /> : null}
    </>
  );
}
