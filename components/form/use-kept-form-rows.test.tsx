import { act, fireEvent, render, screen } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { useContractForm } from './use-contract-form';
import { useKeptForm } from './use-kept-form';

const schema = z.object({ rows: z.array(z.object({ name: z.string() })) });
type Values = z.input<typeof schema>;
const FIELDS = ['rows'] as const;

/** A form that doesn't read which of its fields are dirty. */
function RowsForm() {
  const form = useContractForm<Values, Values>({
    leaving: 'KEPT',
    schema,
    defaultValues: { rows: [{ name: '하나' }, { name: '둘' }] },
    onSubmit: () => Promise.resolve(),
  });
  useKeptForm({ form, name: 'rows', owner: 'haru', fields: FIELDS, schema: schema.partial() });
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  return (
    <form {...form.formProps}>
      <ol>
        {rows.fields.map(({ id }, index) => (
          <li key={id}>
            <input aria-label="이름" {...form.register(`rows.${index}.name`)} />
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => rows.append({ name: '셋' })}>
        더하기
      </button>
      <button type="button" onClick={() => rows.remove(0)}>
        빼기
      </button>
      <button type="button" onClick={() => rows.replace([{ name: '모두' }])}>
        바꾸기
      </button>
    </form>
  );
}

const names = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

test.each([
  [['더하기'], ['하나', '둘', '셋']],
  [['빼기'], ['둘']],
  [['바꾸기'], ['모두']],
  [['빼기', '더하기', '빼기'], ['셋']],
])('keeps rows that were changed without typing: %s', async (presses, after) => {
  const { unmount } = render(<RowsForm />);
  for (const name of presses) press(name);
  expect(names()).toEqual(after);
  unmount();
  render(<RowsForm />);
  await act(() => Promise.resolve());
  expect(names()).toEqual(after);
});
