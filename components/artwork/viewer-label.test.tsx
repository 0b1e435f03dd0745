import { render, screen } from '@testing-library/react';
import { ARTWORK_FIELDS, CARD_FIELDS, PUBLIC_FIELDS, type FieldName } from '@/lib/artwork/fields';
import { NO_FIELDS, NO_IMAGE } from '@/tests/support/artwork-fields';
import { ViewerLabel } from './viewer-label';
import type { ViewerWork } from './viewer-source';

/** Public fields that no label has: filters and the search use them. */
const NOT_ON_LABELS: readonly FieldName[] = ['genre', 'etc', 'themeStyle'];

const work = (given: Partial<ViewerWork>): ViewerWork => ({
  ...NO_FIELDS,
  uuid: '00000000-0000-4000-8000-000000000000',
  year: 2024,
  material: '면천에 유채',
  size: '10 × 10 cm',
  imageUrl: '',
  image: NO_IMAGE,
  artistUserAccountId: 'artist01',
  isLike: false,
  likeType: 'ART_WORK',
  artist: {
    id: 1,
    userAccountId: 'artist01',
    nameKo: '류단아',
    nameEn: null,
    videoLink: null,
    interviews: [],
  },
  ...given,
});

test('the label of the viewing room shows every public field but those named here', () => {
  const texts = Object.fromEntries(
    PUBLIC_FIELDS.map((name) => [name, ARTWORK_FIELDS[name].kind === 'year' ? 1987 : `<${name}>`]),
  );
  render(<ViewerLabel work={work(texts as Partial<ViewerWork>)} onClose={() => undefined} />);
  const shown = PUBLIC_FIELDS.filter((name) => document.body.textContent?.includes(String(texts[name])));
  expect(shown).toEqual(PUBLIC_FIELDS.filter((name) => !NOT_ON_LABELS.includes(name)));
  expect(shown).toEqual(expect.arrayContaining([...CARD_FIELDS]));
});

test('an edition in figures has its word', () => {
  const { rerender } = render(<ViewerLabel work={work({ edition: '3/10' })} onClose={() => undefined} />);
  expect(screen.getByText(/에디션 3\/10/)).toBeTruthy();
  rerender(<ViewerLabel work={work({ edition: 'A.P.' })} onClose={() => undefined} />);
  expect(screen.queryByText(/에디션/)).toBeNull();
  expect(screen.getByText(/A\.P\./)).toBeTruthy();
});
