import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { z } from 'zod';
import { LogoutWall } from '@/components/auth/logout-wall';
import { LogoutButton } from '@/components/shell/logout-button';
import { answerAlert } from '@/components/ui/dialog/alert-store';
import { forgetAllKept } from '@/lib/browser/kept-keys';
import { filesHeld, keptKey, listOpenForms } from '@/lib/browser/kept-typing';
import { SESSION_END } from '@/lib/browser/session-change';
import * as formLimits from '@/lib/limits/form';
import * as formMessages from '@/lib/messages/form';
import { KeptNote } from './kept-note';
import { useKeptText } from './use-kept-text';
import { useKeptTyping } from './use-kept-typing';

const LINES = '첫째 줄\n둘째 줄';

function Form({ owner = 'haru' as string | null, saved = '' }) {
  const [text, setText] = useState(saved);
  const kept = useKeptText({ form: 'edit', owner, saved, text, setText });
  return (
    <>
      <KeptNote kept={kept} />
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={kept.forget}>저장</button>
    </>
  );
}

/** The note about restored text follows the form. */
const shown = () => act(() => Promise.resolve());
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => {
  fireEvent(window, new Event('beforeunload'));
  fireEvent(window, new Event('pagehide'));
};
const stored = () => window.sessionStorage.getItem(keptKey('edit', 'haru'));

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('unsaved text', () => {
  const leavings = {
    'a rest': () => act(() => jest.advanceTimersByTime(formLimits.keepTypedMs)),
    'a left field': () => fireEvent.focusOut(field()),
    'a hidden tab': () => {
      jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      fireEvent(document, new Event('visibilitychange'));
    },
    'a page that is left': () => fireEvent(window, new Event('pagehide')),
    'an ended session': () => fireEvent(window, new Event(SESSION_END)),
  };
  it.each(Object.entries(leavings))('is kept at %s', (_, leave) => {
    render(<Form />);
    type(LINES);
    expect(stored()).toBeNull();
    leave();
    expect(stored()).toContain('둘째 줄');
  });

  it('is restored, with a note, when the same account opens the form again', async () => {
    const { unmount } = render(<Form />);
    type(LINES);
    unmount();
    render(<Form />);
    await shown();
    expect(field()).toHaveValue(LINES);
    expect(screen.getByRole('status')).toHaveTextContent(formMessages.typingRestored);
  });

  it('is hidden from other accounts, and waits for its own one', async () => {
    render(<Form />).unmount();
    await shown();
    const own = render(<Form />);
    type(LINES);
    own.unmount();
    const other = render(<Form owner="bomi" />);
    expect(field()).toHaveValue('');
    other.unmount();
    const late = render(<Form owner={null} />);
    expect(field()).toHaveValue('');
    late.rerender(<Form />);
    expect(field()).toHaveValue(LINES);
  });

  it('is removed by a save, but text typed afterwards is kept', () => {
    const { unmount } = render(<Form />);
    type(LINES);
    act(() => jest.advanceTimersByTime(formLimits.keepTypedMs));
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    expect(stored()).toBeNull();
    fireEvent(window, new Event('pagehide'));
    expect(stored()).toBeNull();
    type('셋째 줄');
    unmount();
    expect(stored()).toContain('셋째 줄');
  });

  it('is removed if it equals what is saved', () => {
    render(<Form saved="저장된 글" />);
    type(LINES);
    act(() => jest.advanceTimersByTime(formLimits.keepTypedMs));
    type('저장된 글');
    act(() => jest.advanceTimersByTime(formLimits.keepTypedMs));
    expect(stored()).toBeNull();
  });

  it('makes the browser ask before the document is left, until it is saved', () => {
    render(<Form />);
    expect(isUnloadAsked()).toBe(false);
    type(LINES);
    expect(isUnloadAsked()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    expect(isUnloadAsked()).toBe(false);
    type('셋째 줄');
    expect(isUnloadAsked()).toBe(true);
  });

  it('can be discarded after a question', async () => {
    const { unmount } = render(<Form saved="저장된 글" />);
    type(LINES);
    unmount();
    render(<Form saved="저장된 글" />);
    await shown();
    fireEvent.click(screen.getByRole('button', { name: '버리기' }));
    await act(async () => {
      answerAlert(true);
      await Promise.resolve();
    });
    expect(field()).toHaveValue('저장된 글');
    expect(screen.queryByRole('status')).toBeNull();
    expect(stored()).toBeNull();
  });

  const logouts = { 'the button': <LogoutButton />, 'its page': <LogoutWall isWanted={false} /> };
  it.each(Object.entries(logouts))('is removed by a logout by %s', (_, logout) => {
    const { unmount } = render(<Form />);
    type(LINES);
    act(() => jest.advanceTimersByTime(formLimits.keepTypedMs));
    render(logout);
    fireEvent.submit(screen.getByRole('button', { name: '로그아웃' }));
    // The user may still stay.
    expect(stored()).toContain('둘째 줄');
    leave();
    unmount();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is ignored if its shape is different', async () => {
    window.sessionStorage.setItem(keptKey('edit', 'haru'), '{"typed":7}');
    render(<Form />);
    await shown();
    expect(field()).toHaveValue('');
  });

  it('stays after a declined logout, also when the document is left later', () => {
    render(<Form />);
    type(LINES);
    forgetAllKept();
    fireEvent(window, new Event('beforeunload'));
    leave();
    expect(stored()).toContain('둘째 줄');
  });

  it('survives a tab without a storage, as long as the document lasts', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { unmount } = render(<Form />);
    type(LINES);
    unmount();
    render(<Form />);
    await shown();
    expect(field()).toHaveValue(LINES);
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
  });

  it('lists the forms that were open when the document was left', () => {
    const { unmount } = render(<Form />);
    type(LINES);
    fireEvent(window, new Event('pagehide'));
    expect(listOpenForms('ed', 'haru')).toEqual(['edit']);
    expect(listOpenForms('ed', 'bomi')).toEqual([]);
    unmount();
    expect(listOpenForms('ed', 'haru')).toEqual([]);
  });
});

describe('chosen files', () => {
  const file = new File(['1'], '하나.png');
  function Files({ start, text = LINES }: { start: readonly File[]; text?: string | null }) {
    const [files, setFiles] = useState(start);
    const kept = useKeptTyping({
      ...{ form: 'edit', owner: 'haru', schema: z.string() },
      ...{ read: () => text, restore: () => undefined, empty: () => undefined },
      files: { read: () => files, restore: setFiles },
    });
    return (
      <>
        <KeptNote kept={kept} />
        <output>{files.length}</output>
      </>
    );
  }

  it('are restored while the document lasts, and have to be chosen again afterwards', async () => {
    render(<Files start={[file]} />).unmount();
    await shown();
    const again = render(<Files start={[]} />);
    expect(screen.getByText('1')).toBeInTheDocument();
    again.unmount();
    expect(filesHeld(keptKey('edit', 'haru'))).toEqual([file]);
    // As after a reload: the storage is there, the memory isn't.
    const kept = stored();
    forgetAllKept();
    leave();
    window.sessionStorage.setItem(keptKey('edit', 'haru'), kept ?? '');
    // Each opening says so until files are chosen.
    for (let opening = 0; opening < 2; opening++) {
      const { unmount } = render(<Files start={[]} />);
      await shown();
      expect(screen.getByText(new RegExp(formMessages.filesAgain))).toBeInTheDocument();
      fireEvent(document, new Event('input'));
      unmount();
    }
  });

  it('make the browser ask before the document is left, also without a text', () => {
    const { unmount } = render(<Files start={[]} text={null} />);
    expect(isUnloadAsked()).toBe(false);
    unmount();
    render(<Files start={[file]} text={null} />);
    expect(isUnloadAsked()).toBe(true);
  });
});
