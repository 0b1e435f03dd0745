import { short, table } from '@/tests/bench/report-file';
import type { KindResult } from './kind';
import type { Failure, Figures } from './tally';

const SHOWN = 3;

/** Each kind of failure with a few of its requests: what was wrong, and the line that sends it again. */
export function printFailures(failed: ReadonlyMap<string, readonly Failure[]>, seed: number): void {
  for (const [kind, failures] of failed) {
    console.log(`\n✗ ${kind} (${failures.length})`);
    for (const { shot, says, reproduction } of failures.slice(0, SHOWN)) {
      console.log(`  --seed ${seed} --only ${shot.number}, ${shot.role}: ${says}`);
      console.log(`  ${reproduction}`);
    }
  }
}

/** What was sent, to whom, and how it was answered. */
export function printFigures(figures: Figures, renewals: number): void {
  const { requests, seconds, p50, p99, slowest, subjects, failures } = figures;
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  console.log(`
${requests} requests to ${subjects} operations, pages and shapes in ${seconds.toFixed(0)} s
by role: ${counts(figures.perRole)}; sessions begun anew: ${renewals}
by status: ${counts(figures.perStatus)}
median ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(0)} ms, slowest ${slowest.milliseconds.toFixed(0)} ms: ${slowest.what}
${failures === 0 ? 'Nothing failed.' : `${failures} requests failed.`}`);
}

/** The section of docs/benchmarks of what isn't judged by single answers. */
export function kindsSection(kinds: readonly KindResult[]): string {
  return `## Hostile requests: CPU, memory, slow bodies and rules

\`npm run fuzz\`. ${kinds.map(({ section }) => section).join('\n\n')}`;
}

/** The section of docs/benchmarks. */
export function figuresSection(
  { requests, seconds, perRole, perStatus, p50, p99, slowest, subjects, failures }: Figures,
  seed: number,
): string {
  return `## Hostile requests

\`npm run fuzz -- --seed ${seed}\`: ${requests.toLocaleString('en-US')} requests to ${subjects} operations, pages, spellings and
socket shapes in ${short(seconds)} s, ${failures} failed. Median ${short(p50)} ms, 99 of 100 within ${short(p99)} ms, slowest ${short(slowest.milliseconds)} ms.

${table(['by role', 'requests'], Object.entries(perRole))}

${table(['by answer', 'requests'], Object.entries(perStatus))}`;
}
