import { parseArtistListRequest } from './artists';

describe('parseArtistListRequest', () => {
  it('reads an empty query as the newest artists', () => {
    expect(parseArtistListRequest({})).toEqual({
      q: '',
      like: false,
      page: 0,
      sort: 'createdAt',
      direction: 'desc',
    });
  });

  it('reads what the list can be asked for', () => {
    const query = { q: '  류\u0000 단아 ', like: 'true', page: '3', sort: 'nameKo', direction: 'DESC' };
    expect(parseArtistListRequest(query)).toEqual({
      q: '류 단아',
      like: true,
      page: 3,
      sort: 'nameKo',
      direction: 'desc',
    });
  });

  it('takes names upwards unless told otherwise', () => {
    expect(parseArtistListRequest({ sort: 'nameKo', page: '' })?.direction).toBe('asc');
  });

  it('cuts a search text of ten kilobytes', () => {
    expect(parseArtistListRequest({ q: '%'.repeat(10_000) })?.q).toHaveLength(100);
  });

  it.each([
    [{ page: '-1' }],
    [{ page: '1.5' }],
    [{ page: 'NaN' }],
    [{ page: '99999999999' }],
    [{ sort: 'price' }],
    [{ direction: 'up' }],
  ])('%j names no page', (query) => {
    expect(parseArtistListRequest(query)).toBeNull();
  });
});
