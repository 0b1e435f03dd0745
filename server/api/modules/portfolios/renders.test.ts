import { jest } from '@jest/globals';
import { wholePortfolio } from '@/tests/support/portfolio-content';
import type { PrintedDocument } from './print-work';
import type { PrintedFile } from './printer';
import { createRenders } from './renders';
import type { PortfolioRow } from './repository';

const ABANDONED_MS = 1000;
const DOCUMENT: PrintedDocument = { portfolio: wholePortfolio(), kind: 'portfolio' };
const document = () => Promise.resolve(DOCUMENT);
const ROW = { uuid: 'a' } as PortfolioRow;
const ONE = { uuid: 'a', version: 1 };
const TWO = { uuid: 'a', version: 2 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Renders whose printer is at the test's hand. */
function begin() {
  const remove = jest.fn(() => Promise.resolve());
  const file: PrintedFile = { bytes: 1, missing: [], read: jest.fn<PrintedFile['read']>(), remove };
  const prints: { finish: () => void; fail: (error: Error) => void; tell: (share: number) => void }[] = [];
  const aborted: number[] = [];
  const renders = createRenders(
    {
      print: (_, { signal, onProgress = () => undefined }) =>
        new Promise((resolve, reject) => {
          const number = prints.length;
          signal.addEventListener('abort', () => {
            aborted.push(number);
            reject(new Error('aborted'));
          });
          prints.push({ finish: () => resolve(file), fail: reject, tell: onProgress });
        }),
    },
    ABANDONED_MS,
  );
  return { renders, prints, aborted, file };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

test('a second call joins the running one and gets its progress', async () => {
  const { renders, prints, file } = begin();
  const first = renders.ask(ONE, document);
  await settle();
  prints[0]?.tell(0.5);
  const second = renders.ask(ONE, document);
  expect(second.share).toBeCloseTo(0.2);
  prints[0]?.finish();
  expect(await first.file).toBe(file);
  expect(await second.file).toBe(file);
  renders.ask(TWO, document);
  await settle();
  expect(prints).toHaveLength(2);
});

test('what nobody asks after is dropped with its file', async () => {
  const { renders, prints, aborted, file } = begin();
  renders.ask(ONE, document);
  await jest.advanceTimersByTimeAsync(ABANDONED_MS - 1);
  renders.ask(ONE, document);
  await jest.advanceTimersByTimeAsync(ABANDONED_MS - 1);
  expect(aborted).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(aborted).toEqual([0]);

  renders.ask(ONE, document);
  await settle();
  prints[1]?.finish();
  await jest.advanceTimersByTimeAsync(ABANDONED_MS);
  expect(file.remove).toHaveBeenCalledTimes(1);
});

test('a newer version takes the place of an older one', async () => {
  const { renders, prints, aborted } = begin();
  renders.ask(ONE, document);
  await settle();
  renders.ask(TWO, document);
  await settle();
  expect(aborted).toEqual([0]);
  expect(prints).toHaveLength(2);
  expect([renders.has(ONE), renders.has(TWO)]).toEqual([false, true]);
});

test('a file is kept once, isn’t removed meanwhile, and its result is kept until it was fetched', async () => {
  const { renders, prints, file } = begin();
  renders.ask(ONE, document);
  await settle();
  prints[0]?.finish();
  let finish = (_: PortfolioRow) => undefined as void;
  const keep = jest.fn(() => new Promise<PortfolioRow>((resolve) => (finish = resolve)));
  const both = [renders.keep(ONE, keep), renders.keep(ONE, keep)];
  await jest.advanceTimersByTimeAsync(ABANDONED_MS - 1);
  expect(file.remove).not.toHaveBeenCalled();
  finish(ROW);
  for (const kept of both) expect(await kept).toBe(ROW);
  expect(keep).toHaveBeenCalledTimes(1);
  await settle();
  expect(file.remove).toHaveBeenCalledTimes(1);
  expect(await renders.ask(ONE, document).kept).toBe(ROW);
  expect(prints).toHaveLength(1);
  renders.forget(ONE);
  expect(renders.has(ONE)).toBe(false);
});

test('the next call gets the error that a file could not be kept', async () => {
  const { renders, prints, file } = begin();
  renders.ask(ONE, document);
  await settle();
  prints[0]?.finish();
  void renders.keep(ONE, () => Promise.reject(new Error('disk full')));
  await settle();
  await expect(renders.ask(ONE, document).kept).rejects.toThrow('disk full');
  expect(file.remove).toHaveBeenCalledTimes(1);
  expect(prints).toHaveLength(1);
});

test('a document that was dropped has no file to keep', async () => {
  const { renders, prints } = begin();
  renders.ask(ONE, document);
  await settle();
  prints[0]?.finish();
  await jest.advanceTimersByTimeAsync(ABANDONED_MS);
  const keep = jest.fn(() => Promise.resolve(ROW));
  expect(renders.keep(ONE, keep)).toBeNull();
  expect(keep).not.toHaveBeenCalled();
});

test('the next call gets a failure, and the one after it begins anew', async () => {
  const { renders, prints } = begin();
  const render = renders.ask(ONE, document);
  await settle();
  prints[0]?.fail(new Error('no memory'));
  await expect(render.file).rejects.toThrow('no memory');
  renders.forget(ONE);
  renders.ask(ONE, document);
  await settle();
  expect(prints).toHaveLength(2);
});
