'use client';

import { SEOUL_TIME, SEOUL_ZONE } from '@/lib/format/moment';
import { useBrowserValue } from '@/components/ui/use-browser-value';

const isAbroad = () => Intl.DateTimeFormat().resolvedOptions().timeZone !== SEOUL_ZONE;

/** Names the time zone after a deadline or a planned time if the browser is in another zone. */
export function ZoneNote() {
  return useBrowserValue(isAbroad) === true ? `(${SEOUL_TIME})` : null;
}
