import { act, render, screen } from '@testing-library/react';
import { installFakeFetch, success } from '@/tests/support/fake-fetch';
import { LikeButton } from './like-button';
import { LikeButtons } from './like-buttons';

const api = installFakeFetch(({ method }) =>
  success(method === 'GET' ? { liked: [] } : { isLike: true, likeCount: 1 }),
);

test('several presses while the code loads count as one', async () => {
  render(
    <>
      <LikeButton type="ARTIST" uuid="a" name="류단아" />
      <LikeButtons />
    </>,
  );
  document.cookie = 'gyeol_user=1';
  const button = screen.getByRole('button');
  button.click();
  button.click();
  await act(() => import('./painted-buttons').then(() => new Promise((resolve) => setTimeout(resolve))));
  expect(button.ariaPressed).toBe('true');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
});
