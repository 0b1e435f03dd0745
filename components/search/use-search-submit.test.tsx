import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSearchSubmit } from './use-search-submit';

const original = globalThis.fetch;
/** Answers the health that was asked for, in the order of the questions. */
let answers: (() => void)[] = [];

beforeEach(() => {
  answers = [];
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const json = { code: 'SUCCESS', message: null, data: 'GREEN' };
      answers.push(() => resolve({ ok: true, status: 200, json: () => Promise.resolve(json) } as Response));
    });
});
afterEach(() => {
  globalThis.fetch = original;
});

function setUp() {
  const gone: string[] = [];
  const hook = renderHook(() => useSearchSubmit(false, (href) => gone.push(decodeURIComponent(href))));
  const submit = (text: string) => act(() => void hook.result.current.submit(text));
  return { ...hook, gone, submit };
}
const answer = (position: number) => act(async () => answers[position]?.());

test('the newest wish wins, however the answers come', async () => {
  const { result, gone, submit } = setUp();
  submit('바다');
  expect(result.current.isAsking).toBe(true);
  submit('물결');
  await answer(1);
  await answer(0);
  expect(gone).toEqual(['/search?q=물결']);
  expect(result.current.isAsking).toBe(false);
});

test('what was cancelled or left behind goes nowhere', async () => {
  const { result, gone, submit, unmount } = setUp();
  submit('바다');
  act(() => result.current.cancel());
  expect(result.current.isAsking).toBe(false);
  submit('물결');
  unmount();
  await answer(0);
  await answer(1);
  expect(gone).toEqual([]);
});

test('nothing is asked for without a text', () => {
  const { result, submit } = setUp();
  submit('  ');
  expect(answers).toHaveLength(0);
  expect(result.current.isRequired).toBe(true);
});
