import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';

const place = { pathname: '/' };
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => place.pathname }));
const { useUnread } = await import('./unread-store');

const MEMBER = { id: 'member01', roleType: 'MEMBER' } as const;
let asked = 0;
globalThis.fetch = (async () => {
  asked += 1;
  const body = { code: 'SUCCESS', message: null, data: { inquiries: asked, notices: 0, noticeUuids: [] } };
  return { ok: true, status: 200, headers: new Headers(), json: async () => body };
}) as unknown as typeof fetch;

test('a reader learns what came meanwhile with the next page, a minute later at the earliest', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'] });
  const { result, rerender } = renderHook(() => useUnread(MEMBER));
  await waitFor(() => expect(result.current?.inquiries).toBe(1));
  const open = (pathname: string) =>
    act(async () => {
      place.pathname = pathname;
      rerender();
    });

  await open('/artist');
  expect(asked).toBe(1);
  jest.setSystemTime(61_000);
  await open('/article/news');
  await waitFor(() => expect(result.current?.inquiries).toBe(2));
  jest.useRealTimers();
});

test('a guest causes no call', () => {
  asked = 0;
  const { result } = renderHook(() => useUnread(null));
  expect(result.current).toBeNull();
  expect(asked).toBe(0);
});
