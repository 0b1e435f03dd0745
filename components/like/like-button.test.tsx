import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/alert-store';
import { currentToast } from '@/components/ui/toast-store';
import * as likeMessages from '@/lib/messages/like';
import { LikeButton } from './like-button';
import { createLikeStore, type LikeCalls } from './like-store';

function storeWith(change: Partial<LikeCalls> = {}) {
  const asked: string[][] = [];
  const store = createLikeStore({
    isLoggedIn: () => true,
    listStates: (uuids) => {
      asked.push([...uuids]);
      return Promise.resolve({ liked: ['b'] });
    },
    save: (_target, isLiked) => Promise.resolve({ isLike: isLiked, likeCount: 5 }),
    schedule: (flush) => setTimeout(flush, 0),
    ...change,
  });
  return { store, asked };
}

const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

describe('LikeButton', () => {
  it('asks for all buttons of a page in one call and stamps the liked', async () => {
    const { store, asked } = storeWith();
    render(
      <>
        <LikeButton type="ARTIST" uuid="a" name="류단아" store={store} />
        <LikeButton type="ARTIST" uuid="b" name="문가람" store={store} />
        <LikeButton type="ART_WORK" uuid="c" name="〈새벽〉" store={store} />
      </>,
    );
    await rest();
    expect(asked).toEqual([['a', 'b', 'c']]);
    expect(screen.getByRole('button', { name: '문가람 좋아요' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: '류단아 좋아요' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('shows the press and the number at once', async () => {
    const { store } = storeWith();
    render(<LikeButton type="ARTIST" uuid="a" name="류단아" variant="labelled" count={4} store={store} />);
    fireEvent.click(screen.getByRole('button', { name: '류단아 좋아요 4' }));
    expect(screen.getByRole('button', { name: '류단아 좋아요 5' }).getAttribute('aria-pressed')).toBe('true');
    await rest();
    expect(screen.getByRole('button', { name: '류단아 좋아요 5' })).toBeTruthy();
  });

  it('takes it back with a word when it could not be saved', async () => {
    const { store } = storeWith({ save: () => Promise.reject(new Error('down')) });
    render(<LikeButton type="ARTIST" uuid="a" name="류단아" store={store} />);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await rest();
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
    expect(currentToast()?.text).toBe(likeMessages.failed);
  });

  it('tells a guest to log in', async () => {
    const { store } = storeWith({ isLoggedIn: () => false });
    render(<LikeButton type="ARTIST" uuid="a" name="류단아" store={store} />);
    fireEvent.click(screen.getByRole('button'));
    await rest();
    expect(currentAlert()?.title).toBe(likeMessages.loginRequired);
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
    answerAlert(true);
  });
});
