import { ApiFailure } from '@/lib/browser/api-failure';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';
import { createPortfolioSaver } from './portfolio-saver';

const portfolio = (mark: number) => ({ mark }) as unknown as Portfolio;
const state = (version: number) =>
  ({ id: 'a', version, isTemporary: true, updatedAt: `2026-01-0${version}T00:00:00Z` }) as PortfolioState;

interface Save {
  mark: unknown;
  version: number;
  succeed: () => void;
  fail: (failure: unknown) => void;
}

function start() {
  const saves: Save[] = [];
  const failures: unknown[] = [];
  let pause: (() => void) | null = null;
  const saver = createPortfolioSaver({
    state: null,
    savedAt: null,
    save: (sent, before) =>
      new Promise((resolve, reject) => {
        const version = before?.version ?? 0;
        const { mark } = sent as unknown as { mark: number };
        saves.push({ mark, version, succeed: () => resolve(state(version + 1)), fail: reject });
      }),
    later: (work) => {
      pause = work;
      return () => (pause = null);
    },
    onFailure: (failure) => failures.push(failure),
  });
  return { saver, saves, failures, endPause: () => pause?.(), sent: () => saves.map(({ mark }) => mark) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stale = () => new ApiFailure(409, 'PORTFOLIO_STALE', '다른 창');

test('changes are saved together after a pause', () => {
  const { saver, endPause, sent } = start();
  saver.keep(portfolio(1));
  saver.keep(portfolio(2));
  expect(sent()).toEqual([]);
  expect(saver.store.get().status).toBe('unsaved');
  endPause();
  expect(sent()).toEqual([2]);
  expect(saver.store.get().status).toBe('saving');
});

test('what changes during a save goes with the version that comes back', async () => {
  const { saver, saves, endPause } = start();
  saver.keep(portfolio(1));
  endPause();
  saver.keep(portfolio(2));
  endPause();
  expect(saves).toHaveLength(1);
  saves[0]?.succeed();
  await settled();
  expect(saves[1]).toMatchObject({ mark: 2, version: 1 });
  saves[1]?.succeed();
  await settled();
  expect(saver.store.get()).toEqual({ status: 'saved', failure: null, savedAt: '2026-01-02T00:00:00Z' });
});

test('what failed is kept, and sent again', async () => {
  const { saver, saves, failures, endPause } = start();
  saver.keep(portfolio(1));
  endPause();
  saves[0]?.fail(new Error('away'));
  await settled();
  expect(saver.store.get().status).toBe('failed');
  expect(failures).toHaveLength(1);
  const saved = saver.settle(portfolio(1));
  expect(saves[1]).toMatchObject({ mark: 1, version: 0 });
  saves[1]?.succeed();
  expect(await saved).toEqual(state(1));
});

test('one that was saved elsewhere waits for a decision', async () => {
  const { saver, saves, endPause } = start();
  saver.keep(portfolio(1));
  endPause();
  saves[0]?.fail(stale());
  await settled();
  saver.keep(portfolio(2));
  endPause();
  expect(saver.store.get().status).toBe('stale');
  expect(saves).toHaveLength(1);
  expect(await saver.settle(portfolio(2))).toBeNull();
  saver.goOn({ state: state(7), savedAt: null }, portfolio(2));
  endPause();
  expect(saves[1]).toMatchObject({ mark: 2, version: 7 });
});

test('settling waits for the save that is under way and for what came meanwhile', async () => {
  const { saver, saves, endPause } = start();
  saver.keep(portfolio(1));
  endPause();
  saver.keep(portfolio(2));
  const saved = saver.settle(portfolio(2));
  saves[0]?.succeed();
  await settled();
  saves[1]?.succeed();
  expect(await saved).toEqual(state(2));
});

test('a portfolio that was never saved is saved by settling, and its kept PDF begins another', async () => {
  const { saver, saves } = start();
  const saved = saver.settle(portfolio(1));
  expect(saves[0]).toMatchObject({ mark: 1, version: 0 });
  saves[0]?.succeed();
  expect(await saved).toEqual(state(1));
  expect(await saver.settle(portfolio(1))).toEqual(state(1));
  expect(saves).toHaveLength(1);
  saver.goOn({ state: null, savedAt: null }, null);
  void saver.settle(portfolio(1));
  expect(saves[1]).toMatchObject({ mark: 1, version: 0 });
});
