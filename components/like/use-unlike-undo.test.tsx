import { act, renderHook } from '@testing-library/react';
import { toastStore } from '@/components/ui/dialog/toast-store';
import { ERRORS } from '@/lib/contracts/errors';
import * as favoriteMessages from '@/lib/messages/favorite';
import * as likeMessages from '@/lib/messages/like';
import { refusal, success, installFakeFetch } from '@/tests/support/fake-fetch';
import { pageLikes } from './page-likes';
import { pressLike } from './press-like';
import { useUnlikeUndo } from './use-unlike-undo';

const api = installFakeFetch(({ method }) => success({ isLike: method === 'POST', likeCount: 1 }));

beforeEach(() => {
  document.cookie = 'gyeol_user=1';
  pageLikes.startOver();
  for (const uuid of ['a', 'b']) pageLikes.know(uuid);
});

const press = (uuid: string) => act(() => pressLike(pageLikes, { type: 'ARTIST', uuid }));

test('what is liked again by its heart takes its own offer along, and no other’s', async () => {
  renderHook(() => useUnlikeUndo());
  await press('a');
  await press('b');
  await press('a');
  expect(toastStore.get()?.text).toBe(favoriteMessages.removed);
  await act(async () => toastStore.get()?.action?.run());
  expect(pageLikes.get('b').isLiked).toBe(true);
  expect(toastStore.get()).toBeNull();
});

test('what could not be taken back has nothing to undo', async () => {
  renderHook(() => useUnlikeUndo());
  api.answer = () => refusal(503, 'UNAVAILABLE');
  await press('a');
  expect(pageLikes.get('a').isLiked).toBe(true);
  expect(toastStore.get()).toMatchObject({
    text: likeMessages.failed(ERRORS.UNAVAILABLE.message),
    action: null,
  });
});

test('nothing of one visitor is undone for the next', async () => {
  renderHook(() => useUnlikeUndo());
  await press('a');
  act(() => pageLikes.startOver());
  expect(toastStore.get()).toBeNull();
});
