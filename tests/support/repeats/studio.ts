import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import type { TestApi } from '@/tests/support/api';
import { artworkTexts, named, studioArtist, studioForm, studioProfile } from '@/tests/support/studio';
import { byKey, byVersion, ignored, natural, pictureFiles, type Repeats } from './repeat';

const DRAFTS = '/v1/artists/me/artwork-drafts';
const dropped = async () =>
  studioForm(undefined, { image_original: named((await pictureFiles()).png, 'a.png') });

/** An artist's draft that can be published. */
async function draft(api: TestApi, as: Awaited<ReturnType<typeof studioArtist>>['as']) {
  const { uuid } = await api.call('POST', DRAFTS, { as, body: await dropped() });
  const { title, year, size, material, genre, themeSubject, themeTime, themeFocus, themeStyle } =
    artworkTexts();
  const themes = { themeSubject, themeTime, themeFocus, themeStyle };
  const body = { version: 0, fields: { title, year, size, material, genre, ...themes } };
  await api.call('PUT', `${DRAFTS}/{uuid}`, { as, params: { uuid }, body });
  return uuid;
}

async function keptPortfolio(api: TestApi) {
  const { save, begin } = portfolioCalls(api);
  const { as, portfolio } = await begin();
  const pdf = named(Buffer.from('%PDF-1.7\n<< /Type /Page >>\n and more'), 'a.pdf');
  const { id } = await save(as, portfolioBody(portfolio, 0, false), { pdf });
  return { as, id, portfolio };
}

const row = (uuid: string) => ({
  ...{ line: 2, uuid, fileName: null, title: '새 제목', titleEn: '', year: '2020', size: '10호' },
  ...{ material: '종이에 먹', genre: '한국화', etc: '', themeSubject: '풍경', themeTime: 'NIGHT' },
  ...{ themeFocus: '빛', themeStyle: '전통', description: '' },
});

/** What an artist does with profile, artworks and portfolio. */
export const STUDIO_REPEATS: Repeats = {
  'PUT /v1/artists/me': byKey(409, async (api) => {
    const { as } = await studioArtist(api);
    const image = named((await pictureFiles()).png, 'a.png');
    return { as, body: studioForm(studioProfile({ version: 1 }), { profile: image }) };
  }),
  'PUT /v1/artists/me/artworks/category-and-order-bulk': natural('an order that is sent twice is that order'),
  'POST /v1/artists/me/artworks/categories': byKey(409, async (api) => ({
    as: (await studioArtist(api)).as,
    body: { name: '유화', isHidden: false },
  })),
  'PUT /v1/artists/me/artworks/categories/{uuid}': natural('a name that is sent twice is that name'),
  'DELETE /v1/artists/me/artworks/categories/{uuid}': natural('what is gone isn’t found'),
  'POST /v1/artists/me/artworks': byKey('another', async (api) => {
    const image = named((await pictureFiles()).png, 'a.png');
    return { as: (await studioArtist(api)).as, body: studioForm(artworkTexts(), { image_original: image }) };
  }),
  'PUT /v1/artists/me/artworks/{uuid}': byVersion('ARTWORK_STALE'),
  'DELETE /v1/artists/me/artworks/{uuid}': natural('what is gone isn’t found'),
  // The draft is the same; the file that came again is loose and goes.
  'POST /v1/artists/me/artwork-drafts': byKey('another', async (api) => ({
    as: (await studioArtist(api)).as,
    body: await dropped(),
  })),
  'PUT /v1/artists/me/artwork-drafts': natural('fields that are filled twice have the same values'),
  'PUT /v1/artists/me/artwork-drafts/{uuid}': byVersion('a draft’s version'),
  'DELETE /v1/artists/me/artwork-drafts/{uuid}': natural('what is gone isn’t found'),
  'POST /v1/artists/me/artwork-drafts/publish': byKey('same', async (api) => {
    const { as } = await studioArtist(api);
    return { as, body: { uuids: [await draft(api, as)] } };
  }),
  'POST /v1/artists/me/artworks/import': byKey('another', async (api) => {
    const { as, artist } = await studioArtist(api);
    return { as, body: { rows: [row((await api.make.artwork(artist.id)).uuid)] } };
  }),
  'POST /v1/artists/me/portfolio': byKey(409, async (api) => {
    const { as, portfolio } = await portfolioCalls(api).begin();
    return { as, body: studioForm(portfolioBody(portfolio)) };
  }),
  'POST /v1/artists/me/portfolio/{id}/restore': byKey('same', async (api) => {
    const { as, id, portfolio } = await keptPortfolio(api);
    const artistProfile = { ...portfolio.artistProfile, introduction: '새로 시작한 소개' };
    await portfolioCalls(api).save(as, portfolioBody({ ...portfolio, artistProfile }));
    return { as, params: { id } };
  }),
  'PUT /v1/artists/me/portfolio/{id}/pdf/saved': natural('a file that was claimed is the portfolio’s'),
  'POST /v1/artists/me/portfolio/{id}/pdf/render': ignored('it asks until the file is there'),
  'POST /v1/artists/me/portfolio/links': byKey('another', async (api) => ({
    as: (await keptPortfolio(api)).as,
    body: { label: '이음갤러리', period: 'MONTH' },
  })),
  'DELETE /v1/artists/me/portfolio/links/{id}': natural('what is gone isn’t found'),
  'POST /v1/portfolio-links/{token}/views': byKey('another', async (api) => {
    const { as } = await keptPortfolio(api);
    const body = { label: '이음갤러리', period: 'MONTH' };
    const { token } = await api.call('POST', '/v1/artists/me/portfolio/links', { as, body });
    return { params: { token } };
  }),
  'POST /v1/s3/put/presigned-url': ignored('its answer is an address that takes a file; an unused one ends'),
};
