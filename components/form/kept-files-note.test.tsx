import { render, screen, waitFor } from '@testing-library/react';
import { installFakeFetch, success } from '@/tests/support/fake-fetch';
import * as uploadMessages from '@/lib/messages/upload';
import { KeptFilesNote } from './kept-files-note';

const fake = installFakeFetch();
const MAX = 1000 * 1024 * 1024;
const show = async (bytes: number) => {
  fake.answer = () => success({ bytes, maxBytes: MAX });
  const { container } = render(<KeptFilesNote />);
  await waitFor(() => expect(fake.calls.map(({ path }) => path)).toEqual(['/v1/users/me/storage']));
  return container;
};

test('it says from 80 % on how much is kept', async () => {
  await show(0.8 * MAX);
  expect(await screen.findByText(uploadMessages.nearlyFull('800MB', '1000MB', 80))).toBeTruthy();
});

test('with more room, and without an answer, there is nothing', async () => {
  expect((await show(0.8 * MAX - 1)).textContent).toBe('');
});
