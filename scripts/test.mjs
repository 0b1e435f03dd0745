import { check } from './check.mjs';
import { e2e } from './e2e.mjs';
import { report } from './support/steps.mjs';

/** Everything: the checks, then the pages in a browser. Ends with `N passed, N failed`. */
const results = await check();
results.push(await e2e());
report(results);
