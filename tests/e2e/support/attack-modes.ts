import { test } from '@playwright/test';
import { startOwnSite } from './own-site';
import { startSplitSite } from './split-site';

/** No limit of calls is in the way of an attack that isn't about one. */
const UNLIMITED = { DEMO_RATE_FACTOR: '1000' };

export type Mode = 'whole' | 'split';

/**
 * Declares the same tests for a site in one process and for one whose API is another process, each on a site of its
 * own.
 * @param define gets the way to the site's address, which is known when tests run
 * @param settings of the process that serves visitors
 */
export function inBothModes(
  define: (url: () => string, mode: Mode) => void,
  settings: Readonly<Record<string, string>> = {},
): void {
  for (const mode of ['whole', 'split'] as const) {
    test.describe(mode, () => {
      test.describe.configure({ mode: 'default', timeout: 240_000 });
      let site: { url: string; stop(): Promise<void> } | null = null;
      test.beforeAll(async () => {
        test.setTimeout(240_000);
        site =
          mode === 'whole'
            ? await startOwnSite('attacks', { ...UNLIMITED, ...settings })
            : await startSplitSite({ api: UNLIMITED, site: settings });
      });
      test.afterAll(async () => {
        await site?.stop();
      });
      define(() => site?.url ?? '', mode);
    });
  }
}
