import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts, artistApplications, artistDocuments } from '@/server/db/schema/account';
import { artworks } from '@/server/db/schema/artwork';
import { outbox } from '@/server/db/schema/outbox';
import { storedUploads } from '@/server/db/schema/upload';
import { articleCalls } from '@/tests/support/admin-articles';
import type { Account, TestApi } from '@/tests/support/api';
import { MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { PORTFOLIO, portfolioBody, portfolioCalls, withWorks } from '@/tests/support/portfolios';
import { artworkTexts, picture, studioArtist, studioForm } from '@/tests/support/studio';
import { DAY, WITHDRAWN_AT } from '@/tests/support/withdrawal';
import type { KilledCall } from './work';

type Call = Omit<KilledCall, 'kind'>;

/** The calls that are killed. */
export interface Prepared {
  announcement: Call;
  publication: Call;
  banner: Call;
  applicants: Call;
  members: Call;
  print: Call;
}

const callerOf = ({ accountId, roleType, tokenVersion }: Account) => ({ accountId, roleType, tokenVersion });
const BANNER = {
  ...{ placement: 'HOME_MAIN', mediaType: 'IMAGE', phoneImageId: null, videoId: null },
  ...{ alt: '흰 벽에 걸린 그림', eyebrow: null, title: '봄의 방', subTitle: null, note: null },
  ...{ linkType: 'NONE', linkArticleUuid: null, linkArtistId: null, linkPath: null },
  ...{ isActive: true, showFrom: null, showUntil: null },
};

/** Fills a site with what is announced, published, exported, printed and removed. */
export async function prepareSite(api: TestApi): Promise<Prepared> {
  const { reviewed, setStatus } = reviewCalls(api);
  const { owner, uuid, ids } = await reviewed();
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  const ofContest = { as: callerOf(owner), params: { uuid } };
  const admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  const ofAdmin = { as: callerOf(admin) };
  const write = articleCalls(api, () => admin);
  for (const type of ['SPECIAL', 'EXHIBITION'] as const)
    await write.setStatus(await write.whole(type), 'SCHEDULED', CLOSES_AT.toISOString());
  await api.make.banner({ showFrom: CLOSES_AT, isWithinPeriod: false });
  const draft = await write.whole('NEWS');
  await addOverdue(api);
  const { as, id, version } = await addPortfolio(api);
  return {
    announcement: {
      ...{ method: 'POST', path: '/v1/organizations/contests/{uuid}/announcement', ...ofContest },
      ...{ body: { ...MAILS, rejectsUndecided: true }, key: randomUUID() },
    },
    publication: {
      ...{
        method: 'PUT',
        path: '/v1/admin/articles/{uuid}/status',
        ...ofAdmin,
        params: { uuid: draft.uuid },
      },
      ...{ body: { version: draft.version, status: 'PUBLISHED', publishAt: null }, key: randomUUID() },
    },
    banner: {
      ...{ method: 'POST', path: '/v1/admin/banners', ...ofAdmin, key: randomUUID() },
      body: { ...BANNER, imageId: (await api.make.image()).id },
    },
    applicants: {
      ...{ method: 'GET', path: '/v1/organizations/contests/{uuid}/export', ...ofContest },
      query: { format: 'csv', reason: '심사 자료' },
    },
    members: { method: 'GET', path: '/v1/admin/members/export', ...ofAdmin, query: { reason: '점검' } },
    print: {
      ...{ method: 'POST', path: `${PORTFOLIO}/{id}/pdf/render`, as: callerOf(as), params: { id } },
      ...{ body: { version }, until: 'kept' },
    },
  };
}

/** An artist with an artwork and its files. */
async function artistWithWork(api: TestApi) {
  const { as, artist } = await studioArtist(api, { introduction: '점을 찍는다.' });
  const image = await picture(60, 40, 'jpeg');
  const body = studioForm(artworkTexts(), { image_original: image });
  await api.call('POST', '/v1/artists/me/artworks', { as, body });
  return { as, artist };
}

/** A portfolio that is saved and not printed yet. */
async function addPortfolio(api: TestApi) {
  const { as, artist } = await artistWithWork(api);
  const works = await api.rows(artworks, { artistId: artist.id });
  const begun = withWorks(await api.get(`${PORTFOLIO}/new`, { as }), works);
  const portfolio = { ...begun, profileVisibility: { ...begun.profileVisibility, imageUrl: false } };
  return { as, ...(await portfolioCalls(api).save(as, portfolioBody(portfolio))) };
}

/** What a retention run removes 31 days later: an artist with files, mails, an upload and an image that nothing needs. */
async function addOverdue(api: TestApi): Promise<void> {
  const { as, artist } = await artistWithWork(api);
  await api.make.like(as.uuid, 'ARTIST', artist.uuid);
  await api.database.orm
    .update(accounts)
    .set({ email: 'leaving@example.com' })
    .where(eq(accounts.uuid, as.uuid));
  const applicationUuid = randomUUID();
  const storageKey = `documents/${applicationUuid}/1.pdf`;
  await api.storage.put(storageKey, Buffer.from('%PDF'));
  await api.make.row(artistApplications, { uuid: applicationUuid, accountUuid: as.uuid });
  await api.make.row(artistDocuments, {
    ...{
      applicationUuid,
      storageKey,
      fileName: '증명서.pdf',
      mime: 'application/pdf',
      bytes: 4,
      position: 0,
    },
  });
  await api.call('PUT', '/v1/users/withdraw', { as, body: { withdrawReason: null } });
  const { uuid: accountUuid } = await api.make.account({ roleType: 'ARTIST' });
  const upload = { uuid: randomUUID(), fileName: 'a.pdf', contentType: 'application/pdf', maxBytes: 9 };
  const key = `uploads/${accountUuid}/${upload.uuid}.pdf`;
  await api.storage.put(key, Buffer.from('%PDF'));
  await api.make.row(storedUploads, { ...upload, accountUuid, storageKey: key, createdAt: WITHDRAWN_AT });
  const payload = { to: 'a@example.com', subject: '제목', text: '글' };
  const sentAt = new Date(WITHDRAWN_AT.getTime() - DAY);
  await api.make.row(outbox, { kind: 'MAIL', topic: 'sent', payload, sentAt });
}
