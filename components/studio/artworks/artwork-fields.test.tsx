import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { ARTWORK_FIELDS, FIELD_NAMES } from '@/lib/artwork/fields';
import { ArtworkFields } from './artwork-fields';
import { valuesOf, type ArtworkValues } from './artwork-values';

function Form() {
  const form = useForm<ArtworkValues>({ defaultValues: { ...valuesOf(null), genre: 'ETC' } });
  return (
    <FormProvider {...form}>
      <ArtworkFields artwork={null} chosenUrl={null} />
    </FormProvider>
  );
}

test.each(FIELD_NAMES)('the form has a control for %s, by its label', (name) => {
  render(<Form />);
  const { label } = ARTWORK_FIELDS[name];
  const named = [
    ...screen.queryAllByLabelText(label, { exact: false }),
    ...screen.queryAllByRole('group', { name: new RegExp(`^${label}`) }),
  ];
  expect(named).not.toEqual([]);
});
