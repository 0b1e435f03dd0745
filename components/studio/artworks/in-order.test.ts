import { inOrder } from './in-order';

test('keeps the order, and no more than the limit at once', async () => {
  let running = 0;
  let most = 0;
  const load = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < 7 - number; turn += 1) await Promise.resolve();
    running -= 1;
    return number * 10;
  };
  const got: number[] = [];
  for await (const each of inOrder([1, 2, 3, 4, 5, 6, 7], load, 3)) got.push(each);
  expect(got).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(most).toBe(3);
});

test('what isn’t taken isn’t loaded ahead without end', async () => {
  const begun: number[] = [];
  const load = async (number: number) => {
    begun.push(number);
    return number;
  };
  const all = inOrder([1, 2, 3, 4, 5, 6], load, 2);
  await all.next();
  expect(begun).toEqual([1, 2]);
  await all.next();
  expect(begun).toEqual([1, 2, 3]);
});

test('a failure comes at its place', async () => {
  const load = async (number: number) => {
    if (number === 2) throw new Error('two');
    return number;
  };
  const all = inOrder([1, 2, 3], load, 3);
  expect((await all.next()).value).toBe(1);
  await expect(all.next()).rejects.toThrow('two');
});

test('nothing of nothing', async () => {
  expect((await inOrder([], async () => 1, 5).next()).done).toBe(true);
});
