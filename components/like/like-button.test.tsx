import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import { toastStore } from '@/components/ui/dialog/toast-store';
import { noResponse } from '@/lib/browser/api-failure';
import * as likeMessages from '@/lib/messages/like';
import * as networkMessages from '@/lib/messages/network';
import { LikeButton } from './like-button';
import { createLikeStore, type LikeCalls, type LikeStore } from './like-store';
import { paintLikeButtons, pressLikeButton } from './painted-buttons';

function storeWith(change: Partial<LikeCalls> = {}) {
  const asked: string[][] = [];
  const store = createLikeStore({
    isLoggedIn: () => true,
    listStates: (uuids) => {
      asked.push([...uuids]);
      return Promise.resolve({ liked: ['b'] });
    },
    save: (_target, isLiked) => Promise.resolve({ isLike: isLiked, likeCount: 5 }),
    schedule: queueMicrotask,
    ...change,
  });
  return { store, asked };
}

let end: (() => void) | undefined;
afterEach(() => end?.());

/** Shows the elements with their buttons painted by `store`. */
function show(store: LikeStore, elements: ReactElement) {
  const shown = render(elements);
  end = paintLikeButtons(store);
  return shown;
}

function press(store: LikeStore, name?: string) {
  const button = screen.getByRole('button', name === undefined ? {} : { name });
  act(() => pressLikeButton(button, store));
}

/** Lets the observer, the store's calls and their answers run: all are microtasks, which end before a timer runs. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('LikeButton', () => {
  it('asks for all buttons of a page in one call and stamps the liked', async () => {
    const { store, asked } = storeWith();
    show(
      store,
      <>
        <LikeButton type="ARTIST" uuid="a" name="류단아" />
        <LikeButton type="ARTIST" uuid="b" name="문가람" />
        <LikeButton type="ART_WORK" uuid="c" name="〈새벽〉" />
      </>,
    );
    await rest();
    expect(asked).toEqual([['a', 'b', 'c']]);
    expect(screen.getByRole('button', { name: '문가람 좋아요' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '류단아 좋아요' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows the press and the number at once', async () => {
    const { store } = storeWith();
    show(store, <LikeButton type="ARTIST" uuid="a" name="류단아" variant="labelled" count={4} />);
    press(store, '류단아 좋아요 4');
    expect(screen.getByRole('button', { name: '류단아 좋아요 5' }).getAttribute('aria-pressed')).toBe('true');
    await rest();
    expect(screen.getByRole('button', { name: '류단아 좋아요 5' })).toBeTruthy();
  });

  it('takes it back with a word when it could not be saved', async () => {
    const { store } = storeWith({ save: () => Promise.reject(new Error('down')) });
    show(store, <LikeButton type="ARTIST" uuid="a" name="류단아" />);
    press(store);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await rest();
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
    expect(toastStore.get()?.text).toBe(likeMessages.failed(networkMessages.unknown));
  });

  it('says that the network is gone, not that it is to be tried later', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { store } = storeWith({ save: () => Promise.reject(noResponse()) });
    show(store, <LikeButton type="ARTIST" uuid="a" name="류단아" />);
    press(store);
    await rest();
    expect(toastStore.get()?.text).toBe(likeMessages.failed(networkMessages.offline));
    online.mockRestore();
  });

  it('tells a guest to log in', async () => {
    const { store } = storeWith({ isLoggedIn: () => false });
    show(store, <LikeButton type="ARTIST" uuid="a" name="류단아" />);
    press(store);
    await rest();
    expect(currentAlert()?.title).toBe(likeMessages.loginRequired);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
    answerAlert(true);
  });

  it('asks for the buttons that come later, and paints each target for itself', async () => {
    const { store, asked } = storeWith();
    const { rerender } = show(store, <LikeButton type="ARTIST" uuid="b" name="문가람" />);
    await rest();
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
    rerender(<LikeButton type="ARTIST" uuid="a" name="류단아" />);
    await rest();
    expect(asked).toEqual([['b'], ['a']]);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
  });

  it('takes the word of the visitor’s own list, and asks nothing', async () => {
    const { store, asked } = storeWith();
    show(store, <LikeButton type="ARTIST" uuid="a" name="류단아" isLiked />);
    await rest();
    expect(asked).toEqual([]);
    expect(store.get('a').isLiked).toBe(true);
  });
});
