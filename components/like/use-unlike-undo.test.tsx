import { act, renderHook } from '@testing-library/react';
import { currentToast } from '@/components/ui/toast-store';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as likeMessages from '@/lib/messages/like';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';
import { useUnlikeUndo } from './use-unlike-undo';

const originalFetch = globalThis.fetch;
let status = 200;

beforeEach(() => {
  status = 200;
  document.cookie = 'gyeol_user=1';
  globalThis.fetch = (async (_path: string, { method }: RequestInit) => ({
    ok: status === 200,
    status,
    headers: new Headers(),
    json: async () => ({ code: 'SUCCESS', data: { isLike: method === 'POST', likeCount: 1 } }),
  })) as unknown as typeof fetch;
  pageLikes.startOver();
  for (const uuid of ['a', 'b']) pageLikes.know(uuid);
});
afterEach(() => {
  globalThis.fetch = originalFetch;
});

const press = (uuid: string) => act(() => pressLike(pageLikes, { type: 'ARTIST', uuid }));

test('what is liked again by its heart takes its own offer along, and no other’s', async () => {
  renderHook(() => useUnlikeUndo());
  await press('a');
  await press('b');
  await press('a');
  expect(currentToast()?.text).toBe(favoriteMessages.removed);
  await act(async () => currentToast()?.action?.run());
  expect(pageLikes.get('b').isLiked).toBe(true);
  expect(currentToast()).toBeNull();
});

test('what could not be taken back has nothing to undo', async () => {
  renderHook(() => useUnlikeUndo());
  status = 503;
  await press('a');
  expect(pageLikes.get('a').isLiked).toBe(true);
  expect(currentToast()).toMatchObject({ text: likeMessages.failed, action: null });
});

test('nothing of one visitor is undone for the next', async () => {
  renderHook(() => useUnlikeUndo());
  await press('a');
  act(() => pageLikes.startOver());
  expect(currentToast()).toBeNull();
});
