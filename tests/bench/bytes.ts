import { chromium, type BrowserContext } from 'playwright';
import { short, table } from './report-file';
import { FIRST_PAGES, type Site } from './site';

const VIEWS = [
  {
    name: 'phone',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
];
/** Requests of the browser's that name what they are for. The rest (icons, data) count in the total. */
const KINDS = {
  Document: 'document',
  Script: 'JS',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'images',
  Media: 'media',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'total';

/** What a first visit costs, with an empty cache and nothing touched. */
export async function measureBytes(site: Site): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const columns: Kind[] = [...Object.values(KINDS), 'total'];
  const rows: string[][] = [];
  try {
    for (const { name: view, ...options } of VIEWS) {
      for (const { name, path } of FIRST_PAGES) {
        const url = `${site.url}${path}`;
        // A page is compressed with brotli from its second answer on, and its pictures and fonts are made.
        for (let visit = 0; visit < 2; visit += 1) await weigh(browser.newContext(options), url);
        const { bytes, requests } = await weigh(browser.newContext(options), url);
        rows.push([
          `${name}, ${view}`,
          ...columns.map((kind) => short((bytes.get(kind) ?? 0) / 1000)),
          String(requests),
        ]);
      }
    }
  } finally {
    await browser.close();
  }
  return `## Bytes of a first visit

kB of 1,000 bytes over the line until the network is still, empty cache, nothing scrolled or touched. Aim on a phone: 350 in all, of it fonts 80, CSS 12 and JS 150 (the framework alone is 135); on a desktop fonts 160.

${table(['page', ...columns, 'requests'], rows)}`;
}

async function weigh(opening: Promise<BrowserContext>, url: string) {
  const context = await opening;
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<Kind, number>();
  let requests = 0;
  const add = (kind: Kind, size: number) => bytes.set(kind, (bytes.get(kind) ?? 0) + size);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId) ?? '';
    requests += 1;
    add('total', encodedDataLength);
    if (type in KINDS) add(KINDS[type as keyof typeof KINDS], encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return { bytes, requests };
}
