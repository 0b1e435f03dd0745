import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useViewerAddress } from './use-viewer-address';

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/search?q=a');
});
afterEach(() => {
  jest.useRealTimers();
});

test('the address says where a work hangs, as soon as a visitor rests at it', () => {
  const { result } = renderHook(() => useViewerAddress());
  act(() => result.current.open('first', { artworks: '9' }));
  expect(address()).toBe('/search?q=a&artworks=9&artwork=first');
  act(() => result.current.move('second', { artworks: '10' }));
  act(() => result.current.move('third', { artworks: '11' }));
  expect(address()).toBe('/search?q=a&artworks=9&artwork=first');
  act(() => jest.runAllTimers());
  expect(address()).toBe('/search?q=a&artworks=11&artwork=third');
  act(() => result.current.move('zeroth', { artworks: null }));
  act(() => jest.runAllTimers());
  expect(address()).toBe('/search?q=a&artwork=zeroth');
});

test('a room that was entered by its address leaves nothing but the place', () => {
  window.history.replaceState(null, '', '/search?q=a&artworks=9&artwork=first');
  const { result } = renderHook(() => useViewerAddress());
  expect(result.current.uuid).toBe('first');
  act(() => result.current.close());
  expect(address()).toBe('/search?q=a&artworks=9');
});

test('the room is left by one step back, however often that is asked for', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { result } = renderHook(() => useViewerAddress());
  act(() => result.current.open('first'));
  act(() => result.current.close());
  act(() => result.current.close());
  expect(back).toHaveBeenCalledTimes(1);
});

test.each([
  ['a link that is pressed before the visitor rests keeps the address, which would stop its page', '', {}, 0],
  ['a link that opens a new tab leaves the address to the room', '_blank', {}, 1],
  ['a link that is pressed for a new tab leaves the address to the room', '', { ctrlKey: true }, 1],
])('%s', (_, target, keys, writes) => {
  const link = document.createElement('a');
  link.href = '#artist';
  link.target = target;
  document.body.append(link);
  const { result } = renderHook(() => useViewerAddress());
  act(() => result.current.open('first'));
  act(() => result.current.move('second'));
  const replace = jest.spyOn(window.history, 'replaceState');
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys }));
  act(() => jest.runAllTimers());
  expect(replace).toHaveBeenCalledTimes(writes);
  replace.mockRestore();
});
