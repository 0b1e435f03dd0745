import { artworkDrafts } from '@/server/db/schema/artwork';
import type { Prepare } from './stale-save';
import { portfolioBody, portfolioCalls } from './portfolios';
import { profileForm, wholeProfile } from './profile';
import { artistForm, DOCUMENTS } from './signup';
import { artworkTexts, studioArtist, studioForm, studioProfile } from './studio';

/** The rows of the table of stale saves for what belongs to a person, who has two windows open. */
export const OWN_STALE_SAVES: Readonly<Record<string, Prepare>> = {
  'PUT /v1/users/me': async (api) => {
    const as = await api.make.account(wholeProfile());
    const profile = await api.get('/v1/users/me', { as });
    const save = (addressDetail: string) => ({ as, body: profileForm(profile, { addressDetail }) });
    return {
      first: () => api.call('PUT', '/v1/users/me', save('9층')),
      second: save('1층'),
      code: 'PROFILE_STALE',
      read: () => api.get('/v1/users/me', { as }),
    };
  },
  'POST /v1/users/apply-artist': async (api) => {
    const as = await api.make.account(wholeProfile());
    const profile = await api.get('/v1/users/me', { as });
    return {
      first: () =>
        api.call('PUT', '/v1/users/me', { as, body: profileForm(profile, { addressDetail: '9층' }) }),
      second: { as, body: artistForm(profileForm(profile), [['a.pdf', DOCUMENTS.pdf]]) },
      code: 'PROFILE_STALE',
      read: () => api.get('/v1/users/me', { as }),
    };
  },
  'POST /v1/artists/me/portfolio': async (api) => {
    const { begin, save, saved } = portfolioCalls(api);
    const { as, portfolio } = await begin();
    const { version } = await save(as, portfolioBody(portfolio));
    return {
      first: () => save(as, portfolioBody({ ...portfolio, artistArtWorks: [] }, version)),
      second: { as, body: studioForm(portfolioBody(portfolio, version)) },
      code: 'PORTFOLIO_STALE',
      read: () => saved(as, true),
    };
  },
  'POST /v1/artists/me/portfolio/{id}/pdf/render': async (api) => {
    const { begin, save, saved } = portfolioCalls(api);
    const { as, portfolio } = await begin();
    const { id, version } = await save(as, portfolioBody(portfolio));
    return {
      first: () => save(as, portfolioBody({ ...portfolio, artistArtWorks: [] }, version)),
      second: { as, params: { id }, body: { version } },
      code: 'PORTFOLIO_STALE',
      read: () => saved(as, true),
    };
  },
  'PUT /v1/artists/me': async (api) => {
    const { as } = await studioArtist(api, { version: 1 });
    const save = (introduction: string) => ({
      ...{ as, body: studioForm(studioProfile({ version: 1, introduction })) },
    });
    return {
      first: () => api.call('PUT', '/v1/artists/me', save('먼저')),
      second: save('나중'),
      code: 'PROFILE_STALE',
      read: () => api.get('/v1/artists/me', { as }),
    };
  },
  'PUT /v1/artists/me/artworks/{uuid}': async (api) => {
    const { artist, as } = await studioArtist(api);
    const { uuid } = await api.make.artwork(artist.id);
    const save = (title: string) => ({
      ...{ as, params: { uuid }, body: studioForm({ ...artworkTexts({ title }), version: 0 }) },
    });
    return {
      first: () => api.call('PUT', '/v1/artists/me/artworks/{uuid}', save('먼저')),
      second: save('나중'),
      code: 'ARTWORK_STALE',
      read: () => api.get('/v1/artists/me/artworks', { as }),
    };
  },
  'PUT /v1/artists/me/artwork-drafts/{uuid}': async (api) => {
    const { artist, as } = await studioArtist(api);
    const { imageId } = await api.make.artwork(artist.id);
    const original = await api.make.original(artist.accountUuid);
    const { uuid } = await api.make.row(artworkDrafts, {
      ...{ artistId: artist.id, imageId, originalUuid: original.uuid, fileName: 'a.png' },
    });
    const save = (title: string) => ({ as, params: { uuid }, body: { version: 0, fields: { title } } });
    return {
      first: () => api.call('PUT', '/v1/artists/me/artwork-drafts/{uuid}', save('먼저')),
      second: save('나중'),
      code: 'ARTWORK_STALE',
      read: () => api.get('/v1/artists/me/artwork-drafts', { as }),
    };
  },
  'PUT /v1/artists/me/artworks/category-and-order-bulk': async (api) => {
    const { artist, as } = await studioArtist(api);
    for (const title of ['가', '나', '다']) await api.make.artwork(artist.id, { title });
    const { content } = await api.get('/v1/artists/me/artworks', { as });
    const placed = (order: typeof content) =>
      order.map(({ uuid, sortOrder: place, categoryUuid, categorySortOrder }, sortOrder) => ({
        ...{ artWorkUuid: uuid, sortOrder, categoryUuid: null, categorySortOrder: null },
        seen: { sortOrder: place, categoryUuid, categorySortOrder },
      }));
    const at = '/v1/artists/me/artworks/category-and-order-bulk';
    return {
      first: () => api.call('PUT', at, { as, body: placed(content.toReversed()) }),
      second: { as, body: placed([...content.slice(1), ...content.slice(0, 1)]) },
      code: 'ARTWORKS_CHANGED',
      read: () => api.get('/v1/artists/me/artworks', { as }),
    };
  },
  'PUT /v1/artists/me/artworks/categories/{uuid}': async (api) => {
    const { artist, as } = await studioArtist(api);
    const { uuid, name } = await api.make.category(artist.id);
    const at = '/v1/artists/me/artworks/categories/{uuid}';
    const save = (given: string) => ({
      ...{ as, params: { uuid } },
      body: { name: given, isHidden: false, seen: { name, isHidden: false } },
    });
    return {
      first: () => api.call('PUT', at, save('먼저')),
      second: save('나중'),
      code: 'CATEGORY_STALE',
      read: () => api.get('/v1/artists/me/artworks/categories', { as }),
    };
  },
};
