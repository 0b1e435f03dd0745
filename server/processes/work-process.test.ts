import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { makeDirectory } from '@/tests/support/directory';
import { until } from '@/tests/support/until';
import { WorkError, WorkProcess } from './work-process';

/** A program that answers as the work says. Programs of the product are bundles, so this one speaks the protocol itself. */
const PROGRAM = `
process.on('message', ({ id, work }) => {
  if (work === 'crash') process.exit(1);
  if (work === 'hang') return;
  if (work === 'fail') return process.send({ id, error: 'broken', code: 'UNPROCESSABLE' });
  process.send({ id, result: { work, pid: process.pid } });
});
process.on('disconnect', () => process.exit(0));
`;
type Result = { work: string; pid: number };

const program = path.join(makeDirectory(), 'program.mjs');
let worker: WorkProcess<string, Result>;
beforeAll(() => writeFileSync(program, PROGRAM));
beforeEach(() => void (worker = new WorkProcess(program)));
afterEach(() => worker.close());
afterEach(() => void jest.useRealTimers());

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process does all the work', async () => {
  const [one, two] = await Promise.all([worker.ask('a'), worker.ask('b')]);
  expect([one.work, two.work, one.pid === two.pid]).toEqual(['a', 'b', true]);
});

test('a failure keeps its code, and the process goes on', async () => {
  const { pid } = await worker.ask('a');
  await expect(worker.ask('fail')).rejects.toMatchObject({
    name: 'WorkError',
    message: 'broken',
    code: 'UNPROCESSABLE',
  });
  expect((await worker.ask('b')).pid).toBe(pid);
});

test('a process that ends fails its work, and the next work has a new one', async () => {
  const { pid } = await worker.ask('a');
  await expect(worker.ask('crash')).rejects.toBeInstanceOf(WorkError);
  expect((await worker.ask('b')).pid).not.toBe(pid);
});

test('work that is aborted ends the process at once, and the next work doesn’t wait for that', async () => {
  const { pid } = await worker.ask('a');
  const sender = new AbortController();
  const hanging = worker.ask('hang', { signal: sender.signal });
  sender.abort(new Error('gone'));
  const next = worker.ask('b');
  await expect(hanging).rejects.toThrow('gone');
  expect((await next).pid).not.toBe(pid);
  await until(() => !isRunning(pid));
  await expect(worker.ask('c', { signal: sender.signal })).rejects.toThrow('gone');
});

test('work that takes too long ends the process, with everything else that it was asked', async () => {
  const { pid } = await worker.ask('a');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const hanging = [worker.ask('hang', { timeoutMs: 5000 }), worker.ask('hang', { timeoutMs: 60_000 })];
  const failures = Promise.allSettled(hanging);
  jest.advanceTimersByTime(5000);
  const reasons = (await failures).map((result) =>
    result.status === 'rejected' ? String(result.reason) : '',
  );
  expect(reasons).toEqual([
    expect.stringContaining('No result within 5000 ms'),
    expect.stringContaining('The process ended'),
  ]);
  jest.useRealTimers();
  expect((await worker.ask('b')).pid).not.toBe(pid);
});
