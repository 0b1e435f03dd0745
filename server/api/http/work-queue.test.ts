import { WorkQueue } from './work-queue';

/** Work that ends on demand. */
function work() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { done, end };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many run at a time, the others in the order in which they came', async () => {
  const queue = new WorkQueue({ atOnce: 2, waitingMax: 10 });
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, work);
  const runs = works.map(({ done }, index) =>
    queue.run(async () => {
      begun.push(index);
      await done;
    }),
  );
  await settled();
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('a place goes to a waiting call, also while a new one comes', async () => {
  const queue = new WorkQueue({ atOnce: 1, waitingMax: 10 });
  const [first, second, third] = [work(), work(), work()];
  const begun: string[] = [];
  const runs = [queue.run(() => first.done), queue.run(() => (begun.push('waiting'), second.done))];
  first.end();
  await runs[0];
  runs.push(queue.run(() => (begun.push('new'), third.done)));
  await settled();
  expect(begun).toEqual(['waiting']);
  second.end();
  third.end();
  await Promise.all(runs);
});

test('beyond its bound it says when to come back', async () => {
  const queue = new WorkQueue({ atOnce: 1, waitingMax: 1 });
  const { done, end } = work();
  const runs = [queue.run(() => done), queue.run(() => done)];
  await expect(queue.run(() => done)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    headers: { 'retry-after': '10' },
  });
  end();
  await Promise.all(runs);
  await queue.run(async () => undefined);
});

test('a call that leaves the queue makes room, and its work never begins', async () => {
  const queue = new WorkQueue({ atOnce: 1, waitingMax: 1 });
  const { done, end } = work();
  const running = queue.run(() => done);
  const sender = new AbortController();
  let hasBegun = false;
  const left = queue.run(async () => void (hasBegun = true), sender.signal);
  sender.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  const next = queue.run(async () => 'next');
  end();
  await running;
  expect([await next, hasBegun]).toEqual(['next', false]);
});

test('work that fails gives its place back', async () => {
  const queue = new WorkQueue({ atOnce: 1, waitingMax: 1 });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
