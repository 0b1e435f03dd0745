import { eq } from 'drizzle-orm';
import type { Portfolio } from '@/lib/contracts/portfolio';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { artworks } from '@/server/db/schema/artwork';
import { portfolioLinks } from '@/server/db/schema/portfolio';
import { inquiries } from '@/server/db/schema/support';
import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { DOCUMENTS } from '@/tests/support/signup';
import { named, picture, studioForm } from '@/tests/support/studio';
import { inquiryBody } from '@/tests/support/support-ownership';
import { useMovableClock } from '@/tests/support/withdrawal';

/** A signed address lives for minutes. If its grant ends earlier, the address ends with it. */
const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const contests = contestCalls(api);
const portfolios = portfolioCalls(api);

const LINKS = '/v1/artists/me/portfolio/links';
const ANSWERS = { statement: '서향집의 창틀', genre: 'PAINTING', agreement: true };
const pdf = () => named(Buffer.from(DOCUMENTS.pdf), 'a.pdf');

async function withPortfolio() {
  const begun = await portfolios.begin();
  const { as, portfolio } = begun;
  await portfolios.save(as, portfolioBody(portfolio, 0, false), { pdf: pdf() });
  return begun;
}

async function shared() {
  const { as, portfolio } = await withPortfolio();
  const { id, token } = await api.call('POST', LINKS, { as, body: { label: '갤러리', period: 'WEEK' } });
  const read = () => api.get('/v1/portfolio-links/{token}/file-url', { params: { token } });
  return { as, portfolio, id, url: (await read()).url, read };
}

/** Keeps the PDF of a portfolio that shows something else. */
const keepAnother = (as: Account, portfolio: Portfolio) => {
  const artistProfile = { ...portfolio.artistProfile, introduction: '다른 소개' };
  return portfolios.save(as, portfolioBody({ ...portfolio, artistProfile }, 0, false), { pdf: pdf() });
};

async function applied() {
  const { as } = await withPortfolio();
  const { uuid: organizationUuid, owner } = await contests.organization();
  const { uuid } = await contests.contest({ organizationUuid, allowsEdits: true });
  const bytes = await picture(30, 20, 'jpeg');
  const works = [contests.file('a.jpg', bytes)];
  const { id } = await contests.begin(as, uuid, { ...ANSWERS, works, portfolio: true });
  await contests.addFile(as, id, await contests.upload(as, 'a.jpg', bytes));
  await contests.send(as, id);
  const takeBack = () =>
    api.call('DELETE', '/v1/artists/contest-applicants/{contestUuid}', { as, params: { contestUuid: uuid } });
  return { owner, uuid, id, takeBack };
}

const withdraw = ({ uuid }: Pick<Account, 'uuid'>) =>
  api.database.orm.update(accounts).set({ status: 'WITHDRAWN' }).where(eq(accounts.uuid, uuid));

async function original() {
  const { as, works } = await portfolios.begin();
  const bytes = await picture(30, 20);
  const row = await api.make.original(as.uuid);
  await api.storage.put(row.storageKey, bytes);
  await api.database.orm.update(artworks).set({ originalUuid: row.uuid });
  const query = { 'artworkUuids[]': works.map(({ uuid }) => uuid) };
  const { urls } = await api.get('/v1/artists/me/artworks/file-urls', { as, query });
  return { as, url: urls[0] ?? '' };
}

async function documents() {
  const admin = await api.make.account({ roleType: 'ADMIN' });
  const artist = await api.make.account({ roleType: 'ARTIST_PENDING' });
  const { uuid } = await api.make.row(artistApplications, { accountUuid: artist.uuid });
  const storageKey = `documents/${uuid}/1.pdf`;
  await api.storage.put(storageKey, Buffer.from(DOCUMENTS.pdf));
  await api.make.row(artistDocuments, {
    ...{
      applicationUuid: uuid,
      storageKey,
      fileName: 'a.pdf',
      mime: 'application/pdf',
      bytes: 10,
      position: 0,
    },
  });
  const opened = await api.call('POST', '/v1/admin/artist-applications/{uuid}/open', {
    as: admin,
    params: { uuid },
  });
  return { artist, url: opened.documents[0]?.url ?? '' };
}

interface Given {
  url: string;
  end: () => PromiseLike<unknown>;
}

const CASES: Record<string, () => Promise<Given>> = {
  'a link is removed': async () => {
    const { as, id, url } = await shared();
    return { url, end: () => api.call('DELETE', `${LINKS}/{id}`, { as, params: { id } }) };
  },
  'a link is over': async () => {
    const { id, url } = await shared();
    const expiresAt = new Date(clock.read().getTime() - 1000);
    const { orm } = api.database;
    return {
      url,
      end: () => orm.update(portfolioLinks).set({ expiresAt }).where(eq(portfolioLinks.uuid, id)),
    };
  },
  'another portfolio is kept': async () => {
    const { as, portfolio, url } = await shared();
    return { url, end: () => keepAnother(as, portfolio) };
  },
  'an earlier portfolio is restored': async () => {
    const { as, portfolio, read } = await shared();
    await keepAnother(as, portfolio);
    const { content } = await api.get('/v1/artists/me/portfolio/earlier', { as });
    const params = { id: content[0]?.id ?? '' };
    const { url } = await read();
    return { url, end: () => api.call('POST', '/v1/artists/me/portfolio/{id}/restore', { as, params }) };
  },
  'a link’s artist withdraws': async () => {
    const { as, url } = await shared();
    return { url, end: () => withdraw(as) };
  },
  'an application is taken back: its files': async () => {
    const { owner, uuid, id, takeBack } = await applied();
    const path = '/v1/organizations/contests/{uuid}/applicants/{applicantId}';
    const { attachments } = await api.get(path, { as: owner, params: { uuid, applicantId: id } });
    return { url: attachments.find(({ field }) => field === 'works')?.url ?? '', end: takeBack };
  },
  'an application is taken back: its portfolio': async () => {
    const { owner, id, takeBack } = await applied();
    const path = '/v1/organizations/applicants/{applicantId}/portfolio';
    const { file } = await api.get(path, { as: owner, params: { applicantId: id } });
    return { url: file.url, end: takeBack };
  },
  'the owner of a portfolio withdraws': async () => {
    const { as } = await withPortfolio();
    const { urls } = await api.get('/v1/artists/me/portfolio/file-urls', { as });
    return { url: urls[0] ?? '', end: () => withdraw(as) };
  },
  'the owner of an original withdraws': async () => {
    const { as, url } = await original();
    return { url, end: () => withdraw(as) };
  },
  'the sender of documents withdraws': async () => {
    const { artist, url } = await documents();
    return { url, end: () => withdraw(artist) };
  },
  'an inquiry is removed': async () => {
    const as = await api.make.account();
    const form = studioForm(inquiryBody());
    form.append('files', named(await picture(9, 9), 'a.png'));
    const { uuid } = await api.call('POST', '/v1/support/inquiries', { as, body: form });
    const read = await api.get('/v1/support/inquiries/{uuid}', { as, params: { uuid } });
    const { orm } = api.database;
    return {
      url: read.privatePresignedUrls[0] ?? '',
      end: () => orm.delete(inquiries).where(eq(inquiries.uuid, uuid)),
    };
  },
};

test.each(Object.entries(CASES))('the address of a file ends when %s', async (_, make) => {
  const { url, end } = await make();
  expect((await api.app.request(url)).status).toBe(200);
  await end();
  expect((await api.app.request(url)).status).toBe(404);
  // The file may still be there.
  expect((await api.app.request(url, { method: 'HEAD' })).status).toBe(404);
});

test('the signature of an address covers its grant', async () => {
  const { url } = await shared();
  const { url: other } = await shared();
  const mine = new URL(url, 'http://site');
  const by = new URL(other, 'http://site').searchParams.get('by') ?? '';
  expect(mine.searchParams.get('by')).toMatch(/^portfolio-link\./);
  for (const given of [by, 'portfolio-link.x', '', null]) {
    if (given === null) mine.searchParams.delete('by');
    else mine.searchParams.set('by', given);
    expect((await api.app.request(mine.pathname + mine.search)).status).toBe(403);
  }
});
