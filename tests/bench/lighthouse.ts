import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quantile } from './load';
import { short, table } from './report-file';
import { FIRST_PAGES, type Site } from './site';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  { id: 'largest-contentful-paint', name: 'LCP ms' },
  { id: 'total-blocking-time', name: 'TBT ms' },
  { id: 'cumulative-layout-shift', name: 'CLS' },
] as const;
const APPLIED_METRICS = [{ id: 'first-contentful-paint', name: 'FCP ms' }, ...METRICS.slice(0, 2)] as const;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Lighthouse's slow phone on its slow line: simulated from a fast visit as it comes, and really applied. */
export async function measureLighthouse(site: Site): Promise<string> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=ko-KR'],
  });
  const rows: string[][] = [];
  const complaints: string[] = [];

  async function visit(path: string, method: 'simulate' | 'devtools', tries = 4): Promise<Report> {
    const result = await lighthouse(`${site.url}${path}`, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      output: 'json',
      logLevel: 'error',
      throttlingMethod: method,
    });
    const fault = result === undefined ? 'no report' : result.lhr.runtimeError?.message;
    if (result !== undefined && fault === undefined) return result.lhr;
    // Now and then a browser without a screen records nothing of a visit.
    if (tries < 2) throw new Error(`Lighthouse on ${path}: ${fault}`);
    return visit(path, method, tries - 1);
  }

  async function visits(path: string, method: 'simulate' | 'devtools'): Promise<Report[]> {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await visit(path, method));
    return reports;
  }

  try {
    for (const { name, path } of FIRST_PAGES) {
      // Its pictures are made by the first visit.
      await visit(path, 'simulate');
      const simulated = await visits(path, 'simulate');
      const applied = await visits(path, 'devtools');
      complaints.push(...complaintsOf(name, simulated));
      rows.push([
        name,
        ...CATEGORIES.map((id) => middle(simulated, (report) => scoreOf(report, id))),
        ...METRICS.map(({ id }) => middle(simulated, (report) => valueOf(report, id))),
        middle(applied, (report) => scoreOf(report, 'performance')),
        ...APPLIED_METRICS.map(({ id }) => middle(applied, (report) => valueOf(report, id))),
      ]);
    }
  } finally {
    chrome.kill();
  }
  const rest = complaints.length === 0 ? '' : `\n\nWhat it would have better:\n\n${complaints.join('\n')}`;
  const head = [
    'page',
    ...CATEGORIES,
    ...METRICS.map(({ name }) => name),
    ...['performance', ...APPLIED_METRICS.map(({ name }) => name)].map((name) => `applied: ${name}`),
  ];
  return `## Lighthouse, mobile

The middle of ${RUNS} runs. Aim: performance 98 or better and 100 in the other three, a simulated LCP of 1.8 s at most, blocking of 50 ms at most, CLS 0. The simulation reckons from a visit without a line in
between, where fonts may arrive before the first paint and then count as what it waited for; _applied_ is the same phone
and line, really slowed down.

${table(head, rows)}${rest}`;
}

function scoreOf({ categories }: Report, id: string): number {
  return Math.round((categories[id]?.score ?? 0) * 100);
}

function valueOf({ audits }: Report, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

function middle(reports: readonly Report[], read: (report: Report) => number): string {
  return short(quantile(reports.map(read), 0.5));
}

/** What weighs in a category and is good in no run. */
function complaintsOf(name: string, reports: readonly Report[]): string[] {
  const [first] = reports;
  return CATEGORIES.flatMap((id) =>
    (first?.categories[id]?.auditRefs ?? []).flatMap(({ id: audit, weight }) => {
      const isPoor = reports.every((report) => {
        const score = report.audits[audit]?.score;
        return score !== null && score !== undefined && score < 0.9;
      });
      return weight > 0 && isPoor ? [`- ${name}: ${first?.audits[audit]?.title ?? audit} (${id})`] : [];
    }),
  );
}
