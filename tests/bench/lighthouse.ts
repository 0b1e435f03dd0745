import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quantile } from './load';
import { short, table } from './report-file';
import { FIRST_PAGES, type Site } from './site';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  { id: 'largest-contentful-paint', name: 'LCP ms' },
  { id: 'total-blocking-time', name: 'TBT ms' },
  { id: 'cumulative-layout-shift', name: 'CLS' },
] as const;
const APPLIED_METRICS = [{ id: 'first-contentful-paint', name: 'FCP ms' }, ...METRICS.slice(0, 2)] as const;

/** Lighthouse's words: reckoned from a fast visit, really slowed down, as it comes. */
type Method = 'simulate' | 'devtools' | 'provided';
/** The pages that are really slowed down. A visit takes half a minute then, so they are few. */
const APPLIED_PAGES: readonly string[] = ['home', 'artist list', 'artist', 'special', 'search'];

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Visits of pages with a browser of its own. A path is visited as often as a middle needs. */
type Visits = (path: string) => Promise<Report[]>;

/** Lighthouse's slow phone on its slow line, simulated from a fast visit. */
export function measureLighthouse(site: Site): Promise<string> {
  return withVisits(
    site,
    { throttlingMethod: 'simulate', onlyCategories: [...CATEGORIES] },
    async (visits) => {
      const rows: string[][] = [];
      const complaints: string[] = [];
      for (const { name, path } of FIRST_PAGES) {
        const reports = await visits(path);
        complaints.push(...complaintsOf(name, reports));
        rows.push([
          name,
          ...CATEGORIES.map((id) => middle(reports, (report) => scoreOf(report, id))),
          ...METRICS.map(({ id }) => middle(reports, (report) => valueOf(report, id))),
        ]);
      }
      const rest =
        complaints.length === 0 ? '' : `\n\nWhat it would have better:\n\n${complaints.join('\n')}`;
      return `## Lighthouse, mobile

The middle of ${RUNS} runs. Aim: performance 98 or better and 100 in the other three, an LCP of 1.8 s at most, blocking of 50 ms at most, CLS 0. The simulation reckons from a visit without a line in
between, where fonts may arrive before the first paint and then count as what it waited for.

${table(['page', ...CATEGORIES, ...METRICS.map(({ name }) => name)], rows)}${rest}`;
    },
  );
}

/** The same phone and line, really slowed down. Only the performance is asked for. */
export function measureAppliedLighthouse(site: Site): Promise<string> {
  return withVisits(
    site,
    { throttlingMethod: 'devtools', onlyCategories: ['performance'] },
    async (visits) => {
      const rows: string[][] = [];
      for (const { name, path } of FIRST_PAGES.filter((page) => APPLIED_PAGES.includes(page.name))) {
        const reports = await visits(path);
        rows.push([
          name,
          middle(reports, (report) => scoreOf(report, 'performance')),
          ...APPLIED_METRICS.map(({ id }) => middle(reports, (report) => valueOf(report, id))),
        ]);
      }
      return `## Lighthouse, mobile, really slowed down

The middle of ${RUNS} runs on the phone and the line that the part above simulates.

${table(['page', 'performance', ...APPLIED_METRICS.map(({ name }) => name)], rows)}`;
    },
  );
}

/** Runs `work` with a browser that makes visits. The pictures of a page are made by a visit that doesn't count, on a line that isn't slowed down. */
async function withVisits(
  site: Site,
  options: { throttlingMethod: Method; onlyCategories: string[] },
  work: (visits: Visits) => Promise<string>,
): Promise<string> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=ko-KR'],
  });

  async function visit(path: string, throttlingMethod: Method, tries = 4): Promise<Report> {
    const result = await lighthouse(`${site.url}${path}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      ...options,
      throttlingMethod,
    });
    const fault = result === undefined ? 'no report' : result.lhr.runtimeError?.message;
    if (result !== undefined && fault === undefined) return result.lhr;
    // Now and then a browser without a screen records nothing of a visit.
    if (tries < 2) throw new Error(`Lighthouse on ${path}: ${fault}`);
    return visit(path, throttlingMethod, tries - 1);
  }

  async function visits(path: string): Promise<Report[]> {
    await visit(path, 'provided');
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await visit(path, options.throttlingMethod));
    return reports;
  }

  try {
    return await work(visits);
  } finally {
    chrome.kill();
  }
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
