import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import type { Portfolio } from '@/lib/contracts/portfolio';
import { pick } from '@/lib/pick';
import type { Account, TestApi } from './api';
import { NO_FIELDS } from './artwork-fields';
import { studioArtist, studioForm } from './studio';

export const PORTFOLIO = '/v1/artists/me/portfolio';

/** Calls of the portfolio in a suite's API. */
export function portfolioCalls(api: TestApi) {
  const save = (as: Account, body: object, files: Parameters<typeof studioForm>[1] = {}) =>
    api.call('POST', PORTFOLIO, { as, body: studioForm(body, files) });
  const saved = (as: Account, isTemporary: boolean) =>
    api.get(`${PORTFOLIO}/saved-with-latest-data`, { as, query: { isTemporary: String(isTemporary) } });

  /** An artist with two artworks, and their new portfolio with both of them on a page. */
  async function begin(given: Parameters<typeof studioArtist>[1] = {}) {
    const { as, artist } = await studioArtist(api, {
      ...{ introduction: '가'.repeat(60), artistNote: '나는 매일 점을 찍는다.' },
      awards: [
        { year: 2024, title: '푸른새벽 미술상' },
        { year: 2020, title: '신진작가 공모' },
      ],
      ...given,
    });
    const works = [await api.make.artwork(artist.id), await api.make.artwork(artist.id)];
    const portfolio = withWorks(await api.get(`${PORTFOLIO}/new`, { as }), works);
    return { as, artist, works, portfolio };
  }
  return { save, saved, begin };
}

/** A portfolio with artworks, of which the sender says something else than what is true. */
export function withWorks(portfolio: Portfolio, works: readonly { uuid: string }[]): Portfolio {
  const artistArtWorks = works.map(({ uuid }, index) => ({
    ...pick(NO_FIELDS, PRINTED_FIELDS),
    ...{ uuid, title: '보낸 제목', year: 1999, size: '?', material: '?' },
    ...{ imageUrl: 'https://elsewhere.example/a.jpg', width: 1, height: 1, page: Math.floor(index / 2) },
    side: index % 2 === 0 ? ('left' as const) : ('right' as const),
  }));
  return { ...portfolio, artistArtWorks };
}

export function portfolioBody(portfolio: Portfolio, version = 0, isTemporary = true) {
  return { ...portfolio, version, isTemporary };
}
