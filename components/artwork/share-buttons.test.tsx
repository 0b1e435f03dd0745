import { readFileSync } from 'node:fs';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { currentAlert } from '@/components/ui/dialog/alert-store';
import { toastStore } from '@/components/ui/dialog/toast-store';
import * as shareMessages from '@/lib/messages/share';
import { listFiles } from '@/tests/support/source-files';
import { ShareButtons } from './share-buttons';

const writeText = jest.fn<(text: string) => Promise<void>>();
const share = jest.fn<(data: ShareData) => Promise<void>>();
const execCommand = jest.fn<(command: string) => boolean>();
const toast = () => toastStore.get()?.text;

beforeEach(() => {
  toastStore.set(null);
  writeText.mockReset().mockResolvedValue(undefined);
  share.mockReset().mockResolvedValue(undefined);
  execCommand.mockReset().mockReturnValue(false);
  Object.assign(document, { execCommand });
  Object.assign(navigator, { clipboard: { writeText }, share });
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const url = `${window.location.origin}/artist/7`;

it('copies the address, and opens the share sheet with a second button', async () => {
  render(<ShareButtons path="/artist/7" title="류단아" />);
  await press('링크 복사');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toast()).toBe(shareMessages.copied);
  expect(share).not.toHaveBeenCalled();
  await press('공유');
  expect(share).toHaveBeenCalledWith({ url, title: '류단아' });
  expect(writeText).toHaveBeenCalledTimes(1);
});

it.each(['AbortError', 'InvalidStateError'])('shows no message if the sheet ends with %s', async (name) => {
  share.mockRejectedValue(new DOMException('', name));
  render(<ShareButtons isBare noun="작품" path="/artist/7" title="달" />);
  await press('작품 공유');
  expect(writeText).not.toHaveBeenCalled();
  expect(toast()).toBeUndefined();
});

it('copies if the sheet can’t be opened, and shows an error if that fails too', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  render(<ShareButtons path="/artist/7" title="달" />);
  await press('공유');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toast()).toBe(shareMessages.copied);
  writeText.mockRejectedValue(new Error('Write permission denied.'));
  await press('공유');
  expect(currentAlert()).toMatchObject({
    title: shareMessages.copyFailed(shareMessages.copyBlocked),
    text: shareMessages.copyByHand(url),
  });
});

it.each([undefined, { writeText }])('copies by an event where the clipboard is %j', async (clipboard) => {
  writeText.mockRejectedValue(new Error('Write permission denied.'));
  Object.assign(navigator, { clipboard });
  const setData = jest.fn();
  execCommand.mockImplementation(() => {
    const event = new Event('copy', { cancelable: true });
    document.dispatchEvent(Object.assign(event, { clipboardData: { setData } }));
    return true;
  });
  render(<ShareButtons path="/artist/7" title="달" />);
  await press('링크 복사');
  expect(setData).toHaveBeenCalledWith('text/plain', url);
  expect(toast()).toBe(shareMessages.copied);
});

it('keeps the place of the second button where a browser has no sheet', () => {
  Object.assign(navigator, { share: undefined });
  const { container } = render(<ShareButtons path="/artist/7" title="달" />);
  expect([...container.querySelectorAll('button')].map(({ className }) => /unseen/.test(className))).toEqual([
    false,
    true,
  ]);
});

it('is the one way of the product to share or copy an address', () => {
  const files = ['.ts', '.tsx'].flatMap((ending) => listFiles(['app', 'components', 'lib'], ending));
  const own = files.filter(
    (file) =>
      !file.includes('.test.') &&
      /navigator\.(share|clipboard)|execCommand\(['"]copy/.test(readFileSync(file, 'utf8')),
  );
  expect(own).toEqual(['components/artwork/share-link.ts']);
});
