import { installFakeFetch, refusal, success, type FakeAnswer } from '@/tests/support/fake-fetch';
import { assertFile } from './assert-file';
import { setPressLock } from './press-lock';

const fake = installFakeFetch();

test.each([
  ['a file', success(null)],
  ['a refusal', refusal(409, 'CONTEST_STANDING')],
])('the pressed control is locked until the answer, which is %s', async (_, given) => {
  let locks = 0;
  setPressLock(() => {
    locks += 1;
    return () => (locks -= 1);
  });
  let answer: (given: FakeAnswer) => void = () => undefined;
  fake.answer = () => new Promise((resolve) => (answer = resolve));
  const checked = assertFile('/v1/file').catch(() => undefined);
  expect(locks).toBe(1);
  answer(given);
  await checked;
  expect(locks).toBe(0);
});
