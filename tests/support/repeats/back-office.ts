import { eq } from 'drizzle-orm';
import { dayInSeoul } from '@/lib/date/seoul';
import { accounts, artistApplications } from '@/server/db/schema/account';
import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { mailTo } from '@/server/api/modules/mails/templates';
import type { TestApi } from '@/tests/support/api';
import { articleCalls } from '@/tests/support/admin-articles';
import { contestCalls } from '@/tests/support/contests';
import { wholeProfile } from '@/tests/support/profile';
import { named, studioForm } from '@/tests/support/studio';
import { keptInquiry } from '@/tests/support/support-ownership';
import { WITHDRAWN_AT } from '@/tests/support/withdrawal';
import { byKey, byVersion, ignored, natural, person, pictureFiles, type Repeats } from './repeat';

const operator = (api: TestApi) => api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });

/** A call about a member of this kind. */
const ofMember = async (api: TestApi, given: object = {}, body?: object) => ({
  as: await operator(api),
  params: { uuid: (await person(api, 'MEMBER', { ...wholeProfile(), ...given })).uuid },
  ...(body !== undefined && { body }),
});

async function ofApplication(api: TestApi) {
  const { uuid: accountUuid } = await person(api, 'ARTIST_PENDING', wholeProfile());
  const { uuid } = await api.make.row(artistApplications, { accountUuid });
  return { as: await operator(api), params: { uuid } };
}

async function failedMail(api: TestApi) {
  const as = await operator(api);
  const mail = mailTo('signup-member', 'haru@example.com', { name: '김하루', accountId: 'haru1' });
  const { uuid } = await api.make.row(outbox, { ...mail, failedAt: new Date('2026-03-03'), attempts: 9 });
  return { as, uuid };
}

/** Articles of an operator, with one that its page has all of. */
async function article(api: TestApi) {
  const as = await operator(api);
  const calls = articleCalls(api, () => as);
  return { as, calls, draft: await calls.whole('NEWS') };
}

async function organization(api: TestApi) {
  const as = await operator(api);
  const { uuid } = await contestCalls(api).organization();
  const { version } = await api.get('/v1/admin/organizations/{uuid}', { as, params: { uuid } });
  return { as, params: { uuid }, version };
}

async function runningContest(api: TestApi) {
  const as = await operator(api);
  const { organization, contest, member } = contestCalls(api);
  const { uuid: organizationUuid } = await organization();
  const owner = await member(organizationUuid, 'OWNER');
  const email = 'owner@example.com';
  await api.database.orm.update(accounts).set({ email }).where(eq(accounts.uuid, owner.uuid));
  return { as, params: { uuid: (await contest({ organizationUuid })).uuid } };
}
const STOP = { kind: 'CLOSED', reason: '허위 공모라는 신고가 있었습니다.' } as const;

/** The head of a film, and enough of a body. */
const FILM = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(64)]);

const OWNER = {
  ...{ accountId: 'bomgyeol1', name: '이봄', email: 'bom@example.com', phoneNum: '010-1234-5678' },
};
const BANNER = {
  ...{ placement: 'HOME_MAIN', mediaType: 'IMAGE', phoneImageId: null, videoId: null },
  ...{ alt: '흰 벽에 걸린 그림', eyebrow: null, title: '봄의 방', subTitle: null, note: null },
  ...{ linkType: 'NONE', linkArticleUuid: null, linkArtistId: null, linkPath: null },
  ...{ isActive: true, showFrom: null, showUntil: null },
};
const created = (body: object) => byKey('another', async (api) => ({ as: await operator(api), body }));
const opened = ignored('its answer has personal data; each look is written down');

/** What operators do. */
export const BACK_OFFICE_REPEATS: Repeats = {
  'POST /v1/admin/banners': byKey('another', async (api) => ({
    as: await operator(api),
    body: { ...BANNER, imageId: (await api.make.image()).id },
  })),
  'PUT /v1/admin/banners/order': natural('an order that is sent twice is that order'),
  'PUT /v1/admin/banners/{uuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/banners/{uuid}': byVersion('CONTENT_STALE'),
  'PUT /v1/admin/artists/{id}/badge': natural('a badge that is set twice is that badge'),

  'POST /v1/admin/articles': created({ type: 'NEWS', title: '물러난 바다' }),
  'PUT /v1/admin/articles/{uuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/articles/{uuid}': byVersion('CONTENT_STALE'),
  'PUT /v1/admin/articles/{uuid}/status': byKey(409, async (api) => {
    const { as, draft } = await article(api);
    const body = { version: draft.version, status: 'PUBLISHED', publishAt: null };
    return { as, params: { uuid: draft.uuid }, body };
  }),
  'PUT /v1/admin/articles/{uuid}/preview': byKey('another', async (api) => {
    const { as, draft } = await article(api);
    return { as, params: { uuid: draft.uuid } };
  }),
  'DELETE /v1/admin/articles/{uuid}/preview': natural('a link that is gone stays so'),
  'POST /v1/admin/articles/{uuid}/revisions/{version}/restore': byKey(409, async (api) => {
    const { as, calls, draft } = await article(api);
    const { uuid, version } = await calls.save(draft, { title: '돌아온 바다' });
    return { as, params: { uuid, version: draft.version }, body: { version } };
  }),

  'POST /v1/admin/organizations': byKey(409, async (api) => ({
    as: await operator(api),
    body: { organizationName: '봄결미술관', ...OWNER },
  })),
  'PUT /v1/admin/organizations/{uuid}': byVersion('CONTENT_STALE'),
  'PUT /v1/admin/organizations/{uuid}/verification': byVersion('CONTENT_STALE'),
  'POST /v1/admin/organizations/{uuid}/people': byKey(409, async (api) => {
    const { as, params, version } = await organization(api);
    return { as, params, body: { ...OWNER, role: 'REVIEWER', version } };
  }),
  'PUT /v1/admin/organizations/{uuid}/people': byVersion('CONTENT_STALE'),
  'PUT /v1/admin/organizations/{uuid}/people/{accountUuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/organizations/{uuid}/people/{accountUuid}': byVersion('CONTENT_STALE'),

  'POST /v1/admin/members/{uuid}/open': opened,
  'PUT /v1/admin/members/{uuid}/role': byKey(409, (api) =>
    ofMember(api, {}, { from: 'MEMBER', to: 'ADMIN' }),
  ),
  'PUT /v1/admin/members/{uuid}/stop': byKey(409, (api) =>
    ofMember(api, {}, { reason: '스팸을 올렸습니다' }),
  ),
  'PUT /v1/admin/members/{uuid}/restore': byKey(409, (api) => ofMember(api, { status: 'STOPPED' })),
  'PUT /v1/admin/members/{uuid}/contact': byKey(409, async (api) => {
    const account = await person(api, 'BUSINESS', { phoneNum: '01012345678' });
    const contact = { name: '이봄', email: 'new@example.com', phoneNum: '01012345678' };
    return {
      as: await operator(api),
      params: { uuid: account.uuid },
      body: { ...contact, version: account.profileVersion },
    };
  }),
  'PUT /v1/admin/members/{uuid}/withdrawal': byKey(409, (api) => ofMember(api, { status: 'STOPPED' })),
  'PUT /v1/admin/members/{uuid}/withdrawal/revoke': byKey(409, (api) =>
    ofMember(api, { status: 'WITHDRAWN', withdrawnAt: new Date('2026-11-20T00:00:00Z') }),
  ),
  // A link may have been lost on its way; the one before ends. Five in an hour are the limit.
  'POST /v1/admin/members/{uuid}/password-link': byKey('another', (api) =>
    ofMember(api, { status: 'WITHDRAWN', withdrawnAt: new Date('2026-11-20T00:00:00Z'), passwordHash: 'x' }),
  ),

  'POST /v1/admin/artist-applications/{uuid}/open': opened,
  'PUT /v1/admin/artist-applications/{uuid}/approve': byKey(409, ofApplication),
  'PUT /v1/admin/artist-applications/{uuid}/retry': byKey(409, async (api) => ({
    ...(await ofApplication(api)),
    body: { reason: '흐릿합니다' },
  })),
  'POST /v1/admin/inquiries/{uuid}/open': opened,
  'PUT /v1/admin/inquiries/{uuid}/answer': byKey(409, async (api) => {
    const { uuid } = await keptInquiry(api, await person(api, 'MEMBER'));
    const body = studioForm({ answer: '고쳤습니다.', version: 0, keptFileUuids: [] });
    return { as: await operator(api), params: { uuid }, body };
  }),
  'PUT /v1/admin/contests/{uuid}/stop': byKey(409, async (api) => ({
    ...(await runningContest(api)),
    body: { ...STOP, version: 1 },
  })),
  'PUT /v1/admin/contests/{uuid}/release': byKey(409, async (api) => {
    const call = await runningContest(api);
    await api.call('PUT', '/v1/admin/contests/{uuid}/stop', { ...call, body: { ...STOP, version: 1 } });
    return { ...call, body: { version: 2 } };
  }),

  'POST /v1/admin/log-checks/{id}': byKey(409, async (api) => {
    const at = new Date(WITHDRAWN_AT.getTime() - 40 * 24 * 60 * 60_000);
    await api.make.row(auditEntries, { action: 'EXPORT', subject: 'MEMBER', label: '회원', at });
    return { as: await operator(api), params: { id: dayInSeoul(at).slice(0, 7) }, body: { note: '확인' } };
  }),
  'POST /v1/admin/mails/{uuid}/open': opened,
  'POST /v1/admin/mails/{uuid}/send': byKey(409, async (api) => {
    const { as, uuid } = await failedMail(api);
    return { as, params: { uuid } };
  }),
  'POST /v1/admin/mails/send-failed': byKey('same', async (api) => ({ as: (await failedMail(api)).as })),
  'POST /v1/admin/retention': natural('what is overdue is gone after the first run'),

  'POST /v1/admin/notices': created({
    title: '휴일',
    content: '<p>쉽니다.</p>',
    createdBy: '운영팀',
    isPinned: false,
  }),
  'PUT /v1/admin/notices/{uuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/notices/{uuid}': byVersion('CONTENT_STALE'),
  'POST /v1/admin/faqs': created({
    category: 'MEMBER',
    isForArtists: false,
    question: '가입은요?',
    answer: '됩니다.',
  }),
  'PUT /v1/admin/faqs/order': natural('an order that is sent twice is that order'),
  'PUT /v1/admin/faqs/{uuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/faqs/{uuid}': byVersion('CONTENT_STALE'),
  'POST /v1/admin/templates': created({
    use: 'INQUIRY_ANSWER',
    title: '접수 안내',
    content: '확인하겠습니다.',
  }),
  'PUT /v1/admin/templates/{uuid}': byVersion('CONTENT_STALE'),
  'DELETE /v1/admin/templates/{uuid}': byVersion('CONTENT_STALE'),
  'PUT /v1/admin/home/artists': natural('a choice that is sent twice is that choice'),
  'PUT /v1/admin/home/special': natural('a choice that is sent twice is that choice'),
  'PUT /v1/admin/home/articles': natural('a choice that is sent twice is that choice'),
  'POST /v1/admin/images': byKey('same', async (api) => ({
    as: await operator(api),
    body: studioForm(undefined, { image: named((await pictureFiles()).png, 'a.png') }),
  })),
  'POST /v1/admin/videos': byKey('another', async (api) => ({
    as: await operator(api),
    body: studioForm(undefined, { video: named(FILM, 'a.mp4') }),
  })),
};
