import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLazyElement } from './use-lazy-element';

function startLoad() {
  const onFailure = jest.fn();
  let fail: (error: Error) => void = () => undefined;
  const load = () => new Promise<ComponentType>((_, reject) => (fail = reject));
  const hook = renderHook(({ isWanted }) => useLazyElement(isWanted, load, onFailure), {
    initialProps: { isWanted: true },
  });
  const failNow = () => act(async () => fail(new Error('gone')));
  return { ...hook, onFailure, failNow };
}

test('a failed load is reported', async () => {
  const { onFailure, failNow } = startLoad();
  await failNow();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each(['closed', 'left'])('a load that fails after its place was %s says nothing', async (how) => {
  const { rerender, unmount, onFailure, failNow } = startLoad();
  if (how === 'closed') rerender({ isWanted: false });
  else unmount();
  await failNow();
  expect(onFailure).not.toHaveBeenCalled();
});
