import { check } from './check.mjs';
import { e2e } from './e2e.mjs';
import { fuzz } from './fuzz.mjs';
import { report } from './support/steps.mjs';

/** The same requests in every run; about two minutes of them. */
const FUZZ_SHARE = ['--seed', '20260301', '--requests', '10000'];

/** Everything: the checks, the pages in a browser, hostile requests. Ends with `N passed, N failed`. */
const results = await check();
results.push(await e2e());
results.push(await fuzz(FUZZ_SHARE));
report(results);
