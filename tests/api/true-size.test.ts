import { eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';

const PAGE = '/v1/contents/artworks/{uuid}/true-size';
const api = useTestApi();

const sizeOf = (uuid: string) => api.get(PAGE, { params: { uuid } });
const sized = (heightCm: number, widthCm: number, depthCm: number | null = null) => ({
  heightCm,
  widthCm,
  depthCm,
});
const unsized = { size: '가변 크기', heightCm: null, widthCm: null };

describe('GET /v1/contents/artworks/{uuid}/true-size', () => {
  it('answers the artwork in centimetres, and the others of its artist that can hang beside it', async () => {
    const artist = await api.make.artist({ nameKo: '류단아' });
    const other = await api.make.artist();
    await api.make.artwork(other.id, sized(50, 50));
    const last = await api.make.artwork(artist.id, { ...sized(60, 40.5, 35), sortOrder: 3 });
    const first = await api.make.artwork(artist.id, { ...sized(230, 162), sortOrder: 1 });
    await api.make.artwork(artist.id, { ...unsized, sortOrder: 2 });
    await api.make.artwork(artist.id, { ...sized(12_000, 40), sortOrder: 4 });
    const middle = await api.make.artwork(artist.id, { ...sized(80.3, 100), sortOrder: 2 });
    const page = await sizeOf(last.uuid);
    expect(page).toMatchObject({
      artwork: { uuid: last.uuid, dimensions: { height: 60, width: 40.5, depth: 35 } },
      artist: { nameKo: '류단아' },
      allowsAi: false,
    });
    expect(page.others.map(({ uuid }) => uuid)).toEqual([first.uuid, middle.uuid]);
    expect(page.others[0]?.dimensions).toEqual({ height: 230, width: 162, depth: null });
  });

  it('offers a bounded number of others', async () => {
    const artist = await api.make.artist();
    const works = [];
    for (let index = 0; index < artworkPageLimits.sizedOthersMax + 3; index += 1)
      works.push(await api.make.artwork(artist.id, { ...sized(50, 50), sortOrder: index }));
    const uuid = works.at(-1)?.uuid ?? '';
    const page = await sizeOf(uuid);
    expect(page.artwork.uuid).toBe(uuid);
    expect(page.others).toHaveLength(artworkPageLimits.sizedOthersMax);
  });

  it.each([
    ['without numbers', unsized],
    ['too large for any wall', sized(40, 3000.01)],
    ['of nothing', sized(0.1, 40)],
  ])('is 404 for a work %s', async (_, size) => {
    const artist = await api.make.artist();
    const { uuid } = await api.make.artwork(artist.id, size);
    await api.fails(404, 'GET', PAGE, { params: { uuid } });
  });

  it('is 404 alike for hidden, removed and unknown ones', async () => {
    const artist = await api.make.artist();
    const { uuid } = await api.make.artwork(artist.id, sized(50, 50));
    const unknown = await api.fails(404, 'GET', PAGE, { params: { uuid: UNKNOWN_UUID } });
    expect((await sizeOf(uuid.toUpperCase())).artwork.uuid).toBe(uuid);
    await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
    expect(await api.fails(404, 'GET', PAGE, { params: { uuid } })).toEqual(unknown);
    await api.database.orm.update(artists).set({ isPublic: true }).where(eq(artists.id, artist.id));
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, uuid));
    expect(await api.fails(404, 'GET', PAGE, { params: { uuid } })).toEqual(unknown);
  });

  it('says what it depends on', async () => {
    const artist = await api.make.artist();
    const { uuid } = await api.make.artwork(artist.id, sized(50, 50));
    const { headers } = await api.request('GET', PAGE, { params: { uuid } });
    const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
    expect(tags).toEqual(
      expect.arrayContaining([
        cacheTags.artwork(uuid),
        cacheTags.artworks(artist.id),
        cacheTags.artist(artist.id),
      ]),
    );
  });
});
