import { namedGenres } from './genres';

test('genres have their Korean names, and 기타 has the artist’s own word', () => {
  const activityGenreTypes = ['SCULPTURE', 'ETC'] as const;
  const names = (activityGenreEtc: string | null) =>
    namedGenres({ activityGenreTypes, activityGenreEtc }).map(({ name }) => name);
  expect(names('목판화')).toEqual(['조각', '목판화']);
  expect(names(null)).toEqual(['조각', '기타']);
  expect(names('')).toEqual(['조각', '기타']);
});
