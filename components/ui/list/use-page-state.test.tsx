import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePageState } from './use-page-state';

test('what is noted on a page is forgotten on the next one, and on coming back', () => {
  const { result, rerender } = renderHook(({ address }) => usePageState(address, false), {
    initialProps: { address: '/a' },
  });
  act(() => result.current[1](true));
  expect(result.current[0]).toBe(true);
  rerender({ address: '/b' });
  expect(result.current[0]).toBe(false);
  rerender({ address: '/a' });
  expect(result.current[0]).toBe(false);
});
