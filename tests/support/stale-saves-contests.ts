import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { contestForms, contests } from '@/server/db/schema/contest';
import { contestCalls, FIELDS } from './contests';
import { reviewCalls } from './contest-reviews';
import { reviewBody } from './review-body';
import { operators, type Prepare } from './stale-save';
import { named, picture, studioForm } from './studio';

/** A contest that one owner saves first, and another one changes who saw the old one. */
const contest =
  (second: (version: number) => Promise<unknown>): Prepare =>
  async (api) => {
    const calls = contestCalls(api);
    const { uuid: organizationUuid, owner } = await calls.organization();
    const other = await calls.member(organizationUuid, 'OWNER');
    const at = '/v1/organizations/contests/{uuid}';
    const made = await api.call('POST', '/v1/organizations/contests', { as: owner, body: SETTINGS });
    const params = { uuid: made.uuid };
    return {
      first: () =>
        api.call('PUT', at, {
          ...{ as: owner, params },
          body: { ...SETTINGS, title: '먼저', version: made.version },
        }),
      second: { as: other, params, body: await second(made.version) },
      code: 'CONTEST_STALE',
      read: () => api.get(at, { as: owner, params }),
    };
  };

const SETTINGS = {
  ...{ contestType: 'COMPETITION' as const, title: '봄의 공모', organizer: '봄결미술관', description: '' },
  ...{ opensAt: null, closesAt: null, isBlind: true, allowsEdits: true, fields: [...FIELDS] },
  terms: EMPTY_TERMS,
};

const open = () => ({
  opensAt: new Date(Date.now() - 60_000),
  closesAt: new Date(Date.now() + 3_600_000),
});

/** An application whose draft is saved first, or whose contest gets another form, before another window sends it. */
const application =
  (first: 'draft' | 'form', call: 'draft' | 'begin' | 'send'): Prepare =>
  async (api) => {
    const { applicant, contest, saveDraft, own } = contestCalls(api);
    const [as, { uuid }] = [await applicant(), await contest(open())];
    const { id, draftVersion } = await saveDraft(as, uuid, { statement: '처음' });
    const formData = JSON.stringify({ statement: '나중', genre: 'PAINTING', agreement: true });
    const changeForm = async () => {
      await api.make.row(contestForms, { contestUuid: uuid, version: 2, fields: [...FIELDS] });
      await api.database.orm.update(contests).set({ formVersion: 2 });
    };
    return {
      first: () =>
        first === 'draft' ? saveDraft(as, uuid, { statement: '먼저' }, draftVersion) : changeForm(),
      second: {
        ...{ as, params: { id, contestUuid: uuid } },
        body: call === 'send' ? { draftVersion } : { formData, formVersion: 1, draftVersion },
      },
      code: first === 'draft' ? 'CONTEST_APPLICATION_STALE' : 'CONTEST_FORM_CHANGED',
      read: () => own(as, uuid),
    };
  };

/** A contest that an operator stops, and another one stops or releases who saw it running. */
const stopping =
  (second: object): Prepare =>
  async (api) => {
    const { one, two } = await operators(api);
    const { uuid } = await contestCalls(api).contest(open());
    const { version } = await api.row(contests, { uuid });
    const params = { uuid };
    return {
      first: () =>
        api.call('PUT', '/v1/admin/contests/{uuid}/stop', {
          ...{ as: one, params },
          body: { kind: 'CLOSED', reason: '신고가 있었습니다.', version },
        }),
      second: { as: two, params, body: { ...second, version } },
      code: 'CONTENT_STALE',
      read: () => api.get('/v1/admin/contests/{uuid}', { as: one, params }),
    };
  };

/** The rule of a contest that one owner saves first. */
const rule: Prepare = async (api) => {
  const { reviewed } = reviewCalls(api);
  const { owner: as, uuid } = await reviewed(open());
  const params = { uuid };
  const at = '/v1/organizations/contests/{uuid}';
  const { version } = await api.get(at, { as, params });
  const save = (scale: 'TEN' | 'HUNDRED') => ({
    ...{ as, params, body: { rule: { ...DEFAULT_RULE, scale }, version } },
  });
  return {
    first: () => api.call('PUT', `${at}/review-rule`, save('TEN')),
    second: save('HUNDRED'),
    code: 'CONTEST_RULE_STALE',
    read: () => api.get(at, { as, params }),
  };
};

/** A review that its writer saves in one window, and in another one that saw none. */
const review: Prepare = async (api) => {
  const { reviewed, score, get } = reviewCalls(api);
  const { reviewers, uuid, ids } = await reviewed(open());
  const [as] = reviewers;
  const [applicantId] = ids;
  const seen = reviewBody(null);
  return {
    first: () => score(as, uuid, applicantId, 4, '먼저'),
    second: { as, params: { uuid, applicantId }, body: { ...reviewBody(2, '나중'), seen } },
    code: 'CONTEST_REVIEW_STALE',
    read: () => get(as, uuid, applicantId),
  };
};

/** The result of an announced contest, which one owner saves first, and another one publishes who saw the old one. */
const result: Prepare = async (api) => {
  const calls = contestCalls(api);
  const { uuid: organizationUuid, owner } = await calls.organization();
  const other = await calls.member(organizationUuid, 'OWNER');
  const { uuid, version } = await calls.contest({
    ...{ organizationUuid, closesAt: new Date(Date.now() - 1000), announcedAt: new Date() },
  });
  const at = '/v1/organizations/contests/{uuid}/result';
  const params = { uuid };
  return {
    first: () =>
      api.call('PUT', at, { as: owner, params, body: { text: '먼저', isPublished: false, version } }),
    second: { as: other, params, body: { text: '나중', isPublished: true, version } },
    code: 'CONTEST_STALE',
    read: () => api.get(at, { as: owner, params }),
  };
};

/** The rows of the table of stale saves for contests. */
export const CONTEST_STALE_SAVES: Readonly<Record<string, Prepare>> = {
  'PUT /v1/organizations/contests/{uuid}': contest(async (version) => ({
    ...SETTINGS,
    title: '나중',
    version,
  })),
  'PUT /v1/organizations/contests/{uuid}/image': contest(async (version) =>
    studioForm({ version }, { image: named(await picture(400, 300), 'a.png') }),
  ),
  'PUT /v1/organizations/contests/{uuid}/standing': contest(async (version) => ({
    ...{ action: 'PUBLISH', version },
  })),
  'PUT /v1/organizations/contests/{uuid}/result': result,
  'PUT /v1/organizations/contests/{uuid}/review-rule': rule,
  'PUT /v1/organizations/contests/{uuid}/applicants/{applicantId}/review': review,
  'POST /v1/artists/contest-applicants/{contestUuid} draftVersion': application('draft', 'begin'),
  'POST /v1/artists/contest-applicants/{contestUuid} formVersion': application('form', 'begin'),
  'PUT /v1/artists/contest-applicants/{contestUuid}/draft draftVersion': application('draft', 'draft'),
  'PUT /v1/artists/contest-applicants/{contestUuid}/draft formVersion': application('form', 'draft'),
  'PUT /v1/artists/contest-applicants/{id}/uploaded': application('draft', 'send'),
  'PUT /v1/admin/contests/{uuid}/stop': stopping({ kind: 'WITHDRAWN', reason: '다른 까닭입니다.' }),
  'PUT /v1/admin/contests/{uuid}/release': stopping({}),
};
