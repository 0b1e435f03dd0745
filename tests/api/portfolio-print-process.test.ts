import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bundleOptions } from '@/scripts/support/bundle.mjs';
import { ApiError } from '@/server/api/http/api-error';
import {
  createPrinter,
  createProcessPrinter,
  type PrintWorker,
} from '@/server/api/modules/portfolios/printer';
import { WorkError } from '@/server/processes/work-process';
import { wholePortfolio } from '@/tests/support/portfolio-content';
import { contestMinutes, pdfTexts } from '@/tests/support/contest-minutes';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { picture } from '@/tests/support/studio';

/** The program as it is bundled. It finds packages in the folders above it, so it lies in the repository. */
const program = path.resolve('.build', `test-${randomUUID()}`);
const directory = path.join(program, 'prints');
const assets = makePortfolioAssets();
let worker: PrintWorker;

beforeAll(async () => {
  const entryPoints = { 'portfolio-printer': 'server/api/modules/portfolios/print-process.ts' };
  await build({ ...bundleOptions(program), entryPoints });
  mkdirSync(directory);
  worker = createProcessPrinter(path.join(program, 'portfolio-printer.mjs'));
});
afterAll(() => {
  worker.close();
  rmSync(program, { recursive: true, force: true });
});

/** A portfolio of works whose pictures are ours. */
const portfolio = wholePortfolio();
const pictured = {
  ...portfolio,
  artistArtWorks: portfolio.artistArtWorks.map((work, index) => ({
    ...work,
    imageUrl: `/media/${index.toString(16).padStart(32, '0')}/1600.webp`,
  })),
};
const document = { portfolio: pictured, kind: 'portfolio' } as const;
const signal = () => new AbortController().signal;

test('a document is printed by the process, and its folder is removed with it', async () => {
  const shares: number[] = [];
  const asked = new Set<string>();
  const media = {
    getVariant: async (id: string) => {
      asked.add(id);
      if (id.endsWith('1')) throw new ApiError('NOT_FOUND');
      return picture(40, 30, 'jpeg');
    },
  };
  const printer = createPrinter({ worker, directory, assets }, media);
  const file = await printer.print(document, {
    signal: signal(),
    onProgress: (share) => shares.push(share),
  });
  expect(asked.size).toBe(5);
  expect(shares.at(-1)).toBe(1);
  // The photo is no picture of ours, and one is gone.
  expect([...file.missing].sort()).toEqual([pictured.artistArtWorks[1]?.imageUrl, '/photo.jpg']);
  const data = new Uint8Array(await new Response(file.read() as never).arrayBuffer());
  expect(data).toHaveLength(file.bytes);
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  expect(pdf.numPages).toBeGreaterThan(4);
  await pdf.loadingTask.destroy();
  await file.remove();
  expect(readdirSync(directory)).toEqual([]);
});

test('minutes are printed by the process too, without a look for pictures', async () => {
  const media = { getVariant: () => Promise.reject(new Error('Minutes have no pictures.')) };
  const printer = createPrinter({ worker, directory, assets }, media);
  const minutes = contestMinutes();
  const file = await printer.print({ kind: 'minutes', minutes }, { signal: signal() });
  const [texts = []] = await pdfTexts(new Uint8Array(await new Response(file.read() as never).arrayBuffer()));
  expect(texts).toEqual(
    expect.arrayContaining([
      '심사 회의록',
      minutes.title,
      '2026. 11. 1. (일) 09:00 – 2026. 11. 20. (금) 18:00 마감 · 한국 시간',
    ]),
  );
  await file.remove();
  expect(readdirSync(directory)).toEqual([]);
});

test('what is cancelled or fails leaves nothing behind, and the next is printed', async () => {
  const artist = new AbortController();
  const leaving = createPrinter(
    { worker, directory, assets },
    {
      getVariant: () => {
        artist.abort(new Error('left'));
        return picture(4, 3, 'jpeg');
      },
    },
  );
  await expect(leaving.print(document, { signal: artist.signal })).rejects.toThrow('left');
  expect(readdirSync(directory)).toEqual([]);

  const media = { getVariant: () => picture(4, 3, 'jpeg') };
  const failing = (error: Error): PrintWorker => ({
    do: () => Promise.reject(error),
    close: () => undefined,
  });
  const ended = createPrinter({ worker: failing(new WorkError('ended')), directory, assets }, media);
  await expect(ended.print(document, { signal: signal() })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '30' },
  });
  expect(readdirSync(directory)).toEqual([]);
  const file = await createPrinter({ worker, directory, assets }, media).print(
    { portfolio: wholePortfolio(), kind: 'cvEn' },
    { signal: signal() },
  );
  expect(file.missing).toEqual([]);
  await file.remove();
});
