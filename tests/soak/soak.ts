import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { memoryMiB } from '@/tests/bench/process-usage';
import { short, table, writeSections } from '@/tests/bench/report-file';
import { flatnessOf, type Sample } from './flatness';
import { putUnderLoad, type Tally } from './load';

/**
 * Puts the site under load and says whether the memory of each of its processes stays flat. A short load has a wider bound: the
 * heap is still growing to what it needs.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, report: { type: 'boolean', default: false } },
});
const minutes = Number(values.minutes);
const ALLOWED = minutes < 10 ? { share: 0.35, mebibytes: 80 } : { share: 0.1, mebibytes: 20 };
const SAMPLE_MS = 500;
/** Of the requests so many may fail: an upload is refused while two of its address are received. */
const FAILED_SHARE = 0.02;

const url = process.env['E2E_BASE_URL'] ?? '';
const pid = Number(process.env['E2E_SITE_PID']);
const results = process.env['SOAK_RESULTS'];
const samples: Sample[] = [];
const peaks = new Map<string, number>();
const started = performance.now();

const sampler = setInterval(() => {
  samples.push({ seconds: (performance.now() - started) / 1000, mebibytes: memoryMiB(pid).now });
  for (const { name, mebibytes } of childrenOf(pid))
    peaks.set(name, Math.max(peaks.get(name) ?? 0, mebibytes));
}, SAMPLE_MS);
const tally = await putUnderLoad(url, () => performance.now() - started > minutes * 60_000);
clearInterval(sampler);

const flatness = flatnessOf(samples, ALLOWED);
const done = Object.values(tally).reduce((sum, each) => sum + each.done, 0);
const failed = Object.values(tally).reduce((sum, each) => sum + each.failed, 0);
const isAnswered = done > 0 && failed <= done * FAILED_SHARE;
const text = sectionOf(tally);
console.log(text);
console.log(flatness.isFlat ? 'Memory is flat.' : 'Memory grows.');
if (!isAnswered) console.log(`${failed} of ${done} calls failed.`);
if (values.report) writeSections({ soak: text });
const checks = [flatness.isFlat, isAnswered];
if (results !== undefined) {
  const passed = checks.filter(Boolean).length;
  writeFileSync(results, JSON.stringify({ passed, failed: checks.length - passed }));
}
process.exitCode = checks.every(Boolean) ? 0 : 1;

function sectionOf(counts: Tally): string {
  return `## Memory under load for ${minutes} minutes

The site's process had ${short(flatness.startMiB)} MiB after the warm-up and ${short(flatness.endMiB)} MiB at the end. Its processes beside it had at most: ${[...peaks].map(([name, mebibytes]) => `${name} ${short(mebibytes)} MiB`).join(', ') || 'none'}.

${table(
  ['work', 'calls', 'failed'],
  Object.entries(counts).map(([name, each]) => [name, String(each.done), String(each.failed)]),
)}`;
}

/** The processes that the site has started, by the name of their program. */
function childrenOf(parent: number): { name: string; mebibytes: number }[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          const [, parentOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
          if (Number(parentOf) !== parent) return [];
          const program = readFileSync(`/proc/${name}/cmdline`, 'utf8')
            .split('\0')
            .find((part) => part.endsWith('.mjs'));
          const file = program?.split('/').at(-1) ?? 'another';
          return [{ name: file, mebibytes: memoryMiB(Number(name)).now }];
        } catch {
          return [];
        }
      });
  } catch {
    return [];
  }
}
