import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { z } from 'zod';
import { useBrowserDraft } from './use-browser-draft';

const schema = z.object({ title: z.string(), note: z.string() }).partial();
type Typed = z.infer<typeof schema>;
const KEY = 'gyeol-draft-profile-haru';

function open(owner = 'haru', version = 3, isRestored = false, begun: Typed | null = null) {
  let typed = begun;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const rendered = renderHook(() =>
    useBrowserDraft({
      form: 'profile',
      owner,
      version,
      base: { title: `저장 ${version}` },
      schema,
      subscribe,
      read: () => typed,
      isRestored,
    }),
  );
  const type = (next: Typed | null) => {
    typed = next;
    act(() => listeners.forEach((listener) => listener()));
  };
  return { ...rendered, type, rest: () => act(() => void jest.advanceTimersByTime(1000)) };
}
const stored = () => JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as unknown;

describe('a draft in the browser', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-01T05:20:00Z') });
    window.localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('is written once a second while text is typed, and gone when nothing is unsaved', () => {
    const { type, rest, result } = open();
    type({ title: '가' });
    type({ title: '가나' });
    expect(stored()).toBeNull();
    rest();
    expect(stored()).toEqual({
      version: 3,
      base: { title: '저장 3' },
      savedAt: '2026-03-01T05:20:01.000Z',
      typed: { title: '가나' },
    });
    expect(result.current.savedAt).toEqual(new Date('2026-03-01T05:20:01Z'));
    type(null);
    rest();
    expect(stored()).toBeNull();
    expect(result.current.savedAt).toBeNull();
  });

  it('is written at once when the page goes away', () => {
    const { type } = open();
    type({ title: '가' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toMatchObject({ typed: { title: '가' } });
  });

  it('is offered to the account that wrote it, with the version that it was begun from', () => {
    const first = open();
    first.type({ title: '가' });
    first.unmount();
    expect(open('bomi').result.current.offer).toBeNull();
    const offer = { version: 3, base: { title: '저장 3' }, typed: { title: '가' } };
    expect(open('haru', 4).result.current.offer).toMatchObject(offer);
  });

  it('loses nothing of what is typed before a decision', () => {
    const first = open();
    first.type({ title: '가' });
    first.unmount();
    const second = open('haru', 4);
    second.type({ note: '나' });
    second.rest();
    expect(stored()).toMatchObject({ version: 3, typed: { title: '가', note: '나' } });
    // Thrown away is what was offered, not what was typed since.
    act(() => second.result.current.settle());
    expect(second.result.current.offer).toBeNull();
    expect(stored()).toMatchObject({ version: 4 });
    expect(stored()).toHaveProperty('typed', { note: '나' });
  });

  it('isn’t offered where the form has got it back by other means', () => {
    const first = open();
    first.type({ title: '가' });
    first.unmount();
    const second = open('haru', 3, true, { title: '가' });
    expect(second.result.current.offer).toBeNull();
    second.rest();
    expect(second.result.current.savedAt).not.toBeNull();
  });

  it('is still offered after a save that went past it', () => {
    const first = open();
    first.type({ title: '가' });
    first.unmount();
    const second = open();
    second.type({ note: '나' });
    second.rest();
    act(() => second.result.current.forget());
    expect(stored()).toMatchObject({ version: 3 });
    expect(stored()).toHaveProperty('typed', { title: '가' });
    expect(second.result.current.offer).not.toBeNull();
  });

  it('is forgotten after a save, also what was still to be written', () => {
    const { type, rest, result } = open();
    type({ title: '가' });
    act(() => result.current.forget());
    rest();
    expect(stored()).toBeNull();
  });

  it.each([
    '',
    'null',
    '{}',
    '{"version":3,"savedAt":"x","typed":{}}',
    '{"version":3,"savedAt":"2026-01-01","typed":{"title":7}}',
  ])('isn’t offered in another shape: %s', (text) => {
    window.localStorage.setItem(KEY, text);
    expect(open().result.current.offer).toBeNull();
  });

  it('is nothing where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { type, rest, result } = open();
    type({ title: '가' });
    rest();
    expect(result.current.savedAt).toBeNull();
  });
});
