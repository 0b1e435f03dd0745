import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, type ComponentProps } from 'react';

const place = { pathname: '/', isPending: false };
const never = new Promise<never>(() => undefined);
const router = { push: jest.fn(), prefetch: jest.fn() };
jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => place.pathname,
  useSearchParams: () => (place.isPending ? use(never) : new URLSearchParams()),
}));
const { SoftNavigation } = await import('./soft-navigation');
const { navigationFault } = await import('@/lib/browser/navigation-fault');
const { toastStore } = await import('@/components/ui/dialog/toast-store');
const networkMessages = await import('@/lib/messages/network');
const { SoftLink } = await import('@/components/ui/action/soft-link');

const draw = (props: Partial<ComponentProps<typeof SoftLink>> = {}) =>
  void render(
    <>
      <SoftNavigation />
      <SoftLink href="/artist?page=2#top" {...props}>
        <span>작가</span>
      </SoftLink>
      {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a file of another program */}
      <a href="/files/a.pdf">문서로</a>
    </>,
  );
function show(props: Parameters<typeof draw>[0] = {}) {
  draw(props);
  return screen.getByText('작가');
}

beforeEach(() => {
  place.isPending = false;
  jest.clearAllMocks();
});
afterEach(cleanup);

test('a click on whatever is in the link goes there without a new document', () => {
  const inside = show();
  expect(fireEvent.click(inside)).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/artist?page=2#top');
});

test('a click is answered before the address of the page is hydrated', async () => {
  place.isPending = true;
  await act(async () => draw());
  const inside = screen.getByText('작가');
  expect(fireEvent.click(inside)).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/artist?page=2#top');
});

test('a click that asks for a new tab is the browser’s', () => {
  const inside = show();
  fireEvent.click(inside, { ctrlKey: true });
  fireEvent.click(inside, { metaKey: true });
  fireEvent.click(inside, { button: 1 });
  expect(router.push).not.toHaveBeenCalled();
});

test('a click that was handled, and a plain link, are left alone', () => {
  const inside = show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(inside);
  fireEvent.click(screen.getByText('문서로'));
  expect(router.push).not.toHaveBeenCalled();
});

test('a line says that a page is on its way, until another is there', () => {
  const inside = show();
  fireEvent.click(inside);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  window.dispatchEvent(new PopStateEvent('popstate'));
  cleanup();
  show();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a link that leads out of the site is the browser’s', () => {
  fireEvent.click(show({ href: 'https://museum.example/show/3' }));
  expect(router.push).not.toHaveBeenCalled();
});

test('a page is fetched when a hand comes near, where the link says so', () => {
  fireEvent.pointerOver(show({ isReady: true }));
  expect(router.prefetch).toHaveBeenCalledWith('/artist?page=2#top');
  cleanup();
  router.prefetch.mockClear();
  fireEvent.pointerOver(show());
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('a navigation without a network ends the progress bar, and a toast says so if no list does', () => {
  fireEvent.click(show());
  const retry = jest.fn();
  act(() => navigationFault.set({ place: 'of a list', retry }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(toastStore.get()).toBeNull();
  act(() => navigationFault.set({ place: null, retry }));
  expect(toastStore.get()?.text).toBe(networkMessages.offline);
  toastStore.get()?.action?.run();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failed navigation is reported until the next one begins', () => {
  const inside = show();
  act(() => navigationFault.set({ place: null, retry: () => undefined }));
  fireEvent.click(inside);
  expect(navigationFault.get()).toBeNull();
});
