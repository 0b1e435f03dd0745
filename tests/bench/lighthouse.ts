import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { quantile } from './load';
import { short, table } from './report-file';
import { PAGES, type Site } from './site';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = [
  { id: 'largest-contentful-paint', name: 'LCP ms' },
  { id: 'total-blocking-time', name: 'TBT ms' },
  { id: 'cumulative-layout-shift', name: 'CLS' },
] as const;

/** Lighthouse as it comes: a slow phone on a slow line, both simulated. */
export async function measureLighthouse(site: Site): Promise<string> {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH || undefined,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=ko-KR'],
  });
  const rows: string[][] = [];
  const complaints: string[] = [];
  try {
    for (const { name, path } of PAGES) {
      const seen: number[][] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(`${site.url}${path}`, {
          port: chrome.port,
          onlyCategories: [...CATEGORIES],
          output: 'json',
          logLevel: 'error',
        });
        if (result === undefined) throw new Error(`Lighthouse measured nothing on ${path}`);
        const { categories, audits } = result.lhr;
        seen.push([
          ...CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
          ...METRICS.map(({ id }) => audits[id]?.numericValue ?? Number.NaN),
        ]);
        if (run > 0) continue;
        for (const id of CATEGORIES) {
          for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
            const found = audits[audit];
            if (weight === 0 || found?.score === null || (found?.score ?? 1) >= 0.9) continue;
            complaints.push(`- ${name}: ${found?.title ?? audit} (${id})`);
          }
        }
      }
      const column = (index: number) =>
        quantile(
          seen.map((run) => run[index] ?? Number.NaN),
          0.5,
        );
      const count = CATEGORIES.length + METRICS.length;
      rows.push([name, ...Array.from({ length: count }, (_, index) => short(column(index)))]);
    }
  } finally {
    chrome.kill();
  }
  const rest = complaints.length === 0 ? '' : `\n\nWhat it would have better:\n\n${complaints.join('\n')}`;
  return `## Lighthouse, mobile

The middle of ${RUNS} runs. Aim: 95 or better in all four, CLS 0.

${table(['page', 'performance', 'accessibility', 'best practices', 'SEO', ...METRICS.map(({ name }) => name)], rows)}${rest}`;
}
