import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { waitForLife } from './alive';

interface ConsoleGuard {
  /** Allows console errors that match, because the test causes them. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** A page is hydrated before the test goes on. */
  life: void;
  /** A test fails when one of its pages logs an error or throws. */
  consoleGuard: ConsoleGuard;
}

function listen(page: Page, note: (text: string) => void): void {
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
}

/** A client address that no other test uses, so that rate limits by address count each test alone. */
function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return `10.${part()}.${part()}.${part()}`;
}

export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  life: [
    async ({ context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) context.on('page', waitForLife);
      await use();
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => listen(page, (text) => errors.push(text)));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
