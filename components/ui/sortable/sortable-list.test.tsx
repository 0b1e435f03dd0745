import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { SortableList } from './sortable-list';

function Works({ onChange }: { onChange: (ids: readonly string[]) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['달', '산', '물']);
  return (
    <SortableList
      ids={ids}
      onChange={(next) => {
        setIds(next);
        onChange(next);
      }}
      nameOf={(id) => id}
      label="작품"
      renderRow={(id, { index, handle, steps }) => (
        <>
          {handle} {index + 1}. {id} {steps}
        </>
      )}
      renderDragged={(id) => id}
    />
  );
}

const onChange = jest.fn<(ids: readonly string[]) => void>();
const rows = () =>
  within(screen.getByRole('list', { name: '작품' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent?.trim());

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
  render(<Works onChange={onChange} />);
});
afterEach(() => jest.useRealTimers());

test('a step moves a row, says so and keeps the focus', () => {
  const down = screen.getByRole('button', { name: '달 아래로' });
  act(() => {
    down.focus();
    down.click();
  });
  act(() => jest.runAllTimers());
  expect(onChange.mock.calls).toEqual([[['산', '달', '물']]]);
  expect(rows()).toEqual(['1. 산', '2. 달', '3. 물']);
  expect(screen.getByText('‘달’을 3개 중 2번째에 놓았습니다.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: '달 아래로' })).toHaveFocus();
});

test('the first row steps no further up, and the last no further down', () => {
  for (const name of ['달 위로', '물 아래로']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    act(() => button.click());
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(rows()).toEqual(['1. 달', '2. 산', '3. 물']);
});
