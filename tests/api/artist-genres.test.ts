import { eq } from 'drizzle-orm';
import { GENRES, type Genre } from '@/lib/genres';
import { artists } from '@/server/db/schema/artist';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

const make = (nameKo: string, activityGenreTypes: Genre[], given = {}) =>
  api.make.artist({ nameKo, activityGenreTypes, ...given });
async function list(query: { genre?: Genre; q?: string; page?: number; size?: number; sort?: 'nameKo' }) {
  const page = await api.get('/v2/artists', { query });
  return { names: page.content.map(({ nameKo }) => nameKo), total: page.totalElements };
}
const genres = () => api.get('/v1/contents/artists/genres');

describe('P-170: the genre of GET /v2/artists', () => {
  beforeEach(async () => {
    await make('하나', ['SCULPTURE']);
    await make('둘', ['MEDIA', 'SCULPTURE']);
    await make('셋', ['MEDIA']);
    await make('숨은 이', ['SCULPTURE'], { isPublic: false });
  });

  it('has the public artists of the genre, counted, in the order and pages of the list', async () => {
    expect(await list({ genre: 'SCULPTURE' })).toEqual({ names: ['둘', '하나'], total: 2 });
    expect(await list({ genre: 'SCULPTURE', sort: 'nameKo' })).toEqual({ names: ['둘', '하나'], total: 2 });
    expect(await list({ genre: 'SCULPTURE', size: 1, page: 1 })).toEqual({ names: ['하나'], total: 2 });
    expect(await list({ genre: 'PHOTOGRAPHY' })).toEqual({ names: [], total: 0 });
  });

  it('goes together with the search and with the likes of the caller', async () => {
    expect(await list({ genre: 'SCULPTURE', q: '하나' })).toEqual({ names: ['하나'], total: 1 });
    expect(await list({ genre: 'MEDIA', q: '하나' })).toEqual({ names: [], total: 0 });
    const as = await api.make.account();
    const { content } = await api.get('/v2/artists', {});
    for (const { uuid } of content) await api.make.like(as.uuid, 'ARTIST', uuid);
    const liked = await api.get('/v2/artists', { query: { like: true, genre: 'MEDIA' }, as });
    expect(liked.content.map(({ nameKo }) => nameKo)).toEqual(['셋', '둘']);
    expect(liked.totalElements).toBe(2);
  });

  it('is said by the cards', async () => {
    await make('넷', ['ETC'], { activityGenreEtc: '목판화' });
    const { content } = await api.get('/v2/artists', { query: { size: 1 } });
    expect(content[0]).toMatchObject({ activityGenreTypes: ['ETC'], activityGenreEtc: '목판화' });
  });

  it.each(['POETRY', '', "MEDIA'--", '{MEDIA}'])('refuses %s', async (genre) => {
    const failure = await api.fails(400, 'GET', `/v2/artists?genre=${encodeURIComponent(genre)}`);
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', errors: [{ field: 'genre' }] });
  });
});

describe('P-171: GET /v1/contents/artists/genres', () => {
  const change = (uuid: string, values: Partial<typeof artists.$inferInsert>) =>
    api.database.orm.update(artists).set(values).where(eq(artists.uuid, uuid));

  it('counts public artists as they come, change and go', async () => {
    expect(await genres()).toEqual([]);
    const artist = await make('하나', ['MEDIA', 'SCULPTURE']);
    await make('둘', ['MEDIA']);
    await make('숨은 이', ['MEDIA'], { isPublic: false });
    expect(await genres()).toEqual([
      { genre: 'SCULPTURE', artistCount: 1 },
      { genre: 'MEDIA', artistCount: 2 },
    ]);
    await change(artist.uuid, { activityGenreTypes: ['ETC', 'MEDIA'] });
    expect(await genres()).toEqual([
      { genre: 'MEDIA', artistCount: 2 },
      { genre: 'ETC', artistCount: 1 },
    ]);
    await change(artist.uuid, { isPublic: false });
    await change(artist.uuid, { activityGenreTypes: ['PHOTOGRAPHY'] });
    expect(await genres()).toEqual([{ genre: 'MEDIA', artistCount: 1 }]);
    await change(artist.uuid, { isPublic: true });
    expect(await genres()).toEqual([
      { genre: 'MEDIA', artistCount: 1 },
      { genre: 'PHOTOGRAPHY', artistCount: 1 },
    ]);
    await api.database.orm.delete(artists).where(eq(artists.uuid, artist.uuid));
    expect(await genres()).toEqual([{ genre: 'MEDIA', artistCount: 1 }]);
  });

  it('answers in the order of genres, the same as the list counts, kept until artists change', async () => {
    for (const genre of [...GENRES].reverse()) await make(genre, [genre, 'ETC', genre]);
    const counted = await genres();
    expect(counted.map(({ genre }) => genre)).toEqual(GENRES);
    for (const { genre, artistCount } of counted) expect((await list({ genre })).total).toBe(artistCount);
    const { headers } = await api.request('GET', '/v1/contents/artists/genres');
    expect(headers.get('cache-tag')).toBe('artists');
  });
});
