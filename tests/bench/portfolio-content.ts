import { eq } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contracts/portfolio';
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
/** Rows of the career that make the portfolio sixty pages long, with its cover and note. */
const ROWS = 330;
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

/** Saves the portfolio of all these artworks, one on each page. @returns what is known of it */
export async function savePortfolio(site: Site, cookie: string): Promise<{ id: string; version: number }> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${site.url}${path}`, { ...init, headers });
    const body = (await answer.json()) as { data: unknown };
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const { content: works } = (await call('/v1/artists/me/artworks')) as { content: { uuid: string }[] };
  const begun = withWorks((await call('/v1/artists/me/portfolio/new')) as Portfolio, works);
  const portfolio: Portfolio = {
    ...begun,
    artistArtWorks: begun.artistArtWorks.map((work, page) => ({ ...work, page, side: 'left' })),
    pdfSettingConfig: { ...begun.pdfSettingConfig, imageQuality: QUALITY },
  };
  const form = new FormData();
  const json = JSON.stringify({ ...portfolio, version: 0, isTemporary: true });
  form.append('reqDto', new Blob([json], { type: 'application/json' }));
  return (await call('/v1/artists/me/portfolio', { method: 'POST', body: form })) as {
    id: string;
    version: number;
  };
}

/** The portfolio that was saved. */
export async function loadPortfolio(site: Site, cookie: string): Promise<Portfolio> {
  const path = '/v1/artists/me/portfolio/saved-with-latest-data?isTemporary=true';
  const answer = await fetch(`${site.url}${path}`, { headers: { cookie } });
  return ((await answer.json()) as { data: Portfolio }).data;
}
