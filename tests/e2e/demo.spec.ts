import { apiUrl } from '@/lib/api/url';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/lib/demo-accounts';
import { loadSeedData } from '@/server/db/seed/data';
import { dataOf, headers } from './support/calls';
import { demo } from './support/demo';
import { logInAgain } from './support/my-page';
import { expect, test } from './support/test';

/** Checks what README promises of the demo accounts on a running site. `demo-promises.test.ts` checks the content's numbers. */
const ROLES: Record<(typeof DEMO_ACCOUNTS)[number]['id'], string> = {
  member01: 'MEMBER',
  artist01: 'ARTIST',
  pending01: 'ARTIST_PENDING',
  retry01: 'ARTIST_PENDING_RETRY',
  fresh01: 'ARTIST_BEFORE_PROFILE',
  gallery01: 'BUSINESS',
  reviewer01: 'BUSINESS',
  reviewer02: 'BUSINESS',
  admin01: 'ADMIN',
};

test('every demo account logs in with the published password', async ({ page }) => {
  for (const { id } of DEMO_ACCOUNTS) {
    await logInAgain(page, id, DEMO_PASSWORD);
    const role = await dataOf<{ roleType: string }>(await page.request.get('/v1/auth/current-role'));
    expect([id, role.roleType]).toEqual([id, ROLES[id]]);
  }
});

test('`artist01` has a kept portfolio with its PDF, and the original of every artwork', async ({ page }) => {
  await logInAgain(page, 'artist01', DEMO_PASSWORD);
  const { request } = page;
  const query = { isTemporary: 'false' };
  const saved = await dataOf<{ hasPdf: boolean; artistArtWorks: object[]; missingArtworks: object[] }>(
    await request.get(apiUrl('/v1/artists/me/portfolio/saved-with-latest-data', { query })),
  );
  expect(saved).toMatchObject({ hasPdf: true, missingArtworks: [] });
  expect(saved.artistArtWorks.length).toBeGreaterThan(0);
  const { urls } = await dataOf<{ urls: string[] }>(await request.get('/v1/artists/me/portfolio/file-urls'));
  const pdf = await request.get(urls[0] ?? '');
  expect((await pdf.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');

  const { content } = await dataOf<{ content: { uuid: string }[] }>(
    await request.get('/v1/artists/me/artworks'),
  );
  expect(content).toHaveLength(demo.artist.works);
  const artworks = { 'artworkUuids[]': content.map(({ uuid }) => uuid) };
  const originals = await dataOf<{ urls: (string | null)[] }>(
    await request.get(apiUrl('/v1/artists/me/artworks/file-urls', { query: artworks })),
  );
  expect(originals.urls).not.toContain(null);
  for (const url of originals.urls) {
    const { status, type } = await request
      .get(url ?? '')
      .then((answer) => ({ status: answer.status(), type: answer.headers()['content-type'] }));
    expect([status, type]).toEqual([200, 'image/jpeg']);
  }
  const portrait = await dataOf<{ url: string }>(await request.get('/v1/artists/me/portrait-original'));
  expect((await request.get(portrait.url)).status()).toBe(200);
});

test('the documents of waiting applicants, and of those who were asked again, open in the back office', async ({
  page,
}) => {
  await logInAgain(page, 'admin01', DEMO_PASSWORD);
  const { request } = page;
  const query = { filter: 'ALL', size: 100 } as const;
  const { content } = await dataOf<{ content: { uuid: string; accountId: string; status: string }[] }>(
    await request.get(apiUrl('/v1/admin/artist-applications', { query }), { headers }),
  );
  for (const { accountId, status, documents } of loadSeedData().applications) {
    const listed = content.find((each) => each.accountId === accountId);
    expect([accountId, listed?.status]).toEqual([accountId, status]);
    const path = apiUrl('/v1/admin/artist-applications/{uuid}/open', {
      params: { uuid: listed?.uuid ?? '' },
    });
    const opened = await dataOf<{ documents: { url: string }[] }>(await request.post(path, { headers }));
    expect(opened.documents).toHaveLength(documents.length);
    for (const { url } of opened.documents) expect((await request.get(url)).status()).toBe(200);
  }
});

test('`gallery01` has open, closed and draft contests, and applicants', async ({ page }) => {
  await logInAgain(page, 'gallery01', DEMO_PASSWORD);
  const answer = await page.request.get('/v1/organizations/contests?size=100');
  const { content } = await dataOf<{ content: { standing: string; applicants: number }[] }>(answer);
  expect(content.some(({ standing }) => standing === 'DRAFT')).toBe(true);
  for (const wanted of ['OPEN', 'CLOSED'])
    expect(content.some(({ standing, applicants }) => standing === wanted && applicants > 0)).toBe(true);
});
