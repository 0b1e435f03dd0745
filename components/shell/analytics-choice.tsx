'use client';

import { consentQuestion } from '@/lib/browser/analytics-consent';

/** The footer's way back to the question about analytics. */
export function AnalyticsChoice() {
  return (
    <button type="button" className="needs-script" onClick={() => consentQuestion.set(true)}>
      분석 쿠키
    </button>
  );
}
