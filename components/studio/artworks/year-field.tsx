'use client';

import { useController } from 'react-hook-form';
import { Combobox } from '@/components/ui/field/combobox';
import { todayInSeoul } from '@/lib/date/seoul';
import * as studioLimits from '@/lib/limits/studio';
import { typedYear } from '@/lib/text/year';
import type { ArtworkValues } from './artwork-values';

/** Years from the current one down to 1900. */
function years(): string[] {
  const last = Number(todayInSeoul().slice(0, 4));
  const count = last - studioLimits.artworkFirstYear + 1;
  return Array.from({ length: count }, (_, index) => String(last - index));
}

/** The year of an artwork, typed or picked. */
export function YearField() {
  const { field, fieldState } = useController<ArtworkValues, 'year'>({ name: 'year' });
  const text = field.value === null ? '' : String(field.value);
  const all = years();
  const fitting = all.includes(text) ? all : all.filter((year) => year.startsWith(text));
  return (
    <Combobox
      name={field.name}
      label="제작 연도"
      required
      inputMode="numeric"
      placeholder={all[0]}
      value={text}
      current={text}
      options={fitting.map((year) => ({ value: year, label: year }))}
      onText={(typed) => field.onChange(typedYear(typed))}
      onPick={({ value }) => field.onChange(Number(value))}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
