import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { chromium, type Page } from 'playwright';
import type { Portfolio } from '@/lib/contracts/portfolio';
import { printOrder } from '@/lib/portfolio-pdf/print-order';
import { longTasks } from './browser';
import { withPeak } from './browser-memory';
import { short, table } from './report-file';
import type { Site } from './site';

/** A way to make the PDF. */
interface Way {
  name: string;
  /** @returns its bytes, or the address under which the page has them */
  make: (page: Page, portfolio: Portfolio) => Promise<Uint8Array | string>;
}

const WAYS: readonly Way[] = [
  {
    name: 'ours, in a worker',
    make: (page, portfolio) => page.evaluate((given) => window.bench.ours(given), portfolio),
  },
  {
    name: 'pages captured as JPEG (html2canvas, jsPDF)',
    make: (page) => page.evaluate(() => window.bench.capture()),
  },
  {
    name: 'Chromium’s own print',
    make: (page) => page.pdf({ width: '297mm', height: '210mm', printBackground: true }),
  },
];

interface Bench {
  site: Site;
  /** Where the programs of the page and of our worker lie. */
  folder: string;
  portfolio: Portfolio;
}

interface Made {
  seconds: number;
  moreMiB: number;
  tasks: number[];
  bytes: number;
  pages: number;
  characters: number;
}

/** The same portfolio as a PDF by our worker, by capturing its pages, and by Chromium's own print. */
export async function measurePrints(site: Site, portfolio: Portfolio): Promise<string> {
  await makePictures(site, portfolio);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-prints-'));
  const made: [string, Made][] = [];
  try {
    await bundle(folder);
    for (const way of WAYS) {
      console.log(`  ${way.name}`);
      made.push([way.name, await measure({ site, folder, portfolio }, way)]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const ours = made[0]?.[1];
  if (ours === undefined) throw new Error('Nothing was made');
  const ratio = (value: number, own: number) => `${short(value)} (×${short(value / own)})`;
  const rows = made.map(([name, { seconds, moreMiB, tasks, bytes, characters }]) => [
    name,
    ratio(seconds, ours.seconds),
    ratio(moreMiB, ours.moreMiB),
    ratio(bytes / 2 ** 20, ours.bytes / 2 ** 20),
    String(characters),
    `${tasks.length}, ${short(Math.max(0, ...tasks))}`,
  ]);
  return `### Its PDF, of ${ours.pages} pages

Pictures have 200 dots in an inch of their place, captured pages have 200 in an inch. Each way has a browser of its own, with the pictures made on the server. The pages are on the screen before, as HTML of the same layout, with their letters and pictures, which isn't counted. Time is the middle of three runs. Memory is what all processes of the browser take more than before, at their peak, in a run of its own. Aim: fifteen times faster than the capture, a quarter of its memory, half its size, text that can be selected, and no task over 50 ms on the page.

${table(['way', 's', 'MiB more', 'MiB of the file', 'characters to select', 'long tasks, longest ms'], rows)}`;
}

/** The server makes each picture when it is asked for first. */
async function makePictures(site: Site, portfolio: Portfolio): Promise<void> {
  for (const address of printOrder(portfolio, 'portfolio', (place) => site.url + place).pictures.values())
    await (await fetch(address)).arrayBuffer();
}

async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: { program: 'tests/bench/portfolio-program.ts', worker: 'lib/browser/pdf-worker.ts' },
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'chrome120',
    minify: true,
    alias: { '@': path.resolve('.') },
    inject: ['tests/bench/next-buffer.mjs'],
    define: { 'process.env.NODE_ENV': '"production"', __dirname: '""' },
    jsx: 'automatic',
    logLevel: 'error',
  });
}

/** Times that each PDF is made; the time of the middle one counts. */
const ROUNDS = 3;

/** Makes the PDF once more for the memory: watching it takes time of its own. */
async function measure(bench: Bench, way: Way): Promise<Made> {
  const rounds: Omit<Made, 'moreMiB'>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await inBrowser(bench, (page) => makeTimed(page, bench.portfolio, way)));
  }
  const timed = rounds.sort((one, other) => one.seconds - other.seconds)[Math.floor(ROUNDS / 2)];
  if (timed === undefined) throw new Error('Nothing was timed');
  const { moreMiB } = await inBrowser(bench, (page, pid) =>
    withPeak(pid, () => way.make(page, bench.portfolio)),
  );
  return { ...timed, moreMiB };
}

async function makeTimed(page: Page, portfolio: Portfolio, way: Way): Promise<Omit<Made, 'moreMiB'>> {
  let made: Uint8Array | string = '';
  const { milliseconds, tasks } = await longTasks(page, async () => {
    made = await way.make(page, portfolio);
  });
  const pdf = typeof made === 'string' ? await bytesAt(page, made) : Uint8Array.from(made);
  return { seconds: milliseconds / 1000, tasks, bytes: pdf.length, ...(await textOf(pdf)) };
}

/** Does work on a page that shows the portfolio, in a browser of its own. */
async function inBrowser<Result>(
  { site, folder, portfolio }: Bench,
  work: (page: Page, pid: number) => Promise<Result>,
): Promise<Result> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage();
    await serveBench(page, site, folder);
    await page.goto(`${site.url}/bench/page`);
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate((given) => window.bench.lay(given), portfolio);
    return await work(page, server.process().pid ?? 0);
  } finally {
    await server.close();
  }
}

/** Answers the bench's own addresses. Playwright's routes would hold up every request of the site as well. */
async function serveBench(page: Page, site: Site, folder: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const name = path.basename(new URL(request.url).pathname);
    const isPage = name === 'page';
    const content = isPage ? Buffer.from(PAGE) : readFileSync(path.join(folder, name));
    const responseHeaders = [{ name: 'content-type', value: isPage ? 'text/html' : 'text/javascript' }];
    const body = content.toString('base64');
    void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${site.url}/bench/*` }] });
}

const PAGE = `<!doctype html><meta charset="utf-8"><title>PDFs</title><style>@page{size:297mm 210mm;margin:0}body{margin:0}</style><script type="module" src="/bench/program.js"></script>`;

async function bytesAt(page: Page, address: string): Promise<Uint8Array> {
  const text = await page.evaluate(async (url) => {
    const blob = await (await fetch(url)).blob();
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(blob);
    });
  }, address);
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** How many pages a PDF has, and how many letters of it can be selected. */
async function textOf(pdf: Uint8Array): Promise<{ pages: number; characters: number }> {
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) characters += item.str.replace(/\s/g, '').length;
  }
  const pages = document.numPages;
  await task.destroy();
  return { pages, characters };
}
