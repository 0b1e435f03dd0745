import { artistListPath, type ArtistListState } from './artist-list-state';

const PLAIN: ArtistListState = { q: '', like: false, page: 0, sort: 'createdAt', direction: 'desc' };

describe('artistListPath', () => {
  it.each<[Partial<ArtistListState>, string]>([
    [{}, '/artist'],
    [{ q: '류단아' }, '/artist?q=%EB%A5%98%EB%8B%A8%EC%95%84'],
    [{ page: 2 }, '/artist?page=2'],
    [{ like: true }, '/artist?like=true'],
    [{ sort: 'nameKo', direction: 'asc' }, '/artist?sort=nameKo'],
    [{ sort: 'nameKo', direction: 'desc', page: 1 }, '/artist?page=1&sort=nameKo&direction=desc'],
    [{ direction: 'asc' }, '/artist?sort=createdAt&direction=asc'],
  ])('%j has one address', (change, path) => {
    expect(artistListPath({ ...PLAIN, ...change })).toBe(path);
  });
});
