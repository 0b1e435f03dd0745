import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { logIn } from './accounts';
import { openBrowser, openPage } from './browser';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';

const VISITS = 5;
/** A slow laptop in an office: a quarter of this machine, 10 Mbit/s. */
const CPU_SLOWER = 4;
const BYTES_PER_SECOND = 10_000_000 / 8;
const LATENCY_MS = 40;

/** The size of what operators load, and the time until their first screen can be used, with an empty cache. */
export async function measureScreen(site: Site): Promise<string> {
  const cookie = await logIn(site, 'admin01');
  const browser = await openBrowser();
  try {
    const elsewhere = new Set((await scriptsOf(browser, site, cookie, '/my/info')).keys());
    const all = await scriptsOf(browser, site, cookie, '/admin');
    const own = [...all].filter(([url]) => !elsewhere.has(url)).map(([, bytes]) => bytes);
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) times.push(await timeOf(browser, site, cookie));
    const kb = (sizes: Iterable<number>) => short([...sizes].reduce((sum, bytes) => sum + bytes, 0) / 1000);
    return `The first screen on a slow laptop: ${CPU_SLOWER} times slower than this machine, 10 Mbit/s, ${LATENCY_MS} ms, empty cache, ${VISITS} visits; until what
waits and the charts can be seen and used. Aim: under 3 s. Scripts are in kB of 1,000 bytes as gzip.

${table(
  ['', 'scripts, gzip kB', 'of it no member loads', 'usable after, p50 s', 'slowest s'],
  [['/admin', kb(all.values()), kb(own), ...[0.5, 1].map((share) => short(quantile(times, share) / 1000))]],
)}`;
  } finally {
    await browser.close();
  }
}

/** The bytes of each script of a page, as gzip. */
async function scriptsOf(
  browser: Browser,
  site: Site,
  cookie: string,
  path: string,
): Promise<Map<string, number>> {
  const page = await openPage(browser, site, cookie);
  const reading: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    reading.push(response.body().then((body) => [response.url(), gzipSync(body).byteLength]));
  });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const sizes = new Map(await Promise.all(reading));
  await page.context().close();
  return sizes;
}

async function timeOf(browser: Browser, site: Site, cookie: string): Promise<number> {
  const page = await openPage(browser, site, cookie);
  await slowDown(page);
  const started = performance.now();
  await page.goto(`${site.url}/admin`, { waitUntil: 'commit' });
  await page.getByRole('img', { name: /^조회:/ }).waitFor();
  const time = performance.now() - started;
  await page.context().close();
  return time;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}
