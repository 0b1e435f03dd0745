import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { LooseParts } from '@/lib/api/url';
import {
  contestApplicants,
  contestFiles,
  contestForms,
  contests,
  organizationMembers,
  organizations,
} from '@/server/db/schema/contest';
import {
  contestAssignments,
  contestEvents,
  contestExclusions,
  contestJurors,
  contestMessages,
  contestReviewRules,
  contestReviews,
} from '@/server/db/schema/contest-jury';
import type { Account, Sent, TestApi } from './api';
import { FIELDS } from './contests';
import { reviewBody } from './review-body';
import { named, studioForm } from './studio';

/** An organization's contests, an application to one of them, and people of elsewhere who know how they are named. */
export interface ContestPeople {
  /** It is unpublished. */
  draftContest: { uuid: string; articleUuid: string };
  contest: { uuid: string };
  applicant: { uuid: string };
  juror: { uuid: string };
  exclusion: { uuid: string };
  rivalOwner: Account;
  rival: { as: Account };
}

interface ContestCase {
  sent: Sent & LooseParts;
  answer: [status: number, code: string] | { data: unknown };
}
type CaseOf = (of: ContestPeople) => ContestCase;

const NOT_FOUND: ContestCase['answer'] = [404, 'NOT_FOUND'];

/** The tables that calls of other people may not change. */
export const CONTEST_TABLES = [
  ...[contests, contestForms, contestApplicants, contestFiles],
  ...[contestReviews, contestReviewRules, contestJurors, contestExclusions],
  ...[contestMessages, contestAssignments, contestEvents],
];

/** Makes them. @param accountUuid the applicant's */
export async function contestPeople(api: TestApi, accountUuid: string) {
  const { make } = api;
  const organization = await make.row(organizations, { name: '봄결미술관' });
  const elsewhere = await make.row(organizations, { name: '공간 반걸음' });
  const rivalOwner = await make.account({ roleType: 'BUSINESS' });
  await make.row(organizationMembers, {
    ...{ accountUuid: rivalOwner.uuid, organizationUuid: elsewhere.uuid, role: 'OWNER' },
  });
  const contestOf = async (state: 'DRAFT' | 'PUBLISHED') => {
    const { uuid: articleUuid } = await make.article({ type: 'NEWS' });
    const row = await make.row(contests, {
      ...{ organizationUuid: organization.uuid, articleUuid, state, type: 'COMPETITION' },
      ...{ title: '공모', organizer: '봄결미술관' },
      ...{ opensAt: new Date('2000-01-01'), closesAt: new Date('2100-01-01') },
    });
    await make.row(contestForms, { contestUuid: row.uuid, version: 1, fields: [...FIELDS] });
    await make.row(contestReviewRules, { contestUuid: row.uuid, edition: 1, rule: DEFAULT_RULE });
    return { uuid: row.uuid, articleUuid };
  };
  const contest = await contestOf('PUBLISHED');
  const sentAt = new Date('2001-01-01');
  const applicant = await make.row(contestApplicants, {
    ...{ contestUuid: contest.uuid, accountUuid, name: '류단아', answers: {}, formVersion: 1 },
    ...{ sentAt, firstSentAt: sentAt, receipt: '010101-AAAAAA' },
  });
  const juror = await make.account({ roleType: 'BUSINESS' });
  await make.row(organizationMembers, {
    ...{ accountUuid: juror.uuid, organizationUuid: organization.uuid, role: 'REVIEWER' },
  });
  await make.row(contestJurors, { contestUuid: contest.uuid, accountUuid: juror.uuid });
  const exclusion = await make.row(contestExclusions, {
    ...{ applicantUuid: applicant.uuid, jurorUuid: juror.uuid, kind: 'DECLARED', reason: '사제' },
  });
  return { draftContest: await contestOf('DRAFT'), contest, applicant, juror, exclusion, rivalOwner };
}

const SETTINGS = {
  ...{
    contestType: 'ETC',
    title: '바뀜',
    organizer: '바뀜',
    description: '',
    isBlind: false,
    allowsEdits: true,
  },
  ...{ opensAt: null, closesAt: null, fields: [], terms: EMPTY_TERMS },
};
/** The head of a PNG, which is all that a form looks at. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const MAIL = { subject: '바뀜', text: '바뀜' };

/** A call of an owner of elsewhere, with a contest's uuid. */
const ofContest =
  (body?: Sent['body']): CaseOf =>
  ({ contest: { uuid }, rivalOwner }) => ({
    sent: { as: rivalOwner, params: { uuid }, ...(body === undefined ? {} : { body }) },
    answer: NOT_FOUND,
  });

/** The same with the uuid of an applicant. */
const ofApplicant =
  (body?: object): CaseOf =>
  ({ contest, applicant, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid, applicantId: applicant.uuid } },
      ...(body === undefined ? {} : { body }),
    },
    answer: NOT_FOUND,
  });

/** The same with the uuid of a juror. */
const ofJuror: CaseOf = ({ contest, juror, rivalOwner }) => ({
  sent: { as: rivalOwner, params: { uuid: contest.uuid, accountUuid: juror.uuid } },
  answer: NOT_FOUND,
});

/** A call of an artist about an unpublished contest. */
const ofDraft =
  (body?: object): CaseOf =>
  ({ draftContest: { uuid }, rival }) => ({
    sent: { as: rival.as, params: { contestUuid: uuid }, ...(body === undefined ? {} : { body }) },
    answer: NOT_FOUND,
  });

/** A call of an artist about the application of another one. */
const ofOthers =
  (body: object): CaseOf =>
  ({ applicant, rival }) => ({
    sent: { as: rival.as, params: { id: applicant.uuid }, body },
    answer: NOT_FOUND,
  });

const ofOwn: CaseOf = ({ contest, rival }) => ({
  sent: { as: rival.as, params: { contestUuid: contest.uuid } },
  answer: NOT_FOUND,
});

/** The rows of the table of ownership for contests. */
export const CONTEST_CASES: Record<string, CaseOf> = {
  'GET /v1/contents/contests/by-article/{articleUuid}': ({ draftContest, rivalOwner }) => ({
    sent: {
      as: rivalOwner,
      params: { articleUuid: draftContest.articleUuid },
      query: { isInternal: 'true' },
    },
    answer: NOT_FOUND,
  }),
  'GET /v1/contents/contests/{contestUuid}/active': ofDraft(),
  'GET /v1/artists/contest-applicable/{contestUuid}': ofDraft(),
  'GET /v1/artists/contest-applicants/{contestUuid}': ({ contest, rival }) => ({
    sent: { as: rival.as, params: { contestUuid: contest.uuid } },
    answer: { data: null },
  }),
  'DELETE /v1/artists/contest-applicants/{contestUuid}': ofOwn,
  'POST /v1/artists/contest-applicants/{contestUuid}': ofDraft({ formData: '{}' }),
  'PUT /v1/artists/contest-applicants/{contestUuid}/draft': ofDraft({
    ...{ formData: '{}', formVersion: 1, draftVersion: 0 },
  }),
  'POST /v1/artists/contest-applicants/{id}/files': ofOthers({ field: 'works', upload: 'x' }),
  'PUT /v1/artists/contest-applicants/{id}/uploaded': ofOthers({}),
  'GET /v1/organizations/contests/{uuid}': ofContest(),
  'PUT /v1/organizations/contests/{uuid}': ofContest({ ...SETTINGS, version: 1 }),
  'DELETE /v1/organizations/contests/{uuid}': ofContest(),
  'POST /v1/organizations/contests/{uuid}/copy': ofContest(),
  'PUT /v1/organizations/contests/{uuid}/image': ofContest(
    studioForm({ version: 1 }, { image: named(PNG, 'a.png') }),
  ),
  'GET /v1/organizations/contests/{uuid}/result': ofContest(),
  'PUT /v1/organizations/contests/{uuid}/result': ofContest({ text: '바뀜', isPublished: true, version: 1 }),
  'PUT /v1/organizations/contests/{uuid}/standing': ofContest({ action: 'CLOSE', version: 1 }),
  'GET /v1/organizations/contests/{uuid}/applicants': ofContest(),
  'GET /v1/organizations/contests/{uuid}/export': ({ contest: { uuid }, rivalOwner }) => ({
    sent: { as: rivalOwner, params: { uuid }, query: { format: 'csv' } },
    answer: NOT_FOUND,
  }),
  'PUT /v1/organizations/contests/{uuid}/applicants/status': ({ contest, applicant, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid } },
      body: { ids: [applicant.uuid], status: 'SELECTED' },
    },
    answer: NOT_FOUND,
  }),
  'GET /v1/organizations/contests/{uuid}/applicants/{applicantId}': ofApplicant(),
  'GET /v1/organizations/applicants/{applicantId}/portfolio': ({ applicant, rivalOwner }) => ({
    sent: { as: rivalOwner, params: { applicantId: applicant.uuid } },
    answer: NOT_FOUND,
  }),
  'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review': ofApplicant(reviewBody(1)),
  'GET /v1/organizations/contests/{uuid}/ranking': ofContest(),
  'GET /v1/organizations/contests/{uuid}/minutes': ofContest(),
  'PUT /v1/organizations/contests/{uuid}/review-rule': ofContest({ rule: DEFAULT_RULE, version: 1 }),
  'GET /v1/organizations/contests/{uuid}/jury': ofContest(),
  'POST /v1/organizations/contests/{uuid}/jurors': ({ contest: { uuid }, juror, rivalOwner }) => ({
    sent: { as: rivalOwner, params: { uuid }, body: { accountUuid: juror.uuid } },
    answer: NOT_FOUND,
  }),
  'POST /v1/organizations/contests/{uuid}/jurors/invitations': ofContest({
    ...{ accountId: 'newjuror1', name: '배윤조', email: 'juror@example.com', phoneNum: null },
  }),
  'POST /v1/organizations/contests/{uuid}/jurors/{accountUuid}/invitation': ofJuror,
  'DELETE /v1/organizations/contests/{uuid}/jurors/{accountUuid}': ofJuror,
  'PUT /v1/organizations/contests/{uuid}/jurors/{accountUuid}/rounds': ({ contest, juror, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid, accountUuid: juror.uuid } },
      body: { rounds: [1] },
    },
    answer: NOT_FOUND,
  }),
  'PUT /v1/organizations/contests/{uuid}/assignments': ({ contest, applicant, juror, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid } },
      body: { mode: 'HAND', round: 1, applicantIds: [applicant.uuid], jurorUuids: [juror.uuid] },
    },
    answer: NOT_FOUND,
  }),
  'POST /v1/organizations/contests/{uuid}/exclusions': ({ contest, applicant, juror, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid } },
      body: { applicantId: applicant.uuid, jurorUuid: juror.uuid, reason: '사유' },
    },
    answer: NOT_FOUND,
  }),
  'DELETE /v1/organizations/contests/{uuid}/exclusions/{exclusionUuid}': (of) => ({
    sent: { as: of.rivalOwner, params: { uuid: of.contest.uuid, exclusionUuid: of.exclusion.uuid } },
    answer: NOT_FOUND,
  }),
  'POST /v1/organizations/contests/{uuid}/rounds': ofContest({
    ...{ round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false },
  }),
  'POST /v1/organizations/contests/{uuid}/reopenings': ofContest({
    ...{ part: 'ROUND', round: 1, reason: '사유' },
  }),
  'GET /v1/organizations/contests/{uuid}/log': ofContest(),
  'GET /v1/organizations/contests/{uuid}/announcement': ofContest(),
  'GET /v1/organizations/contests/{uuid}/messages': ofContest(),
  'GET /v1/organizations/contests/{uuid}/messages/recipients': ({ contest, applicant, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid } },
      query: { audience: 'ONE', applicantId: applicant.uuid },
    },
    answer: NOT_FOUND,
  }),
  'POST /v1/organizations/contests/{uuid}/messages': ({ contest, applicant, rivalOwner }) => ({
    sent: {
      ...{ as: rivalOwner, params: { uuid: contest.uuid } },
      body: { ...MAIL, audience: 'ONE', applicantId: applicant.uuid, confirmed: 1 },
    },
    answer: NOT_FOUND,
  }),
  'POST /v1/organizations/contests/{uuid}/announcement': ofContest({
    ...{ selected: MAIL, rejected: MAIL, rejectsUndecided: true },
  }),
};
