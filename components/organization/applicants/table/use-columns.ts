'use client';

import { useState } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import type { FormField } from '@/lib/contracts/contest-form';
import { shownColumns } from './columns';
import { keep, readKept } from './kept-choices';

/** The columns that this reader sees of a contest's applicants. The browser keeps the choice. */
export function useColumns(contestUuid: string, possible: readonly FormField[]) {
  const key = `gyeol:applicant-columns:${contestUuid}`;
  const before = useBrowserValue(() => readKept(key));
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const columns = shownColumns(possible, chosen ?? parseNames(before));
  return {
    columns,
    choose: (names: readonly string[]) => {
      setChosen(names);
      keep(key, JSON.stringify(names));
    },
  };
}

function parseNames(text: string | null | undefined): string[] | null {
  if (text == null) return null;
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : null;
  } catch {
    return null;
  }
}
