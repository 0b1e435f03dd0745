import { ApiFailure } from '@/lib/browser/api-failure';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';
import { createPortfolioSaver } from './portfolio-saver';

const portfolio = (mark: number) => ({ mark }) as unknown as Portfolio;
const state = (version: number) =>
  ({ id: 'a', version, isTemporary: true, updatedAt: `2026-01-0${version}T00:00:00Z` }) as PortfolioState;

interface Save {
  mark: unknown;
  version: number;
  begins: boolean;
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
    save: (sent, before, begins) =>
      new Promise((resolve, reject) => {
        const version = before?.version ?? 0;
        const { mark } = sent as unknown as { mark: number };
        saves.push({ mark, version, begins, succeed: () => resolve(state(version + 1)), fail: reject });
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

test('remembers the first and the last save without a response until a save has one', async () => {
  const { saver, saves, endPause } = start();
  for (const mark of [1, 2, 3]) {
    saver.keep(portfolio(mark));
    endPause();
    saves.at(-1)?.fail(new Error('away'));
    await settled();
  }
  expect(saver.unanswered()).toEqual([portfolio(1), portfolio(3)]);
  const kept = saver.unsaved();
  expect(kept).toMatchObject({ portfolio: portfolio(3), sent: [portfolio(1)] });
  const next = start();
  if (kept !== null) next.saver.resume(kept);
  expect(next.saver.unanswered()).toEqual([portfolio(1)]);
  next.endPause();
  next.saves[0]?.succeed();
  await settled();
  expect(next.saver.unanswered()).toEqual([]);
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

test('saves pending changes at once when the artist may be leaving', async () => {
  const { saver, saves, sent } = start();
  saver.flush();
  expect(sent()).toEqual([]);
  saver.keep(portfolio(1));
  saver.flush();
  expect(sent()).toEqual([1]);
  expect(saver.unsaved()).toMatchObject({ state: null, begins: false, portfolio: { mark: 1 } });
  saves[0]?.succeed();
  expect(await saver.whenIdle()).toBeNull();
  expect(saver.unsaved()).toBeNull();
});

test('keeps a save that failed while the artist left, with the portfolio that it began from', async () => {
  const { saver, saves } = start();
  saver.goOn({ state: state(4), savedAt: null }, null);
  saver.beginAnother(true);
  saver.keep(portfolio(1));
  saver.flush();
  const away = new Error('away');
  saves[0]?.fail(away);
  expect(await saver.whenIdle()).toBe(away);
  expect(saver.unsaved()).toEqual({ state: state(4), begins: true, portfolio: portfolio(1), sent: [] });
  // An automatic retry at every blur would only repeat the failure.
  saver.flush();
  expect(saves).toHaveLength(1);
});

test('begins another portfolio with one save, and continues it with the next', async () => {
  const { saver, saves, endPause } = start();
  saver.goOn({ state: state(4), savedAt: null }, null);
  saver.beginAnother(true);
  const saved = saver.settle(portfolio(1));
  expect(saves[0]).toMatchObject({ mark: 1, version: 4, begins: true });
  saves[0]?.succeed();
  await saved;
  saver.keep(portfolio(2));
  endPause();
  expect(saves[1]).toMatchObject({ mark: 2, version: 5, begins: false });
});

test('a failed save is repeated when the network is back, and nothing else is', async () => {
  const { saver, saves, endPause, sent } = start();
  saver.keep(portfolio(1));
  saver.retryFailed();
  expect(sent()).toEqual([]);
  endPause();
  saves[0]?.fail(new TypeError('Failed to fetch'));
  await settled();
  saver.retryFailed();
  expect(sent()).toEqual([1, 1]);
  saves[1]?.succeed();
  await settled();
  expect(saver.store.get().status).toBe('saved');
  saver.retryFailed();
  expect(sent()).toEqual([1, 1]);
});
