import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { z } from 'zod';
import { SESSION_END } from '@/lib/browser/session-change';
import { useKeptTyping } from './use-kept-typing';

const endSession = () => window.dispatchEvent(new Event(SESSION_END));
const schema = z.object({ address: z.string() });

function open(owner: string, typed: { address: string } | null = null) {
  const restore = jest.fn();
  const { unmount } = renderHook(() =>
    useKeptTyping({ form: 'edit', owner, schema, read: () => typed, restore }),
  );
  return { restore, unmount };
}

describe('what was typed when the session ended', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is back where the same account opens the form again, once', () => {
    const { restore, unmount } = open('haru', { address: '1층' });
    expect(restore).not.toHaveBeenCalled();
    endSession();
    unmount();
    expect(open('haru').restore).toHaveBeenCalledWith({ address: '1층' });
    expect(open('haru').restore).not.toHaveBeenCalled();
  });

  it('is gone where another account opens the form', () => {
    open('haru', { address: '1층' });
    endSession();
    expect(open('bomi').restore).not.toHaveBeenCalled();
    expect(open('haru').restore).not.toHaveBeenCalled();
  });

  it('is nothing where nothing was typed, and isn’t taken in another shape', () => {
    open('haru');
    endSession();
    expect(window.sessionStorage).toHaveLength(0);
    window.sessionStorage.setItem('gyeol-typed-edit', '{"owner":"haru","typed":{"address":7}}');
    expect(open('haru').restore).not.toHaveBeenCalled();
  });
});
