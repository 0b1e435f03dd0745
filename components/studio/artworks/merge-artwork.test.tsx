import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { SavedChange } from '@/components/form/stale-note';
import { valuesOf, type ArtworkValues } from './artwork-values';
import { mergeArtwork } from './merge-artwork';

const base: ArtworkValues = {
  ...valuesOf(null),
  title: '달항아리',
  year: 2020,
  size: '10 × 10 cm',
  material: '백자',
  genre: 'SCULPTURE',
};

/** A form in which these values were typed. */
function formWith(typed: Partial<ArtworkValues>) {
  const { result } = renderHook(() => {
    const form = useForm<ArtworkValues>({ defaultValues: base });
    void form.formState.dirtyFields;
    void form.formState.isDirty;
    return form;
  });
  act(() => {
    for (const [name, value] of Object.entries(typed)) {
      result.current.setValue(name as keyof ArtworkValues, value, { shouldDirty: true });
    }
  });
  return result;
}

test('what was typed here stays, and everything else becomes what it is now', () => {
  const image = new File(['1'], 'a.jpg');
  const form = formWith({ title: '큰 달항아리', image_original: image });
  let changes: SavedChange[] = [];
  const latest: ArtworkValues = { ...base, title: '작은 달항아리', year: 2021 };
  act(() => void (changes = mergeArtwork(form.current, { base, latest })));
  expect(form.current.getValues()).toMatchObject({ title: '큰 달항아리', year: 2021, material: '백자' });
  expect(form.current.getValues('image_original')).toBe(image);
  expect(changes).toEqual([
    { label: '국문 작품명', now: '작은 달항아리', isKept: true },
    { label: '제작 연도', now: '2021', isKept: false },
  ]);
  expect(form.current.formState.isDirty).toBe(true);
});

test('a genre and its words stay together', () => {
  const form = formWith({ genre: 'ETC', etc: '자수' });
  const latest: ArtworkValues = { ...base, genre: 'ETC', etc: '한지' };
  let changes: SavedChange[] = [];
  act(() => void (changes = mergeArtwork(form.current, { base, latest })));
  expect(form.current.getValues()).toMatchObject({ genre: 'ETC', etc: '자수' });
  expect(changes).toEqual([{ label: '장르', now: '기타: 한지', isKept: true }]);
});

test('nothing that concerns the form has changed', () => {
  const form = formWith({ title: '큰 달항아리' });
  let changes: SavedChange[] = [];
  act(() => void (changes = mergeArtwork(form.current, { base, latest: base })));
  expect(changes).toEqual([]);
  expect(form.current.getValues('title')).toBe('큰 달항아리');
});
