import { eq } from 'drizzle-orm';
import { accounts } from '@/server/db/schema/account';
import { contests } from '@/server/db/schema/contest';
import { contestJurors } from '@/server/db/schema/contest-jury';
import type { TestApi } from '@/tests/support/api';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT, contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { ANSWERS, MAILS, reviewCalls } from '@/tests/support/contest-reviews';
import { named, studioForm } from '@/tests/support/studio';
import { byKey, byVersion, natural, pictureFiles, type Repeats } from './repeat';

const FORM = {
  ...{ contestType: 'COMPETITION', title: '봄의 공모', organizer: '봄결미술관', description: '글' },
  ...{ opensAt: OPENS_AT.toISOString(), closesAt: CLOSES_AT.toISOString(), isBlind: true, allowsEdits: true },
  fields: [...FIELDS],
  terms: FAIR_TERMS,
} as const;

/** An owner, and an unpublished contest. */
async function drafted(api: TestApi) {
  const { owner: as } = await contestCalls(api).organization();
  const made = await api.call('POST', '/v1/organizations/contests', { as, body: FORM });
  return { as, params: { uuid: made.uuid }, version: made.version };
}
const imageForm = async (version: number) =>
  studioForm({ version }, { image: named((await pictureFiles()).png, 'a.png') });

/** A contest that takes no applications any more, with one of three who is selected. */
async function closed(api: TestApi) {
  const { reviewed, setStatus } = reviewCalls(api);
  const { owner: as, uuid, ids } = await reviewed();
  await setStatus(as, uuid, [ids[0]], 'SELECTED');
  const closesAt = new Date(OPENS_AT.getTime() + 1000);
  await api.database.orm.update(contests).set({ closesAt }).where(eq(contests.uuid, uuid));
  return { as, uuid };
}

/** A reviewed contest, its owner, and a reviewer with an address who isn't on its panel. */
async function withCandidate(api: TestApi) {
  const { calls, reviewed } = reviewCalls(api);
  const { owner: as, organizationUuid, uuid, ids, reviewers } = await reviewed();
  const { uuid: accountUuid } = await calls.member(organizationUuid, 'REVIEWER');
  const isCandidate = eq(accounts.uuid, accountUuid);
  await api.database.orm.update(accounts).set({ email: 'juror@example.com' }).where(isCandidate);
  return { as, params: { uuid }, accountUuid, ids, reviewers };
}

/** Contests: those who apply, and those who run them. */
export const CONTEST_REPEATS: Repeats = {
  'POST /v1/artists/contest-applicants/{contestUuid}': byKey('same', async (api) => {
    const { applicant, contest } = contestCalls(api);
    const { uuid: contestUuid } = await contest();
    return { as: await applicant(), params: { contestUuid }, body: { formData: JSON.stringify(ANSWERS) } };
  }),
  'DELETE /v1/artists/contest-applicants/{contestUuid}': natural('what was taken back isn’t found'),
  'PUT /v1/artists/contest-applicants/{contestUuid}/draft': byVersion('CONTEST_APPLICATION_STALE'),
  'POST /v1/artists/contest-applicants/{id}/files': byKey(404, async (api) => {
    const { applicant, contest, begin, upload, file } = contestCalls(api);
    const { jpeg } = await pictureFiles();
    const as = await applicant();
    const { id } = await begin(as, (await contest()).uuid, { ...ANSWERS, works: [file('a.jpg', jpeg)] });
    return { as, params: { id }, body: { field: 'works', upload: await upload(as, 'a.jpg', jpeg) } };
  }),
  'PUT /v1/artists/contest-applicants/{id}/uploaded': byKey('same', async (api) => {
    const { applicant, contest, begin } = contestCalls(api);
    const as = await applicant();
    return { as, params: { id: (await begin(as, (await contest()).uuid, ANSWERS)).id }, body: {} };
  }),
  'POST /v1/organizations/contests': byKey('another', async (api) => ({
    as: (await contestCalls(api).organization()).owner,
    body: FORM,
  })),
  'PUT /v1/organizations/contests/{uuid}': byVersion('CONTEST_STALE'),
  'DELETE /v1/organizations/contests/{uuid}': natural('what is gone isn’t found'),
  'POST /v1/organizations/contests/{uuid}/copy': byKey('another', async (api) => {
    const { as, params } = await drafted(api);
    return { as, params };
  }),
  'PUT /v1/organizations/contests/{uuid}/image': byKey(409, async (api) => {
    const { as, params, version } = await drafted(api);
    return { as, params, body: await imageForm(version) };
  }),
  'PUT /v1/organizations/contests/{uuid}/standing': byKey(409, async (api) => {
    const { as, params, version } = await drafted(api);
    const path = '/v1/organizations/contests/{uuid}/image';
    const shown = await api.call('PUT', path, { as, params, body: await imageForm(version) });
    return { as, params, body: { action: 'PUBLISH', version: shown.version } };
  }),
  'PUT /v1/organizations/contests/{uuid}/result': byVersion('CONTEST_STALE'),
  'PUT /v1/organizations/contests/{uuid}/applicants/status': natural(
    'a status that is set twice is that status',
  ),
  'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review': natural(
    'a reviewer has one score for an applicant',
  ),
  'PUT /v1/organizations/contests/{uuid}/review-rule': byVersion('CONTEST_RULE_STALE'),
  'POST /v1/organizations/contests/{uuid}/jurors': byKey('same', async (api) => {
    const { as, params, accountUuid } = await withCandidate(api);
    return { as, params, body: { accountUuid } };
  }),
  'POST /v1/organizations/contests/{uuid}/jurors/invitations': byKey(409, async (api) => {
    const { as, params } = await withCandidate(api);
    const person = { accountId: 'newjuror1', name: '배윤조', email: 'new@example.com', phoneNum: '' };
    return { as, params, body: person };
  }),
  'POST /v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation': byKey('another', async (api) => {
    const { as, params, accountUuid } = await withCandidate(api);
    await api.make.row(contestJurors, { contestUuid: params.uuid, accountUuid });
    return { as, params: { ...params, accountUuid } };
  }),
  'DELETE /v1/organizations/contests/{uuid}/jurors/{accountUuid}': natural('who is gone isn’t found'),
  'PUT /v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds': natural(
    'rounds that are set twice are those rounds',
  ),
  'PUT /v1/organizations/contests/{uuid}/assignments': natural('one division is one result'),
  'POST /v1/organizations/contests/{uuid}/exclusions': byKey('same', async (api) => {
    const { params, ids, reviewers } = await withCandidate(api);
    return { as: reviewers[0], params, body: { applicantId: ids[0], reason: '가족·친족' } };
  }),
  'DELETE /v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}': natural(
    'what is lifted stays lifted',
  ),
  'POST /v1/organizations/contests/{uuid}/rounds': byKey(409, async (api) => {
    const { as, uuid } = await closed(api);
    return { as, params: { uuid }, body: { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false } };
  }),
  'POST /v1/organizations/contests/{uuid}/messages': byKey('another', async (api) => {
    const { owner: as, uuid } = await reviewCalls(api).reviewed();
    const body = { audience: 'SENT', subject: '안내', text: '{이름}님께 알려 드립니다.', confirmed: 3 };
    return { as, params: { uuid }, body };
  }),
  'POST /v1/organizations/contests/{uuid}/reopenings': byKey(409, async (api) => {
    const { as, uuid } = await closed(api);
    const path = '/v1/organizations/contests/{uuid}/rounds';
    const round = { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false };
    await api.call('POST', path, { as, params: { uuid }, body: round });
    return { as, params: { uuid }, body: { part: 'ROUND', round: 2, reason: '사유' } };
  }),
  'POST /v1/organizations/contests/{uuid}/announcement': byKey('same', async (api) => {
    const { as, uuid } = await closed(api);
    return { as, params: { uuid }, body: { ...MAILS, rejectsUndecided: true } };
  }),
};
