import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import type { FormField } from '@/lib/contracts/contest-form';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { accounts } from '@/server/db/schema/account';
import { contestForms, contests, organizationMembers, organizations } from '@/server/db/schema/contest';
import { contestJurors, contestReviewRules } from '@/server/db/schema/contest-jury';
import type { Account, TestApi } from './api';
import { formField } from './form-field';
import { DAY, WITHDRAWN_AT } from './withdrawal';

/** When contests of tests open and close; the movable clock begins in between. */
export const OPENS_AT = new Date(WITHDRAWN_AT.getTime() - DAY);
export const CLOSES_AT = new Date(WITHDRAWN_AT.getTime() + 2 * DAY);

export const FIELDS: readonly FormField[] = [
  formField({ name: 'name', label: '이름', required: true, disabled: true }),
  formField({ name: 'statement', label: '작가 노트', type: 'textarea', required: true }),
  formField({
    name: 'genre',
    label: '장르',
    type: 'radio',
    options: [
      { value: 'PAINTING', label: '회화' },
      { value: 'ETC', label: '기타' },
    ],
  }),
  formField({
    name: 'works',
    label: '작품 이미지',
    type: 'file',
    accept: 'image/jpeg,image/png',
    multiple: true,
    validation: { maxCount: 3 },
  }),
  formField({ name: 'portfolio', label: '포트폴리오', type: 'portfolio' }),
  formField({ name: 'agreement', label: '동의', type: 'checkbox', validation: { mustBeTrue: true } }),
];

type GivenContest = Partial<typeof contests.$inferInsert> & {
  fields?: readonly FormField[];
  rule?: ReviewRule;
};

/** Organizations, contests and the calls of an artist who applies. */
export function contestCalls(api: TestApi) {
  const OWN = '/v1/artists/contest-applicants/{contestUuid}';

  /** An organization and the account of its owner. */
  async function organization(name = '봄결미술관') {
    const { uuid } = await api.make.row(organizations, { name });
    return { uuid, owner: await member(uuid, 'OWNER') };
  }

  async function member(organizationUuid: string, role: 'OWNER' | 'REVIEWER'): Promise<Account> {
    const account = await api.make.account({ roleType: 'BUSINESS' });
    await api.make.row(organizationMembers, { accountUuid: account.uuid, organizationUuid, role });
    return account;
  }

  /** A contest that takes applications, with the reviewers of its organization as its jurors. */
  async function contest({ fields = FIELDS, rule = DEFAULT_RULE, ...given }: GivenContest = {}) {
    const row = await api.make.row(contests, {
      organizationUuid: given.organizationUuid ?? (await organization()).uuid,
      articleUuid: given.articleUuid ?? (await api.make.article({ type: 'NEWS' })).uuid,
      type: 'COMPETITION',
      state: 'PUBLISHED',
      title: '신진작가 공모',
      organizer: '봄결미술관',
      opensAt: OPENS_AT,
      closesAt: CLOSES_AT,
      ...given,
    });
    await api.make.row(contestForms, {
      contestUuid: row.uuid,
      version: row.formVersion,
      fields: [...fields],
    });
    await api.make.row(contestReviewRules, { contestUuid: row.uuid, edition: 1, rule });
    const { organizationUuid } = row;
    for (const { accountUuid } of await api.rows(organizationMembers, { organizationUuid, role: 'REVIEWER' }))
      await api.make.row(contestJurors, { contestUuid: row.uuid, accountUuid });
    return row;
  }

  /** Puts a reviewer on the panel of a contest. */
  const juror = (contestUuid: string, accountUuid: string) =>
    api.make.row(contestJurors, { contestUuid, accountUuid });

  /** An artist with a profile, and the account's name and address. */
  async function applicant(name = '류단아') {
    const { accountUuid } = await api.make.artist(
      { nameKo: name, nameEn: 'RYU DANA' },
      { name, email: `${crypto.randomUUID()}@example.com`, phoneNum: '01012345678' },
    );
    return api.row(accounts, { uuid: accountUuid });
  }

  const file = (name: string, bytes: Uint8Array, contentType = 'image/jpeg') => ({
    ...{ id: null, name, size: bytes.length, contentType },
  });

  return {
    ...{ organization, member, contest, juror, applicant, file },
    /** @param more what our own form sends besides */
    begin: (as: Account, contestUuid: string, answers: object, more: object = {}) =>
      api.call('POST', OWN, {
        as,
        params: { contestUuid },
        body: { formData: JSON.stringify(answers), ...more },
      }),
    saveDraft: (as: Account, contestUuid: string, answers: object, draftVersion = 0) =>
      api.call('PUT', `${OWN}/draft`, {
        ...{ as, params: { contestUuid } },
        body: { formData: JSON.stringify(answers), formVersion: 1, draftVersion },
      }),
    own: (as: Account, contestUuid: string) => api.get(OWN, { as, params: { contestUuid } }),
    send: (as: Account, id: string, body?: object) =>
      api.call('PUT', '/v1/artists/contest-applicants/{id}/uploaded', {
        as,
        params: { id },
        body: body ?? {},
      }),
    /** Sends bytes to a signed address. @returns the address */
    async upload(as: Account, name: string, bytes: Uint8Array, contentType = 'image/jpeg'): Promise<string> {
      const url = await api.call('POST', '/v1/s3/put/presigned-url', {
        as,
        body: { fileName: name, contentType, size: bytes.length },
      });
      const headers = { 'content-type': contentType };
      const sent = await api.app.request(url, { method: 'PUT', body: Buffer.from(bytes), headers });
      if (sent.status !== 200) throw new Error(`The storage answered ${sent.status}`);
      return url;
    },
    addFile: (as: Account, id: string, upload: string, field = 'works') =>
      api.call('POST', '/v1/artists/contest-applicants/{id}/files', {
        as,
        params: { id },
        body: { field, upload },
      }),
  };
}
