import { type QueryOf } from '@/lib/api/url';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';

const WORKS = '/v1/contents/artists/{id}/art-works';
const CATEGORIES = '/v1/contents/artists/{id}/art-works/categories';
const api = useTestApi();

const ofArtist = (id: number, query: QueryOf<typeof WORKS> = {}) => ({ params: { id }, query });

async function artistWithArtworks(count: number) {
  const artist = await api.make.artist();
  const artworks = [];
  for (let index = 0; index < count; index += 1) {
    artworks.push(await api.make.artwork(artist.id, { sortOrder: count - index, imageId: artist.imageId }));
  }
  // The artist's order is the other way round than that of making.
  return { artist, artworks: artworks.reverse() };
}

describe('GET /v1/contents/artists/{id}/art-works', () => {
  it('lists in the artist’s order, a page at a time', async () => {
    const { artist, artworks } = await artistWithArtworks(5);
    await api.make.artwork((await api.make.artist()).id);
    const page = await api.get(WORKS, ofArtist(artist.id, { page: 1, size: 2 }));
    expect(page.content.map(({ uuid }) => uuid)).toEqual(artworks.slice(2, 4).map(({ uuid }) => uuid));
    expect(page).toMatchObject({ totalElements: 5, totalPages: 3 });
  });

  it('answers every field, the size in centimetres where it was read', async () => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    await api.make.artwork(artist.id, {
      heightCm: 72.7,
      widthCm: 60.6,
      price: 3_000_000_000,
      themeStyle: 'ABSTRACT',
      title: null,
      titleEn: 'Untitled',
    });
    const { content } = await api.get(WORKS, ofArtist(artist.id));
    expect(content[0]).toMatchObject({
      dimensions: { height: 72.7, width: 60.6, depth: null },
      price: 3_000_000_000,
      artistUserAccountId: 'dana',
      likeType: 'ART_WORK',
      title: null,
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/1280\.webp$/),
    });
  });

  it('filters by a visible category in its own order; a hidden or foreign one is not there', async () => {
    const { artist, artworks } = await artistWithArtworks(1);
    const visible = await api.make.category(artist.id);
    const hidden = await api.make.category(artist.id, { isHidden: true });
    const second = await api.make.artwork(artist.id, { categoryUuid: visible.uuid, categorySortOrder: 2 });
    const first = await api.make.artwork(artist.id, { categoryUuid: visible.uuid, categorySortOrder: 1 });
    await api.make.artwork(artist.id, { categoryUuid: hidden.uuid });
    const other = await api.make.artist();

    const page = await api.get(WORKS, ofArtist(artist.id, { cUuid: visible.uuid }));
    expect(page.content.map(({ uuid }) => uuid)).toEqual([first.uuid, second.uuid]);
    expect(page.totalElements).toBe(2);
    expect(artworks).toHaveLength(1);
    await api.fails(404, 'GET', WORKS, ofArtist(artist.id, { cUuid: hidden.uuid }));
    await api.fails(404, 'GET', WORKS, ofArtist(other.id, { cUuid: visible.uuid }));
    await api.fails(404, 'GET', WORKS, ofArtist(artist.id, { cUuid: UNKNOWN_UUID }));
    await api.fails(400, 'GET', WORKS, ofArtist(artist.id, { cUuid: "' or 1=1" }));
  });

  it('answers the page around an artwork', async () => {
    const { artist, artworks } = await artistWithArtworks(7);
    const category = await api.make.category(artist.id);
    const placed = await api.make.artwork(artist.id, { categoryUuid: category.uuid, sortOrder: 100 });
    for (const [index, { uuid }] of artworks.entries()) {
      const page = await api.get(WORKS, ofArtist(artist.id, { size: 3, around: uuid }));
      expect(page.pageable.pageNumber).toBe(Math.floor(index / 3));
      expect(page.content.map((artwork) => artwork.uuid)).toContain(uuid);
    }
    const inCategory = await api.get(
      WORKS,
      ofArtist(artist.id, { size: 3, around: placed.uuid, cUuid: category.uuid }),
    );
    expect(inCategory.pageable.pageNumber).toBe(0);
    const foreign = await api.make.artwork((await api.make.artist()).id);
    await api.fails(404, 'GET', WORKS, ofArtist(artist.id, { around: foreign.uuid }));
    await api.fails(404, 'GET', WORKS, ofArtist(artist.id, { around: UNKNOWN_UUID }));
  });

  it('answers 404 for unknown and private artists, 400 for a bad page', async () => {
    const hidden = await api.make.artist({ isPublic: false });
    await api.make.artwork(hidden.id);
    await api.fails(404, 'GET', WORKS, ofArtist(hidden.id));
    await api.fails(404, 'GET', WORKS, ofArtist(424_242));
    await api.fails(404, 'GET', '/v1/contents/artists/x/art-works');
    const { artist } = await artistWithArtworks(0);
    expect(await api.get(WORKS, ofArtist(artist.id))).toMatchObject({ content: [], totalPages: 0 });
    expect((await api.fails(400, 'GET', WORKS, ofArtist(artist.id, { size: 101 }))).code).toBe(
      'SIZE_INVALID',
    );
  });

  it('names what it depends on and says what the caller likes', async () => {
    const { artist, artworks } = await artistWithArtworks(2);
    const member = await api.make.account();
    await api.make.like(member.uuid, 'ART_WORK', artworks[0]?.uuid ?? '');
    const response = await api.request('GET', WORKS, ofArtist(artist.id));
    expect(response.headers.get('cache-tag')).toBe(`artworks:${artist.id}, artist:${artist.id}`);
    const own = await api.get(WORKS, { ...ofArtist(artist.id), as: member });
    expect(own.content.map(({ isLike }) => isLike)).toEqual([true, false]);
  });
});

describe('GET …/art-works/categories', () => {
  it('lists the visible ones in order with their counts', async () => {
    const artist = await api.make.artist();
    const second = await api.make.category(artist.id, { name: '둘', sortOrder: 2 });
    await api.make.category(artist.id, { name: '하나', sortOrder: 1 });
    await api.make.category(artist.id, { name: '숨김', isHidden: true });
    await api.make.artwork(artist.id, { categoryUuid: second.uuid });
    const categories = await api.get(CATEGORIES, { params: { id: artist.id } });
    expect(categories.map(({ name, artworkCount }) => [name, artworkCount])).toEqual([
      ['하나', 0],
      ['둘', 1],
    ]);
  });

  it('answers 404 for unknown and private artists', async () => {
    const hidden = await api.make.artist({ isPublic: false });
    await api.fails(404, 'GET', CATEGORIES, { params: { id: hidden.id } });
    await api.fails(404, 'GET', CATEGORIES, { params: { id: 424_242 } });
  });
});

describe('POST /v1/artist/{artistId}/artworks/{artworkUuid}/view', () => {
  const view = async (artistId: number, uuid: string) => {
    return (
      await api.call('POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
        params: { artistId, artworkUuid: uuid },
      })
    ).viewCount;
  };

  it('counts each view, also many at once', async () => {
    const { artist, artworks } = await artistWithArtworks(1);
    const uuid = artworks[0]?.uuid ?? '';
    expect(await view(artist.id, uuid)).toBe(1);
    const counts = await Promise.all(Array.from({ length: 40 }, () => view(artist.id, uuid)));
    expect(counts.sort((left, right) => left - right)).toEqual(
      Array.from({ length: 40 }, (_, index) => index + 2),
    );
  });

  it('answers 404 for an artwork of another artist, of a private artist, or that does not exist', async () => {
    const { artworks } = await artistWithArtworks(1);
    const other = await api.make.artist();
    const hidden = await api.make.artist({ isPublic: false });
    const kept = await api.make.artwork(hidden.id);
    await api.fails(404, 'POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
      params: { artistId: other.id, artworkUuid: artworks[0]?.uuid ?? '' },
    });
    await api.fails(404, 'POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
      params: { artistId: hidden.id, artworkUuid: kept.uuid },
    });
    await api.fails(404, 'POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
      params: { artistId: other.id, artworkUuid: UNKNOWN_UUID },
    });
    await api.fails(404, 'POST', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', {
      params: { artistId: other.id, artworkUuid: 'x' },
    });
  });
});
