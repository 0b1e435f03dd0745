import { eq } from 'drizzle-orm';
import type { Portfolio, SavedPortfolio } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import { withRowGap } from '@/lib/portfolio/changes';
import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { openDatabase } from '@/server/db/client';
import { artists } from '@/server/db/schema/artist';
import { artworks } from '@/server/db/schema/artwork';
import { withWorks } from '@/tests/support/portfolios';
import { portfolioProfile } from '@/tests/support/portfolio-content';
import type { Site } from './site';

/** The artist whose artworks and career are replaced: the other parts are measured before. */
export const ARTIST = 'artist01';
/** Artworks, each on a page of its own. */
export const WORKS = 50;
/** Pages of the portfolio: the career is set so wide that it fills those beside the works, the cover and the note. */
const PAGES = 60;
/** Rows of the career. */
const ROWS = 100;
/** The share of 300 dots in an inch that is 200. */
const QUALITY = 200 / 300;

/** Gives the artist so long a career and so many artworks, with the demo content's pictures. */
export async function fill(databaseDir: string): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', dataDir: databaseDir });
  try {
    const { orm } = database;
    const [artist] = await orm.select().from(artists).where(eq(artists.userAccountId, ARTIST));
    if (artist === undefined) throw new Error('There is no demo content');
    const { experiences } = portfolioProfile();
    const career = Array.from({ length: ROWS }, (_, at) => at)
      .flatMap((at) => experiences.slice(at % experiences.length).slice(0, 1))
      .map(({ selected: _, ...row }, at) => ({ ...row, title: `${row.title} ${at + 1}` }));
    await orm.update(artists).set({ experiences: career }).where(eq(artists.id, artist.id));
    const images = [
      ...new Set((await orm.select({ id: artworks.imageId }).from(artworks)).map(({ id }) => id)),
    ];
    await orm.delete(artworks).where(eq(artworks.artistId, artist.id));
    await orm.insert(artworks).values(
      Array.from({ length: WORKS }, (_, at) => ({
        ...{ artistId: artist.id, imageId: images[at % images.length] ?? artist.imageId },
        ...{ title: `천 번의 안부 ${at + 1}`, year: 2024, material: '면천에 유채', size: '162 × 130 cm' },
        ...{ description: '마른 종이 위에 젖은 물감을 얹었다. '.repeat(4) },
        ...{ genre: 'WESTERN_PAINTING' as const, sortOrder: at },
      })),
    );
  } finally {
    await database.close();
  }
}

/** Saves the portfolio of all these artworks, one on each page. */
export async function savePortfolio(site: Site, cookie: string): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${site.url}${path}`, { ...init, headers });
    const body = (await answer.json()) as { data: unknown };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const { content: works } = (await call('/v1/artists/me/artworks')) as { content: { uuid: string }[] };
  const begun = withWorks((await call('/v1/artists/me/portfolio/new')) as Portfolio, works);
  const portfolio = withPages({
    ...begun,
    artistArtWorks: begun.artistArtWorks.map((work, page) => ({ ...work, page, side: 'left' })),
    profilePageLayoutConfig: { ...begun.profilePageLayoutConfig, splitModeProfilePage: false },
    pdfSettingConfig: { ...begun.pdfSettingConfig, imageQuality: QUALITY },
  });
  const form = new FormData();
  const json = JSON.stringify({ ...portfolio, version: 0, isTemporary: true });
  form.append('reqDto', new Blob([json], { type: 'application/json' }));
  await call('/v1/artists/me/portfolio', { method: 'POST', body: form });
}

/** The portfolio with the row gap by which it has so many pages. */
function withPages(portfolio: Portfolio): Portfolio {
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  for (let gap = 0; gap <= portfolioLimits.rowGapMax; gap += 1) {
    const wider = withRowGap(portfolio, gap);
    if (layoutPortfolio(wider, { width, height }).pages.length >= PAGES) return wider;
  }
  throw new Error(`It has fewer than ${PAGES} pages`);
}

/** The portfolio that was saved last. */
export async function loadPortfolio(site: Site, cookie: string): Promise<SavedPortfolio> {
  const path = '/v1/artists/me/portfolio/saved-with-latest-data?isTemporary=true';
  const answer = await fetch(`${site.url}${path}`, { headers: { cookie } });
  return ((await answer.json()) as { data: SavedPortfolio }).data;
}
