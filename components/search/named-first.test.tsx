import { render, screen, within } from '@testing-library/react';
import type { FoundIn as FoundInData } from '@/lib/contracts/understood';
import { others } from '@/lib/messages/named-first';
import { LateFoundIn, NamedFirst } from './named-first';

interface Thing {
  name: string;
  foundIn: FoundInData;
}
const named: Thing = { name: '류단아', foundIn: null };
const other: Thing = { name: '서이담', foundIn: { field: 'introduction', text: '<em>류</em>의 벗' } };

function show(items: readonly Thing[]) {
  render(
    <NamedFirst items={items} noun="작가">
      {(things, { from, label }) => (
        <ul aria-label={label} data-from={from}>
          {things.map(({ name, foundIn }) => (
            <li key={name}>
              {name}
              <LateFoundIn foundIn={foundIn} />
            </li>
          ))}
        </ul>
      )}
    </NamedFirst>,
  );
}

it('shows items that match by name first, and the rest below a heading, each with its reason', async () => {
  show([named, other]);
  expect(screen.getByRole('list', { name: '작가 목록' })).toHaveTextContent(/^류단아$/);
  expect(screen.getByRole('heading', { name: others('작가') })).toBeInTheDocument();
  const rest = screen.getByRole('list', { name: others('작가') });
  await within(rest).findByText('소개에서');
  expect(rest).toHaveTextContent('서이담소개에서 류의 벗');
  expect(rest).toHaveAttribute('data-from', '1');
  expect(within(rest).getByText('류').tagName).toBe('MARK');
});

it('has no heading if all items match by name, and one if none does', () => {
  show([named]);
  expect(screen.queryByRole('heading')).toBeNull();
  show([other]);
  expect(screen.getByRole('heading', { name: others('작가') })).toBeInTheDocument();
});
