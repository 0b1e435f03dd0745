import os from 'node:os';
import { defineConfig, devices } from '@playwright/test';

/**
 * Runs against the site that `scripts/e2e.mjs` has started (E2E_BASE_URL). Each test has its own browser
 * context. Recording each of them took a sixth of the time: a trace is made where a test is tried again, or with
 * `npm run e2e -- --trace retain-on-failure`.
 */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const MINUTE = 60_000;

/** With as many as there are cores a tenth of their time was idle. On many cores the one site that all ask is the limit. */
const workers = Math.min(6, os.availableParallelism() + 1);

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No page lives long enough here for optimized code to pay for its making: a twentieth of all processor time.
  '--js-flags=--no-opt',
  // No request leaves the machine. A route of Playwright's would also turn off the browser's cache: a tenth more time.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE ::1, EXCLUDE *.localhost, EXCLUDE localhost',
];

const desktop = { viewport: { width: 1440, height: 900 } };

/** What changes the pages of all visitors is tested on a site of its own: other tests count what lists have. */
const edited = { baseURL: process.env.E2E_EDITED_URL };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers,
  // With more browsers than cores, headless Chromium stopped drawing for good in up to one of seventy walks down a long page,
  // on more than one page. A new browser draws. What passed on a second try is named in the last lines of `npm test`.
  retries: 1,
  // Limits are for what hangs: a test of four seconds may take forty on a busy machine, each state its share of it.
  timeout: 4 * MINUTE,
  expect: { timeout: MINUTE },
  reporter: [
    [process.env.E2E_REPORTER ?? 'dot'],
    ['./scripts/support/progress-reporter.mjs'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json' }],
  ],
  use: {
    actionTimeout: MINUTE,
    navigationTimeout: 1.5 * MINUTE,
    baseURL: process.env.E2E_BASE_URL,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: flags },
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: /(phone|studio|back-office|outage|attack)/ },
    { name: 'tablet', use: { viewport: { width: 768, height: 1024 } }, testMatch: /smoke\.spec/ },
    { name: 'phone', use: phone, testMatch: /(smoke|phone[^/]*)\.spec/, testIgnore: /studio/ },
    { name: 'studio', use: { ...desktop, ...edited }, testMatch: /\/(studio|back-office)[^/]*\.spec/ },
    { name: 'studio-phone', use: { ...phone, ...edited }, testMatch: /phone-studio[^/]*\.spec/ },
    { name: 'outage', use: desktop, testMatch: /outage\.spec/ },
    // Last, on sites of their own: what is done to those would be in the way of every other test.
    { name: 'attacks', testMatch: /attacks[^/]*\.spec/ },
  ],
});
