import { jest } from '@jest/globals';
import { createLog } from '@/server/logging/log';
import { backoffSeconds, startPolledJob, type JobRunner } from './polled-job';

const POLL_MS = 1000;
let job: JobRunner | null = null;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await job?.stop(0);
  jest.useRealTimers();
});

/** A job with batches of two, whose runs are the test's. */
function start(runDue: (limit: number) => Promise<number>): JobRunner {
  job = startPolledJob({
    ...{ name: 'test', batch: 2, pollMs: POLL_MS, runDue, log: createLog({ level: 'silent' }) },
    restAfter: (failures) => failures * 10,
  });
  return job;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a full batch is followed by another run, a smaller one by a poll, and all items are counted', async () => {
  const outcomes = [2, 2, 1];
  const runDue = jest.fn((limit: number) => Promise.resolve(Math.min(outcomes.shift() ?? 0, limit)));
  const started = start(runDue);
  await pass(0);
  expect(runDue).toHaveBeenCalledTimes(3);
  await pass(POLL_MS);
  expect(runDue).toHaveBeenCalledTimes(4);
  expect(started.counts()).toEqual({ items: 5, failures: 0 });
});

test('a failed run is counted and followed by a rest', async () => {
  const runDue = jest.fn(() => Promise.reject(new Error('away')));
  const started = start(runDue);
  await pass(9999);
  expect(started.counts()).toEqual({ items: 0, failures: 1 });
  await pass(1);
  expect(started.counts()).toEqual({ items: 0, failures: 2 });
});

test('the end waits for the run under way, whose items count, and no other run begins', async () => {
  let finish = (_: number) => undefined as void;
  const runDue = jest.fn(() => new Promise<number>((resolve) => (finish = resolve)));
  const started = start(runDue);
  const stopped = jest.fn();
  void started.stop(500).then(stopped);
  await pass(499);
  expect(stopped).not.toHaveBeenCalled();
  finish(2);
  await pass(0);
  expect(stopped).toHaveBeenCalled();
  expect(started.counts().items).toBe(2);
  started.wake();
  await pass(POLL_MS * 10);
  expect(runDue).toHaveBeenCalledTimes(1);
});

test('waits grow with each attempt up to their maximum', () => {
  const rules = { retrySeconds: 30, retryMaxSeconds: 600 };
  expect([1, 2, 3, 4].map((attempts) => backoffSeconds(attempts, rules, 4))).toEqual([30, 120, 480, 600]);
});
