import { SITEMAP_TYPES } from '@/lib/contracts/sitemap';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

describe('GET /v1/contents/sitemap/{type}', () => {
  it('lists what is public with its image', async () => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    const hidden = await api.make.artist({ isPublic: false });
    const artwork = await api.make.artwork(artist.id);
    await api.make.artwork(hidden.id);
    const article = await api.make.article({ type: 'NEWS' });
    const block = await api.make.image({ width: 800 });
    const [main, second] = [await api.make.image(), await api.make.image()];
    const special = await api.make.article({
      mainImageId: main.id,
      contents: [block.id, second.id, 'f'.repeat(32), block.id].map((imageId, index) => ({
        uuid: `${index}`,
        title: '',
        content: '',
        imageId,
      })),
    });
    await api.make.article({ status: 'DRAFT' });

    const paths = async (type: string) =>
      (await api.get('/v1/contents/sitemap/{type}', { params: { type }, query: { page: 0 } })).content.map(
        ({ path }) => path,
      );
    expect(await paths('artists')).toEqual(['/artist/dana']);
    expect(await paths('artworks')).toEqual([`/artwork/${artwork.uuid}`]);
    expect(await paths('news')).toEqual([`/article/news/${article.uuid}`]);
    expect(await paths('specials')).toEqual([`/article/special/${special.uuid}`]);
    expect(await paths('events')).toEqual([]);
    const specials = await api.get('/v1/contents/sitemap/{type}', {
      params: { type: 'specials' },
      query: { page: 0 },
    });
    expect(specials.content[0]?.images).toEqual([
      `/media/${special.previewImageId}/1280.webp`,
      `/media/${main.id}/1280.webp`,
      `/media/${block.id}/800.webp`,
      `/media/${second.id}/1280.webp`,
    ]);

    const { content } = await api.get('/v1/contents/sitemap/{type}', {
      params: { type: 'artworks' },
      query: { page: 0 },
    });
    expect(content[0]?.images).toEqual([`/media/${artwork.imageId}/1280.webp`]);
  });

  it.each(SITEMAP_TYPES)('answers an empty page of %s beyond the end', async (type) => {
    expect(
      await api.get('/v1/contents/sitemap/{type}', { params: { type }, query: { page: 999_999_999 } }),
    ).toMatchObject({ content: [] });
    expect((await api.fails(400, 'GET', `/v1/contents/sitemap/${type}?page=-1`)).code).toBe('PAGE_INVALID');
  });

  it('answers 404 for another type', async () => {
    await api.fails(404, 'GET', '/v1/contents/sitemap/{type}', {
      params: { type: 'accounts' },
      query: { page: 0 },
    });
  });
});
