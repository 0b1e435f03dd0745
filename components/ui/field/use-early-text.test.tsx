import { act } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { useEarlyText } from './use-early-text';
import { useFollowedText } from './use-followed-text';

function Controlled({ round }: { round: number }) {
  const [text, setText] = useState('');
  const field = useEarlyText(setText);
  return (
    <p title={`${round} ${text}`}>
      <input ref={field} value={text} onChange={({ target }) => setText(target.value)} />
    </p>
  );
}

function Following({ round, q = '' }: { round: number; q?: string }) {
  const field = useRef<HTMLInputElement>(null);
  useFollowedText(field, q);
  return <input ref={field} title={`${round}`} defaultValue={q} />;
}

/** Text that is typed into the server's HTML before React runs. */
describe.each([
  ['a controlled field', Controlled, '<p title="1 "><input value=""></p>'],
  ['a field that follows the address', Following, '<input title="1" value="">'],
])('%s', (_, Field, html) => {
  let root: Root | null = null;
  afterEach(() => act(() => root?.unmount()));

  it('keeps what was typed before it was hydrated', () => {
    const host = document.createElement('div');
    host.innerHTML = html;
    const input = host.querySelector('input');
    if (input === null) throw new Error('no field');
    input.value = '비밀번호';
    act(() => void (root = hydrateRoot(host, <Field round={1} />)));
    act(() => root?.render(<Field round={2} />));
    expect(input).toHaveValue('비밀번호');
  });
});

it('follows the address afterwards', () => {
  const host = document.createElement('div');
  host.innerHTML = '<input title="1" value="">';
  let root: Root | null = null;
  act(() => void (root = hydrateRoot(host, <Following round={1} />)));
  act(() => root?.render(<Following round={1} q="달" />));
  expect(host.querySelector('input')).toHaveValue('달');
});
