import { jest } from '@jest/globals';
import { createLog } from '@/server/logging/log';
import { startLeasedWork } from './leased-work';
import type { JobRunner } from './polled-job';

const POLL_MS = 1000;
const log = createLog({ level: 'silent' });
let runner: JobRunner | null = null;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  const stopped = runner?.stop(0);
  await pass(0);
  await stopped;
  jest.useRealTimers();
});

/** A runner with batches of two over `due`; `handle` is the test's. */
function start(due: string[], handle: (items: string[]) => Promise<void>) {
  const released: string[] = [];
  const lease = jest.fn((limit: number) => Promise.resolve(due.splice(0, limit)));
  runner = startLeasedWork({
    name: 'test',
    batch: 2,
    leaseSeconds: 60,
    pollMs: POLL_MS,
    lease,
    handle,
    release: async (items) => void released.push(...items),
    restAfter: (failures) => failures * 10,
    log,
  });
  return { lease, runner, released };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('batches follow each other until nothing is due, and the next poll finds what came since', async () => {
  const due = ['a', 'b', 'c', 'd', 'e'];
  const handled: string[][] = [];
  start(due, async (items) => void handled.push(items));
  await pass(0);
  expect(handled).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  due.push('f');
  await pass(POLL_MS);
  expect(handled.at(-1)).toEqual(['f']);
});

test('a wake during a batch leads to another look, and no two batches run at the same time', async () => {
  const due = ['a'];
  let isBusy = false;
  let finish = () => undefined as void;
  const { lease, runner: started } = start(due, async () => {
    expect(isBusy).toBe(false);
    isBusy = true;
    await new Promise<void>((resolve) => (finish = resolve));
    isBusy = false;
  });
  await pass(0);
  due.push('b');
  started.wake();
  started.wake();
  expect(lease).toHaveBeenCalledTimes(1);
  finish();
  await pass(0);
  expect(lease).toHaveBeenCalledTimes(2);
  expect(due).toEqual([]);
  finish();
});

test('it rests after a failed batch, longer after each other one, however often it is woken', async () => {
  const due = Array.from({ length: 20 }, (_, index) => String(index));
  const { lease, runner: started } = start(due, () => Promise.reject(new Error('away')));
  await pass(0);
  started.wake();
  await pass(9999);
  expect(lease).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(lease).toHaveBeenCalledTimes(2);
  await pass(19_999);
  expect(lease).toHaveBeenCalledTimes(2);
  await pass(1);
  expect(lease).toHaveBeenCalledTimes(3);
});

test('the end waits for the batch under way as long as it may, hands it back, and leases nothing more', async () => {
  const due = ['a', 'b', 'c'];
  const { lease, runner: started, released } = start(due, () => new Promise(() => undefined));
  await pass(0);
  const stopped = jest.fn();
  void started.stop(500).then(stopped);
  await pass(499);
  expect(stopped).not.toHaveBeenCalled();
  await pass(1);
  expect(stopped).toHaveBeenCalled();
  expect(released).toEqual(['a', 'b']);
  started.wake();
  await pass(POLL_MS * 10);
  expect(lease).toHaveBeenCalledTimes(1);
});

test('what is done before the end is not handed back', async () => {
  let finish = () => undefined as void;
  const { runner: started, released } = start(
    ['a'],
    () => new Promise<void>((resolve) => (finish = resolve)),
  );
  await pass(0);
  const stopped = started.stop(500);
  finish();
  await stopped;
  expect(released).toEqual([]);
});
