import * as termsLimits from '@/lib/limits/contest-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import { contestForms } from '@/server/db/schema/contest';
import { useTestApi } from '@/tests/support/api';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { contestCalls } from '@/tests/support/contests';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, contest, applicant, begin } = contestCalls(api);

const ONE = '/v1/organizations/contests/{uuid}';

/** A published contest with terms. */
async function published() {
  const { uuid: organizationUuid, owner } = await organization();
  const made = await contest({ organizationUuid });
  const now = clock.read();
  await api.database.orm.update(contestForms).set({ terms: FAIR_TERMS, termsAt: now });
  return { owner, uuid: made.uuid, articleUuid: made.articleUuid ?? '' };
}
type Published = Awaited<ReturnType<typeof published>>;

async function change({ owner: as, uuid }: Published, terms: Partial<ContestTerms>) {
  const shown = await api.get(ONE, { as, params: { uuid } });
  const { contestType, title, organizer, description, opensAt, closesAt, version } = shown;
  const { isBlind, allowsEdits, fields } = shown;
  return api.call('PUT', ONE, {
    ...{ as, params: { uuid } },
    body: {
      ...{ contestType, title, organizer, description, opensAt, closesAt, version },
      ...{ isBlind, allowsEdits, fields, terms: { ...FAIR_TERMS, ...terms } },
    },
  });
}
const historyOf = async ({ articleUuid }: Published) =>
  (await api.get('/v1/articles/news/{uuid}', { params: { uuid: articleUuid } })).contestTermsHistory;

test('visitors read what each edition changed, with its day, without the words for the operator', async () => {
  const made = await published();
  expect(await historyOf(made)).toEqual([]);
  await change(made, { overruled: '운영자께만 드리는 말' });
  expect(await historyOf(made)).toEqual([]);

  const second = clock.read();
  await change(made, { prize: '각 300만 원', overruled: '운영자께만 드리는 말' });
  clock.set(new Date(second.getTime() + DAY));
  await change(made, { prize: '각 300만 원', contact: '02-1234-5678', overruled: '운영자께만 드리는 말' });
  const history = await historyOf(made);
  expect(history).toMatchObject([
    {
      ...{ edition: 3, at: clock.read().toISOString() },
      changes: [{ label: '문의', after: '02-1234-5678' }],
    },
    {
      ...{ edition: 2, at: second.toISOString() },
      changes: [
        {
          label: '상금과 세금',
          before: expect.stringContaining('500'),
          after: expect.stringContaining('300'),
        },
      ],
    },
  ]);
  expect(history.map(({ changes }) => changes.length)).toEqual([1, 1]);
  expect(JSON.stringify(history)).not.toContain('운영자');
});

test('the changes before the newest ones are shown as one', async () => {
  const made = await published();
  const forms = Array.from({ length: termsLimits.revisionsShown + 2 }, (_, index) => ({
    ...{ contestUuid: made.uuid, version: index + 2, fields: [], termsEdition: index + 2 },
    terms: { ...FAIR_TERMS, prize: `각 ${index}만 원` },
  }));
  await api.database.orm.insert(contestForms).values(forms);
  const history = await historyOf(made);
  expect(history).toHaveLength(termsLimits.revisionsShown);
  expect(history.at(-1)).toMatchObject({
    ...{
      edition: 4,
      changes: [{ before: expect.stringContaining('500'), after: expect.stringContaining('각 2만') }],
    },
  });
});

test('an artist with only a draft is led to the changes; before them, and of a withdrawn contest, there is no link', async () => {
  const made = await published();
  const as = await applicant();
  await begin(as, made.uuid, { statement: '서향집의 창틀을 그립니다.', agreement: true });
  const rowOf = async () => (await api.get('/v1/artists/contest-applicants', { as })).content[0];
  expect(await rowOf()).toMatchObject({ hasTermsHistory: false });
  const { version } = await change(made, { prize: '각 300만 원' });
  expect(await rowOf()).toMatchObject({ hasTermsHistory: true, termsChange: null });

  const admin = await api.make.account({ roleType: 'ADMIN' });
  await api.call('PUT', '/v1/admin/contests/{uuid}/stop', {
    ...{ as: admin, params: { uuid: made.uuid } },
    body: { kind: 'WITHDRAWN', reason: '허위 공모라는 신고가 있었습니다.', version },
  });
  expect(await rowOf()).toMatchObject({ hasTermsHistory: false });
});
