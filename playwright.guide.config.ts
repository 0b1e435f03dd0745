import { defineConfig } from '@playwright/test';
import common from './playwright.config';

/** The pictures of the service guide are taken like end-to-end tests, by `npm run guide:capture` alone. */
export default defineConfig({
  ...common,
  testDir: 'scripts/guide',
  outputDir: 'test-results/guide',
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
});
