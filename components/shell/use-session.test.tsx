import { act, renderHook, waitFor } from '@testing-library/react';
import { useSession } from './use-session';

let asked = 0;
const answerWith = (id: string) => {
  globalThis.fetch = (async () => {
    asked += 1;
    const body = { code: 'SUCCESS', message: null, data: { user: { id, roleType: 'MEMBER' } } };
    return { ok: true, status: 200, headers: new Headers(), json: async () => body };
  }) as unknown as typeof fetch;
};
const logIn = () => (document.cookie = 'gyeol_user=1');
const logOut = () => (document.cookie = 'gyeol_user=; max-age=0');
const show = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
const lookAt = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

/** One tab's life: what it knows is kept beside React. */
test('a page that the browser had put away looks again who it belongs to', async () => {
  answerWith('member01');
  logIn();
  const { result } = renderHook(() => useSession());
  expect(result.current.user).toBeUndefined();
  await waitFor(() => expect(result.current.user?.id).toBe('member01'));

  // Another logged in in another tab, and this one is looked at again.
  answerWith('member03');
  await show(false);
  expect(asked).toBe(1);
  await lookAt();
  await waitFor(() => expect(result.current.user?.id).toBe('member03'));
  answerWith('member01');
  await show(true);
  await waitFor(() => expect(result.current.user?.id).toBe('member01'));
  // Nobody can be asked: the page stays whose it was.
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await lookAt();
  expect(result.current.user?.id).toBe('member01');
  answerWith('member01');
  asked = 0;

  // Logged out elsewhere, and back by the browser's way back.
  logOut();
  await show(false);
  expect(result.current.user?.id).toBe('member01');
  await show(true);
  expect(result.current.user).toBeNull();
  // A guest causes no call.
  await lookAt();
  expect(asked).toBe(0);

  // Logged in as another in another tab, and this one is looked at again.
  answerWith('member02');
  logIn();
  await lookAt();
  await waitFor(() => expect(result.current.user?.id).toBe('member02'));

  logOut();
  await lookAt();
  expect(result.current.user).toBeNull();
});
