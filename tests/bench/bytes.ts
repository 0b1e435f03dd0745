import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { short, table } from './report-file';
import { PAGES, type Site } from './site';

interface Weight {
  /** Scripts named in the document itself, gzip. */
  firstScripts: number;
  /** All scripts until the network is still, gzip. */
  scripts: number;
  /** Over the line, by kind. */
  total: number;
  document: number;
  styles: number;
  fonts: number;
  images: number;
  media: number;
  requests: number;
}

const VIEWS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

/** What a first visit costs, with an empty cache and nothing touched. */
export async function measureBytes(site: Site): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[][] = [];
  try {
    for (const { name: view, ...options } of VIEWS) {
      for (const { name, path } of PAGES) {
        const context = await browser.newContext(options);
        const weight = await weigh(await context.newPage(), `${site.url}${path}`);
        await context.close();
        rows.push([`${name}, ${view}`, ...describe(weight)]);
      }
    }
  } finally {
    await browser.close();
  }
  return `## Bytes of a first visit

kB of 1,000 bytes, empty cache, nothing scrolled or touched. “First JS” are the scripts named in the document, “JS” all until the network is still (prefetched routes included), both gzip at its default level; the other columns are what came over the line. Aim: first JS of the home page under 165 kB (the framework alone is 135).

${table(['page', 'first JS', 'JS', 'document', 'CSS', 'fonts', 'images', 'media', 'total', 'requests'], rows)}`;
}

function describe(weight: Weight): string[] {
  const kilobytes = (bytes: number) => short(bytes / 1000);
  return [
    kilobytes(weight.firstScripts),
    kilobytes(weight.scripts),
    kilobytes(weight.document),
    kilobytes(weight.styles),
    kilobytes(weight.fonts),
    kilobytes(weight.images),
    kilobytes(weight.media),
    kilobytes(weight.total),
    String(weight.requests),
  ];
}

async function weigh(page: Page, url: string): Promise<Weight> {
  const weight: Weight = {
    firstScripts: 0,
    scripts: 0,
    total: 0,
    document: 0,
    styles: 0,
    fonts: 0,
    images: 0,
    media: 0,
    requests: 0,
  };
  const scripts = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.total += encodedDataLength;
    const kind = KINDS[kinds.get(requestId) ?? ''];
    if (kind !== undefined) weight[kind] += encodedDataLength;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    pending.push(response.body().then((body) => void scripts.set(response.url(), gzipSync(body).length)));
  });
  const response = await page.goto(url, { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  await Promise.all(pending);
  for (const [address, bytes] of scripts) {
    weight.scripts += bytes;
    if (html.includes(new URL(address).pathname) && isTag(html, new URL(address).pathname))
      weight.firstScripts += bytes;
  }
  return weight;
}

const KINDS: Partial<Record<string, 'document' | 'styles' | 'fonts' | 'images' | 'media'>> = {
  Document: 'document',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
  Media: 'media',
};

/** Named in a script element, and not only somewhere in the page's data. */
function isTag(html: string, path: string): boolean {
  return [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].some(([, source = '']) => source.includes(path));
}
