import { eq } from 'drizzle-orm';
import { cacheTags } from '@/lib/cache-tags';
import { artists } from '@/server/db/schema/artist';
import { articleRelatedArtworks } from '@/server/db/schema/article';
import { artworks } from '@/server/db/schema/artwork';
import { images } from '@/server/db/schema/image';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';

const PAGE = '/v1/contents/artworks/{uuid}';
const api = useTestApi();

const pageOf = (uuid: string) => api.get(PAGE, { params: { uuid } });
const uuidsOf = (works: readonly { uuid: string }[]) => works.map(({ uuid }) => uuid);

/** An artist and that many artworks, in the artist's order. */
async function artistWith(count: number) {
  const artist = await api.make.artist({ nameKo: '류단아' });
  const works = [];
  for (let index = 0; index < count; index += 1)
    works.push(await api.make.artwork(artist.id, { sortOrder: index }));
  return { artist, works };
}

describe('GET /v1/contents/artworks/{uuid}', () => {
  it('answers the artwork with its place, its neighbours and others of the artist', async () => {
    const { artist, works } = await artistWith(6);
    const uuids = uuidsOf(works);
    await api.make.artwork((await api.make.artist()).id);
    const first = await pageOf(uuids[0] ?? '');
    expect(first).toMatchObject({
      artwork: { uuid: uuids[0] },
      artist: { id: artist.id, nameKo: '류단아', artworkCount: 6 },
      position: 0,
      likeCount: 0,
      previous: null,
      next: { uuid: uuids[1] },
      shownIn: [],
      colors: [],
    });
    expect(uuidsOf(first.others)).toEqual(uuids.slice(1, 4));
    const fifth = await pageOf(uuids[4] ?? '');
    expect(fifth).toMatchObject({ position: 4, previous: { uuid: uuids[3] }, next: { uuid: uuids[5] } });
    expect(uuidsOf(fifth.others)).toEqual([uuids[5], uuids[0], uuids[1]]);
    const last = await pageOf(uuids[5] ?? '');
    expect(last.next).toBeNull();
    expect(uuidsOf(last.others)).toEqual(uuids.slice(0, 3));
  });

  it('says by which colours the work is named', async () => {
    const { works } = await artistWith(1);
    const [{ uuid, imageId } = { uuid: '', imageId: '' }] = works;
    const palette = [
      { color: '#c9c7c2', share: 0.7 },
      { color: '#2c4a74', share: 0.3 },
    ];
    await api.database.orm.update(images).set({ palette }).where(eq(images.id, imageId));
    expect((await pageOf(uuid)).colors).toEqual([
      { pigment: 'JJOK', color: '#2c4a74' },
      { pigment: 'SOSAEK', color: '#c9c7c2' },
    ]);
  });

  it.each([1, 2, 3])('repeats no artwork where there are %s', async (count) => {
    const { works } = await artistWith(count);
    for (const { uuid } of works) {
      const { others } = await pageOf(uuid);
      expect(uuidsOf(others).toSorted()).toEqual(
        uuidsOf(works)
          .filter((each) => each !== uuid)
          .toSorted(),
      );
    }
  });

  it('lists the published articles that show it, each once, specials before the others and the newest first', async () => {
    const { works } = await artistWith(2);
    const [work, other] = works;
    if (work === undefined || other === undefined) throw new Error('no artworks');
    const at = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
    const block = {
      uuid: crypto.randomUUID(),
      title: '',
      content: '',
      imageId: null,
      artworkUuid: work.uuid,
    };
    const opening = await api.make.article({ type: 'EXHIBITION', mainImageId: work.imageId, ...at(1) });
    const special = await api.make.article({ contents: [block], mainImageId: work.imageId, ...at(2) });
    const news = await api.make.article({ type: 'NEWS', ...at(3) });
    const draft = await api.make.article({ status: 'DRAFT', contents: [block], ...at(4) });
    await api.make.article({ type: 'EVENT', mainImageId: other.imageId, ...at(5) });
    await api.database.orm.insert(articleRelatedArtworks).values(
      [news, draft, special].map(({ uuid }) => ({
        articleUuid: uuid,
        artworkUuid: work.uuid,
        position: 0,
      })),
    );
    expect(uuidsOf((await pageOf(work.uuid)).shownIn)).toEqual(uuidsOf([special, news, opening]));
  });

  it('lists eight articles at most, the special among them', async () => {
    const { works } = await artistWith(1);
    const { uuid = '', imageId = '' } = works[0] ?? {};
    const special = await api.make.article({ mainImageId: imageId, createdAt: new Date(2020, 0, 1) });
    for (let index = 0; index < 9; index += 1)
      await api.make.article({ type: 'NEWS', mainImageId: imageId, createdAt: new Date(2026, 0, index + 1) });
    const { shownIn } = await pageOf(uuid);
    expect(shownIn).toHaveLength(artworkPageLimits.shownInMax);
    expect(shownIn[0]?.uuid).toBe(special.uuid);
  });

  it('tells artworks at one place of the order apart, and names the first of those with one image in articles', async () => {
    const artist = await api.make.artist();
    const image = await api.make.image();
    const twins = [];
    for (let index = 0; index < 3; index += 1)
      twins.push(await api.make.artwork(artist.id, { sortOrder: 7, imageId: image.id }));
    await api.make.article({ type: 'EXHIBITION', mainImageId: image.id });
    const pages = [];
    for (const { uuid } of twins) pages.push(await pageOf(uuid));
    expect(pages.map(({ position }) => position)).toEqual([0, 1, 2]);
    expect(pages.map(({ next }) => next?.uuid)).toEqual([twins[1]?.uuid, twins[2]?.uuid, undefined]);
    expect(pages.map(({ shownIn }) => shownIn.length)).toEqual([1, 0, 0]);
  });

  it('is 404 alike for the artwork of a hidden artist, an unknown one and one that was removed', async () => {
    const { artist, works } = await artistWith(1);
    const uuid = works[0]?.uuid ?? '';
    await api.database.orm.update(artists).set({ isPublic: false }).where(eq(artists.id, artist.id));
    const hidden = await api.fails(404, 'GET', PAGE, { params: { uuid } });
    const unknown = await api.fails(404, 'GET', PAGE, { params: { uuid: UNKNOWN_UUID } });
    expect(hidden).toEqual(unknown);
    await api.database.orm.update(artists).set({ isPublic: true }).where(eq(artists.id, artist.id));
    expect((await pageOf(uuid.toUpperCase())).artwork.uuid).toBe(uuid);
    await api.database.orm.delete(artworks).where(eq(artworks.uuid, uuid));
    expect(await api.fails(404, 'GET', PAGE, { params: { uuid } })).toEqual(unknown);
    await api.fails(404, 'GET', '/v1/contents/artworks/1');
  });

  it('says what it depends on', async () => {
    const { artist, works } = await artistWith(1);
    const uuid = works[0]?.uuid ?? '';
    const { headers } = await api.request('GET', PAGE, { params: { uuid } });
    const tags = (headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
    expect(tags).toEqual(
      expect.arrayContaining([
        cacheTags.artwork(uuid),
        cacheTags.artworks(artist.id),
        cacheTags.artist(artist.id),
        cacheTags.articles,
      ]),
    );
  });
});
