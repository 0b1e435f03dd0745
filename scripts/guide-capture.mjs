import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { DEMO_SECRETS, runOnDemoSite } from './support/demo-site.mjs';
import { report } from './support/steps.mjs';

/**
 * `npm run guide:capture` takes the service guide's pictures anew, from the demo site: ten for desktop, ten for phones, into
 * `components/guide/pictures`. Arguments are passed to Playwright: `npm run guide:capture -- --grep profile`.
 */
const result = await runOnDemoSite({
  name: 'guide',
  find: findChromium,
  stepFor: ({ env, found }) => ({
    command: path.join('node_modules', '@playwright', 'test', 'cli.js'),
    args: ['test', '--config', 'playwright.guide.config.ts', ...process.argv.slice(2)],
    env: { ...DEMO_SECRETS, ...env, CHROMIUM_PATH: found },
  }),
});
report([result]);
