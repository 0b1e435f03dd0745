'use client';

import { useState } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { keep, readKept } from '@/components/organization/applicants/table/kept-choices';

const KEY = 'gyeol:score-keys';
const OFF = 'off';

/** Whether the keys 1 to 5 score. Who speaks to their computer turns them off (WCAG 2.1.4); the browser keeps it. */
export function useScoreKeys(): readonly [boolean, (isOn: boolean) => void] {
  const before = useBrowserValue(() => readKept(KEY) !== OFF);
  const [chosen, setChosen] = useState<boolean | null>(null);
  return [
    chosen ?? before ?? false,
    (isOn) => {
      setChosen(isOn);
      keep(KEY, isOn ? 'on' : OFF);
    },
  ];
}
