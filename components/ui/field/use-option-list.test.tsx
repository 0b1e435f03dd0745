import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useOptionList } from './use-option-list';

const OPTIONS = ['하나', '둘', '셋'];

function Search() {
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [picked, setPicked] = useState('');
  const { active, fieldProps } = useOptionList({
    listId: 'list',
    text,
    count: OPTIONS.length,
    isOpen: isWanted,
    onOpen: () => setWanted(true),
    onClose: () => setWanted(false),
    onPick: (position) => setPicked(OPTIONS[position] ?? ''),
  });
  return (
    <>
      <input {...fieldProps} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{`${active} ${picked}`}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox');
const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(field(), { key }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => void render(<Search />));

test('the active option is picked by Enter', () => {
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  expect(shown()).toBe('1 둘');
});

test('a list that was closed opens without an active option', () => {
  press('ArrowDown', 'ArrowDown', 'Escape', 'ArrowDown');
  expect(shown()).toBe('-1 ');
});

test('a text that is typed again has no active option', () => {
  type('ㄱ');
  press('ArrowDown', 'ArrowDown');
  expect(shown()).toBe('0 ');
  type('가');
  type('ㄱ');
  press('Enter');
  expect(shown()).toBe('-1 ');
});
