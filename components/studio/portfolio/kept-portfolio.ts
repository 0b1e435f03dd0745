'use client';

import { z } from 'zod';
import { forgetKept, keptKey, NONE_DECIDED, readKept, storeKept } from '@/lib/browser/kept-typing';
import { portfolioSchema, portfolioStateSchema } from '@/lib/contracts/portfolio';
import type { UnsavedPortfolio } from './portfolio-saver';

const keptSchema = z.object({
  state: portfolioStateSchema.nullable(),
  begins: z.boolean(),
  portfolio: portfolioSchema,
  sent: z.array(portfolioSchema),
});

/** Keeps the account's portfolio in this tab for one editor. It outlives an ended session, a reload and a step back. */
export function portfolioKeeper(owner: string) {
  const key = keptKey('portfolio', owner);
  /** What this editor stored, as JSON. Another editor in the same tab may have replaced it since. */
  let written: string | null = null;
  const isOwn = (): boolean => written !== null && JSON.stringify(readKept(key)?.typed) === written;
  return {
    isOwn,
    /** Keeps unsaved changes. Null removes what this editor stored. */
    keep(unsaved: UnsavedPortfolio | null): void {
      if (unsaved === null) {
        if (isOwn()) forgetKept(key);
        return;
      }
      const state = unsaved.state === null ? null : portfolioStateSchema.parse(unsaved.state);
      const typed = { ...unsaved, state };
      written = JSON.stringify(typed);
      storeKept(key, { ...NONE_DECIDED, version: null, base: null, typed, files: 0, isOpen: false });
    },
    /** Returns once what was kept when the portfolio was last open; null for nothing. */
    take(): UnsavedPortfolio | null {
      const kept = keptSchema.safeParse(readKept(key)?.typed);
      forgetKept(key);
      return kept.success ? kept.data : null;
    },
  };
}
