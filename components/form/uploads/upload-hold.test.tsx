import { act, fireEvent, render, screen } from '@testing-library/react';
import * as formMessages from '@/lib/messages/form';
import { UploadHold, UploadNote, useUploads } from './upload-hold';

interface Sending {
  arrive: (hasArrived: boolean) => void;
}

/** A form with a field that sends a file by itself. */
function start() {
  const saves: string[] = [];
  const sent: Sending[] = [];
  let file = 'none';
  function Field() {
    const { track, isPending } = useUploads();
    const send = () =>
      track(
        () =>
          new Promise((resolve) =>
            sent.push({
              arrive(hasArrived) {
                if (hasArrived) file = `file ${sent.length}`;
                resolve(hasArrived);
              },
            }),
          ),
      );
    return (
      <>
        <button type="button" onClick={() => void send()}>
          choose
        </button>
        <button type="submit">{isPending ? formMessages.uploadsPending : 'save'}</button>
        <UploadNote />
      </>
    );
  }
  render(
    <UploadHold>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          saves.push(file);
        }}
      >
        <Field />
      </form>
    </UploadHold>,
  );
  return { saves, sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const arrive = (sending: Sending | undefined, hasArrived = true) =>
  act(async () => sending?.arrive(hasArrived));

const leavesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a save waits for the file, and includes it', async () => {
  const { saves, sent } = start();
  press('choose');
  press(formMessages.uploadsPending);
  expect(saves).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe(formMessages.uploadsWaiting);
  await arrive(sent[0]);
  expect(saves).toEqual(['file 1']);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a save waits for all files', async () => {
  const { saves, sent } = start();
  press('choose');
  press('choose');
  press(formMessages.uploadsPending);
  await arrive(sent[0]);
  expect(saves).toEqual([]);
  await arrive(sent[1]);
  expect(saves).toHaveLength(1);
});

test('a failed upload cancels the save, and the next press saves without the file', async () => {
  const { saves, sent } = start();
  press('choose');
  press(formMessages.uploadsPending);
  await arrive(sent[0], false);
  expect(saves).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe(formMessages.uploadsFailed);
  press('save');
  expect(saves).toEqual(['none']);
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('leaving the page asks while a file is being sent', async () => {
  const { sent } = start();
  expect(leavesUnasked()).toBe(true);
  press('choose');
  expect(leavesUnasked()).toBe(false);
  await arrive(sent[0]);
  expect(leavesUnasked()).toBe(true);
});

test('a save doesn’t wait if no file is being sent', () => {
  const { saves } = start();
  press('save');
  expect(saves).toEqual(['none']);
});
