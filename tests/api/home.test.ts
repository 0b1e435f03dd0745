import { homeSchema } from '@/lib/contracts/home';
import { HOME_ARTWORKS_PER_ARTIST } from '@/server/api/modules/artworks/service';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

describe('GET /v1/home', () => {
  it('answers an empty home as such', async () => {
    expect(await api.get('/v1/home')).toEqual({
      homeMainBanner: null,
      homeMainBanners: [],
      homeSubBanners: [],
      artists: [],
      articleSpecial: null,
      articles: [],
    });
  });

  it('answers what the operator chose, in order, and nothing hidden', async () => {
    const [second, first] = [
      await api.make.artist({ nameKo: '둘' }),
      await api.make.artist({ nameKo: '하나' }),
    ];
    const hidden = await api.make.artist({ isPublic: false });
    for (let index = 0; index < HOME_ARTWORKS_PER_ARTIST + 2; index += 1) {
      await api.make.artwork(first.id, { title: `작품 ${index}`, sortOrder: index, imageId: first.imageId });
    }
    await api.make.homeSlot({ slot: 'ARTIST', position: 2, artistId: second.id });
    await api.make.homeSlot({ slot: 'ARTIST', position: 1, artistId: first.id });
    await api.make.homeSlot({ slot: 'ARTIST', position: 3, artistId: hidden.id });
    const special = await api.make.article({ title: '바느질은 오래된 문장이다' });
    const news = await api.make.article({ type: 'NEWS', periodFrom: '2026-01-02', periodTo: null });
    const draft = await api.make.article({ type: 'EVENT', status: 'DRAFT' });
    await api.make.homeSlot({
      slot: 'SPECIAL',
      articleUuid: special.uuid,
      titleLines: ['바느질은', '오래된 문장이다'],
    });
    await api.make.homeSlot({ slot: 'ARTICLE', articleUuid: news.uuid });
    await api.make.homeSlot({ slot: 'ARTICLE', articleUuid: draft.uuid });
    await api.make.banner({ placement: 'HOME_MAIN', position: 2, title: '둘째' });
    await api.make.banner({ placement: 'HOME_MAIN', position: 1, title: '첫째' });
    await api.make.banner({ placement: 'HOME_MAIN', position: 0, title: '꺼짐', isActive: false });
    await api.make.banner({ placement: 'HOME_SUB', title: '작은 것' });

    const home = await api.get('/v1/home');
    expect(home.homeMainBanners.map(({ title }) => title)).toEqual(['첫째', '둘째']);
    expect(home.homeMainBanner?.title).toBe('첫째');
    expect(home.homeSubBanners.map(({ title }) => title)).toEqual(['작은 것']);
    expect(home.artists.map(({ nameKo }) => nameKo)).toEqual(['하나', '둘']);
    expect(home.artists[0]?.artWorks.map(({ title }) => title)).toEqual(
      Array.from({ length: HOME_ARTWORKS_PER_ARTIST }, (_, index) => `작품 ${index}`),
    );
    expect(home.artists[1]?.artWorks).toEqual([]);
    expect(home.articleSpecial).toMatchObject({
      uuid: special.uuid,
      titleLines: ['바느질은', '오래된 문장이다'],
    });
    expect(home.articles.map(({ uuid, periodFrom, periodTo }) => [uuid, periodFrom, periodTo])).toEqual([
      [news.uuid, '2026-01-02', null],
    ]);
  });

  it('names what it depends on, and shows likes only to their account', async () => {
    const artist = await api.make.artist();
    const artwork = await api.make.artwork(artist.id);
    await api.make.homeSlot({ slot: 'ARTIST', artistId: artist.id });
    const as = await api.make.account();
    await api.make.like(as.uuid, 'ART_WORK', artwork.uuid);
    const anonymous = await api.request('GET', '/v1/home');
    expect(anonymous.headers.get('cache-tag')).toBe(
      `home, banners, articles, artists, today, artist:${artist.id}, artworks:${artist.id}`,
    );
    expect(homeSchema.parse((await anonymous.json()).data).artists[0]?.artWorks[0]?.isLike).toBe(false);
    expect((await api.get('/v1/home', { as })).artists[0]?.artWorks[0]?.isLike).toBe(true);
  });
});

describe('GET /v1/contents/banners', () => {
  const list = () => api.get('/v1/contents/banners', { query: { type: 'ART_ARTIST' } });

  it('links to what visitors can see, and to nothing else', async () => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    const hidden = await api.make.artist({ isPublic: false });
    const article = await api.make.article({
      type: 'EXHIBITION',
      periodFrom: '2026-03-01',
      periodTo: '2026-03-31',
    });
    const draft = await api.make.article({ status: 'SCHEDULED' });
    await api.make.banner({ linkArtistId: artist.id });
    await api.make.banner({ linkArtistId: hidden.id });
    await api.make.banner({ linkArticleUuid: article.uuid });
    await api.make.banner({ linkArticleUuid: draft.uuid });
    await api.make.banner({ linkPath: '/info/service' });
    await api.make.banner({ placement: 'HOME_MAIN' });

    const banners = await list();
    expect(banners.map(({ linkUrl }) => linkUrl)).toEqual([
      '/artist/dana',
      null,
      `/article/exhibition/${article.uuid}`,
      null,
      '/info/service',
    ]);
    expect(banners[2]).toMatchObject({ periodFrom: '2026-03-01', periodTo: '2026-03-31' });
  });

  it('shows the film of an MP4 and its poster', async () => {
    await api.make.banner({ mediaType: 'MP4', videoId: 'f'.repeat(32) });
    expect((await list())[0]).toMatchObject({
      mediaType: 'MP4',
      imageUrl: `/media/${'f'.repeat(32)}/video.mp4`,
      image: { width: 1400, height: 1000 },
    });
  });

  it.each(['', 'NOWHERE', "ART_ARTIST'"])('refuses the type %p', async (type) => {
    await api.fails(400, 'GET', `/v1/contents/banners?type=${encodeURIComponent(type)}`);
  });

  it('refuses none', async () => {
    await api.fails(400, 'GET', '/v1/contents/banners');
  });
});
