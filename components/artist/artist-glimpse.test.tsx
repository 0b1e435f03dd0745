import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { loadQueryEngine } from '@/lib/browser/late-query-engine';
import { getQueryClient } from '@/lib/browser/query-client';
import { ArtistGlimpse } from './artist-glimpse';
import { PAUSE_MS } from './glimpse-watch';

const image = { id: 'a'.repeat(32), width: 1400, height: 1000, color: '#aaa', placeholder: '' };
const works = ['1', '2'].map((uuid) => ({ uuid, image }));
let fetched: { url: string; signal: AbortSignal | null | undefined }[] = [];
let answer: () => Promise<Response>;

/** A real body is read in a time of its own, which the stopped clock does not pass. */
const answerOf = (status: number, body: unknown) =>
  ({ ok: status === 200, status, headers: new Headers(), json: async () => body }) as Response;

beforeEach(async () => {
  await loadQueryEngine();
  getQueryClient().clear();
  jest.useFakeTimers();
  fetched = [];
  answer = async () => answerOf(200, { code: 'SUCCESS', message: null, data: { content: works } });
  window.matchMedia = jest.fn(() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    fetched.push({ url: String(input), signal: init?.signal });
    return answer();
  });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  document.body.innerHTML = '<ul><li><a data-artist="7" href="#7"></a></li></ul>';
  const grid = { current: document.querySelector('ul') };
  render(<ArtistGlimpse grid={grid} />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const portrait = () => document.querySelector('[data-artist]') ?? document.body;
const wall = () => portrait().querySelector('[data-hung=true]');
/** Lets the call and its answer come. */
const settle = () => act(async () => jest.advanceTimersByTimeAsync(50));
const pause = async () => {
  fireEvent(portrait(), new MouseEvent('pointerover', { bubbles: true }));
  await act(async () => jest.advanceTimersByTimeAsync(PAUSE_MS));
  await settle();
};
const leave = () =>
  act(async () => void fireEvent(document.querySelector('ul') ?? document, new MouseEvent('pointerleave')));

test('works are fetched at the pause, once, and shown in the portrait', async () => {
  expect(fetched).toHaveLength(0);
  await pause();
  expect(wall()?.querySelectorAll('img')).toHaveLength(2);
  expect(fetched.map(({ url }) => url)).toEqual([
    expect.stringMatching(/\/v1\/contents\/artists\/7\/art-works\?size=3$/),
  ]);
  await leave();
  expect(wall()).toBeNull();
  await pause();
  expect(wall()).not.toBeNull();
  expect(fetched).toHaveLength(1);
});

test('leaving ends the call', async () => {
  answer = () => new Promise(() => undefined);
  await pause();
  expect(fetched[0]?.signal?.aborted).toBe(false);
  await leave();
  expect(fetched[0]?.signal?.aborted).toBe(true);
});

test.each([
  ['a failure', async () => answerOf(500, null)],
  ['a lost network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s leaves the card as it is', async (_, failing) => {
  answer = failing;
  await pause();
  await settle();
  expect(fetched).toHaveLength(1);
  expect(portrait().childElementCount).toBe(0);
});

test('works whose pictures can’t be shown stay hidden', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  await pause();
  expect(portrait().querySelectorAll('img')).toHaveLength(2);
  expect(wall()).toBeNull();
});
