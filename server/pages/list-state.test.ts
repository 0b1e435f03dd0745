import { articleLists } from '@/lib/lists/article-lists';
import { favoriteArticleLists, favoriteArtistList } from '@/lib/lists/favorite-lists';
import { artistList } from '@/lib/lists/artist-list';
import { readListState } from './list-state';

const read = (query: Record<string, string>) => readListState(artistList, query);

describe('readListState', () => {
  it('reads an empty query as the newest artists', () => {
    expect(read({})).toEqual({
      q: '',
      literal: false,
      like: false,
      genre: null,
      page: 0,
      sort: 'createdAt',
      direction: 'desc',
    });
  });

  it('reads what the list can be asked for', () => {
    const query = {
      q: '  류\u0000 단아 ',
      like: 'true',
      genre: 'media',
      page: '3',
      sort: 'nameKo',
      direction: 'DESC',
    };
    expect(read(query)).toEqual({
      q: '류 단아',
      literal: false,
      like: true,
      genre: 'MEDIA',
      page: 3,
      sort: 'nameKo',
      direction: 'desc',
    });
  });

  it('takes names upwards unless told otherwise', () => {
    expect(read({ sort: 'nameKo', page: '' })?.direction).toBe('asc');
  });

  it('cuts a search text of ten kilobytes', () => {
    expect(read({ q: '%'.repeat(10_000) })?.q).toHaveLength(100);
  });

  it.each([
    [{ genre: 'POETRY' }],
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: 'NaN' }],
    [{ page: '99999999999' }],
    [{ sort: 'price' }],
    [{ direction: 'up' }],
  ])('%j names no page', (query) => {
    expect(read(query)).toBeNull();
  });

  it('knows the period of every type of article but specials', () => {
    const query = { filter: 'past', sort: 'periodFrom' };
    expect(readListState(articleLists.EVENT, query)).toMatchObject({ filter: 'PAST', direction: 'desc' });
    expect(readListState(articleLists.SPECIAL, { sort: 'periodFrom' })).toBeNull();
    expect(readListState(articleLists.SPECIAL, { filter: 'PAST' })).toBeNull();
    expect(readListState(articleLists.SPECIAL, {})?.filter).toBe('ALL');
  });

  it('reads nothing but the page of a list without sorts, each section by its own key', () => {
    const query = { q: '단', sort: 'price', page: '2', special: '1', news: '-1' };
    expect(readListState(favoriteArtistList, query)).toEqual({ page: 2 });
    expect(readListState(favoriteArticleLists.SPECIAL, query)).toEqual({ page: 1 });
    expect(readListState(favoriteArticleLists.EVENT, query)).toEqual({ page: 0 });
    expect(readListState(favoriteArticleLists.NEWS, query)).toBeNull();
  });
});
