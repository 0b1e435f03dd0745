import { z } from 'zod';
import { forgetKept, keptKey, NONE_DECIDED, readKept, storeKept } from '@/lib/browser/kept-typing';

/** An application that this tab keeps until the server has it. */
export interface KeptApplication {
  /** The answers without the files themselves. */
  values: Readonly<Record<string, unknown>>;
  /** The draft on which the answers are based. */
  version: number;
  /** Saves that may have replaced that draft: those without a response, and the running one. */
  sent: readonly Readonly<Record<string, unknown>>[];
}

const answers = z.record(z.string(), z.unknown());
const applicationSchema = z.object({ values: answers, version: z.int(), sent: z.array(answers) });

/** Keeps an application in the tab's storage, for one account and one contest. */
export function keptApplication(contestUuid: string, owner: string) {
  const key = keptKey(`application-${contestUuid}`, owner);
  /** The text that this form stored. Another form of the same contest may have replaced it since. */
  let written: string | null = null;
  return {
    /** @returns null where nothing is kept */
    read(): KeptApplication | null {
      try {
        return applicationSchema.parse(JSON.parse(String(readKept(key)?.typed)));
      } catch {
        // Nothing is kept, or it has another shape than today's.
        return null;
      }
    },
    /** @returns false if the tab has no storage or no space left, or the account has logged out */
    write(kept: KeptApplication): boolean {
      const typed = JSON.stringify(kept, withoutFiles);
      written = typed;
      const { version } = kept;
      return storeKept(key, { ...NONE_DECIDED, version, base: null, typed, files: 0, isOpen: false });
    },
    /** Removes what this form stored. */
    remove(): void {
      if (written !== null && readKept(key)?.typed === written) forgetKept(key);
    },
    /** Removes what was found when the form opened, which the server also has. */
    forget: (): void => forgetKept(key),
  };
}
export type ApplicationKeeper = ReturnType<typeof keptApplication>;

/** A file itself can't be kept as text. */
export const withoutFiles = (key: string, value: unknown): unknown => (key === 'file' ? undefined : value);
