import { changedParts, isContested, mergeParts } from '@/components/form/conflict/form-parts';
import { ARTWORK_PARTS } from './artwork-parts';
import { valuesOf, type ArtworkValues } from './artwork-values';

const base: ArtworkValues = {
  ...valuesOf(null),
  title: '달항아리',
  year: 2020,
  size: '10 × 10 cm',
  material: '백자',
  genre: 'SCULPTURE',
};

/** Merges a form that began with `base` with an artwork that was saved elsewhere. */
function merge(typed: Partial<ArtworkValues>, saved: Partial<ArtworkValues>) {
  const versions = { base, latest: { ...base, ...saved }, typed: { ...base, ...typed } };
  const changes = changedParts(ARTWORK_PARTS, versions).map((part) => ({
    label: part.label,
    now: part.describe(versions.latest),
    isKept: isContested(part, versions),
  }));
  return { values: mergeParts(ARTWORK_PARTS, versions), changes };
}

test('keeps what was typed here, and takes the newest of everything else', () => {
  const image = new File(['1'], 'a.jpg');
  const { values, changes } = merge(
    { title: '큰 달항아리', image_original: image },
    { title: '작은 달항아리', year: 2021 },
  );
  expect(values).toMatchObject({ title: '큰 달항아리', year: 2021, material: '백자' });
  expect(values.image_original).toBe(image);
  expect(changes).toEqual([
    { label: '국문 작품명', now: '작은 달항아리', isKept: true },
    { label: '제작 연도', now: '2021', isKept: false },
  ]);
});

test('a genre and its words stay together', () => {
  const { values, changes } = merge({ genre: 'ETC', etc: '자수' }, { genre: 'ETC', etc: '한지' });
  expect(values).toMatchObject({ genre: 'ETC', etc: '자수' });
  expect(changes).toEqual([{ label: '장르', now: '기타: 한지', isKept: true }]);
});

test('lists no changes that don’t concern the form', () => {
  const { values, changes } = merge({ title: '큰 달항아리' }, {});
  expect(changes).toEqual([]);
  expect(values.title).toBe('큰 달항아리');
});
