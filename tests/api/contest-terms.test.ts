import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { ContestTerms } from '@/lib/contracts/contest-terms';
import * as termsMessages from '@/lib/messages/contest-terms';
import { contestForms, contests } from '@/server/db/schema/contest';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi, type Account } from '@/tests/support/api';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { CLOSES_AT, contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { named, picture, studioForm } from '@/tests/support/studio';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, contest, applicant, begin, send, own } = contestCalls(api);

const ONE = '/v1/organizations/contests/{uuid}';
const OWN = '/v1/artists/contest-applicants/{contestUuid}';
const DECLARED: ContestTerms = { ...FAIR_TERMS, ai: 'DECLARED' };
const FORM = {
  ...{ contestType: 'COMPETITION' as const, title: '봄의 공모', organizer: '봄결미술관', description: '' },
  ...{
    opensAt: OPENS_AT.toISOString(),
    closesAt: CLOSES_AT.toISOString(),
    isBlind: false,
    allowsEdits: true,
  },
  fields: FIELDS.filter(({ type }) => type !== 'file' && type !== 'portfolio'),
};
const ANSWERS = { statement: '서향집의 창틀 그림자를 그립니다.', agreement: true };

const update = (as: Account, { uuid, version }: { uuid: string; version: number }, terms: ContestTerms) =>
  api.call('PUT', ONE, { as, params: { uuid }, body: { ...FORM, terms, version } });

/** A draft with a picture, which lacks nothing else. */
async function drafted(terms: ContestTerms) {
  const { owner } = await organization();
  const made = await api.call('POST', '/v1/organizations/contests', { as: owner, body: { ...FORM, terms } });
  const body = studioForm({ version: made.version }, { image: named(await picture(400, 300), 'a.png') });
  return { owner, draft: await api.call('PUT', `${ONE}/image`, { as: owner, params: made, body }) };
}
const publishing = ({ uuid, version }: { uuid: string; version: number }) => ({
  ...{ params: { uuid }, body: { action: 'PUBLISH', version } },
});
async function published(terms: ContestTerms) {
  const { owner, draft } = await drafted(terms);
  const shown = await api.call('PUT', `${ONE}/standing`, { as: owner, ...publishing(draft) });
  return { owner, shown };
}
/** Sends as our own form does. */
async function apply(as: Account, contestUuid: string, answers: object) {
  const begun = await begin(as, contestUuid, { ...ANSWERS, ...answers }, { draftVersion: 0 });
  return send(as, begun.id, { draftVersion: begun.draftVersion });
}

test('nothing is published without terms, nor with warnings that no reason answers', async () => {
  const { owner, draft } = await drafted(EMPTY_TERMS);
  const { errors } = await api.fails(422, 'PUT', `${ONE}/standing`, { as: owner, ...publishing(draft) });
  expect(errors.map(({ field }) => field)).toEqual(
    ['rights', 'unselected', 'selected', 'fee', 'ai', 'jury', 'feedback', 'contact'].map(
      (name) => `terms.${name}`,
    ),
  );

  const kept: ContestTerms = { ...FAIR_TERMS, unselected: 'KEPT', jury: 'NAMED' };
  const second = await update(owner, draft, kept);
  const failure = await api.fails(422, 'PUT', `${ONE}/standing`, { as: owner, ...publishing(second) });
  expect(failure.errors).toEqual([
    { field: 'terms.jurors', message: termsMessages.jurorsRequired },
    { field: 'terms.overruled', message: termsMessages.reasonRequired },
  ]);
  const reason = '작품집에 실을 작품을\n나중에 고릅니다.';
  const third = await update(owner, second, { ...kept, jurors: '서정화', overruled: reason });
  const shown = await api.call('PUT', `${ONE}/standing`, { as: owner, ...publishing(third) });

  const operator = await api.make.account({ roleType: 'ADMIN' });
  const { terms } = await api.get('/v1/admin/contests/{uuid}', {
    as: operator,
    params: { uuid: shown.uuid },
  });
  expect(terms).toMatchObject({
    ...{ edition: 1, overruled: reason, unfair: ['뽑히지 않은 작품과 파일을 주최가 갖습니다.'] },
  });
  const { terms: seen } = await api.get('/v1/contents/contests/by-article/{articleUuid}', {
    params: { articleUuid: shown.articleUuid ?? '' },
  });
  expect(seen).toMatchObject({ edition: 1, terms: { unselected: 'KEPT', jurors: '서정화' } });
  expect(JSON.stringify(seen)).not.toContain('작품집');
});

test('the form asks for the terms and for AI, and the receipt has both', async () => {
  const { shown } = await published(DECLARED);
  const as = await applicant();
  const asked = { formData: JSON.stringify(ANSWERS), draftVersion: 0 };
  const { errors } = await api.fails(422, 'POST', OWN, {
    ...{ as, params: { contestUuid: shown.uuid }, body: asked },
  });
  expect(errors.map(({ field }) => field).toSorted()).toEqual(['termsAgreed1', 'termsAi']);
  const etc = {
    formData: JSON.stringify({ ...ANSWERS, termsAi: 'ETC', termsAgreed1: true }),
    draftVersion: 0,
  };
  const how = await api.fails(422, 'POST', OWN, { as, params: { contestUuid: shown.uuid }, body: etc });
  expect(how.errors).toEqual([{ field: 'termsAiEtc', message: '도구와 쓴 곳 등록 필수' }]);

  const declared = { termsAi: 'ETC', termsAiEtc: '이미지 생성 도구, 3번 작품의 밑그림', termsAgreed1: true };
  const { receipt } = await apply(as, shown.uuid, declared);
  const { payload } = await api.row(outbox, { topic: 'contest-applied' });
  for (const text of [
    ...[receipt, '작품에 생성형 AI를 썼나요: 썼습니다: 이미지 생성 도구, 3번 작품의 밑그림'],
    ...['보낼 때의 공모 조건 (제1판)', '저작권: 저작권은 작가에게 남습니다. 작품은 심사에만 씁니다.'],
  ])
    expect(payload.text).toContain(text);
  expect(payload.text).not.toContain('읽었고');
  expect(await own(as, shown.uuid)).toMatchObject({ terms: { edition: 1, terms: { ai: 'DECLARED' } } });
});

test('a client of the documents may leave the questions of the terms out', async () => {
  const { shown } = await published(DECLARED);
  const as = await applicant();
  const begun = await begin(as, shown.uuid, ANSWERS);
  expect(await send(as, begun.id)).toMatchObject({ receipt: expect.any(String) });
});

test('a change after the publication is another edition, mailed to who applied; what was sent keeps its terms', async () => {
  const { owner, shown } = await published(FAIR_TERMS);
  const as = await applicant();
  await apply(as, shown.uuid, { termsAgreed1: true });
  const changed = await update(owner, shown, { ...FAIR_TERMS, prize: '각 300만 원' });
  expect(changed).toMatchObject({ termsEdition: 2, formVersion: 2 });
  // Neither the same terms again nor a reason for the operator is another edition.
  expect(
    await update(owner, changed, { ...FAIR_TERMS, prize: '각 300만 원', overruled: '이유' }),
  ).toMatchObject({
    ...{ termsEdition: 2, formVersion: 2 },
  });
  const { payload } = await api.row(outbox, { topic: 'contest-terms-changed' });
  expect(payload.to).toBe(as.email);
  for (const text of ['제2판', '상금과 세금', '전: 각 500만 원', '후: 각 300만 원'])
    expect(payload.text).toContain(text);

  const { content } = await api.get('/v1/artists/contest-applicants', { as });
  expect(content[0]?.termsChange).toMatchObject({
    ...{ edition: 2, sentEdition: 1 },
    changes: [
      { label: '상금과 세금', before: expect.stringContaining('500'), after: expect.stringContaining('300') },
    ],
  });
  expect(await own(as, shown.uuid)).toMatchObject({ terms: { edition: 1, terms: { prize: '각 500만 원' } } });

  // Who applies again agrees to the present edition.
  const { draftVersion } = (await own(as, shown.uuid)) ?? { draftVersion: 0 };
  const body = { formData: JSON.stringify({ ...ANSWERS, termsAgreed1: true }), draftVersion };
  await api.fails(422, 'POST', OWN, { as, params: { contestUuid: shown.uuid }, body });
});

test('a receipt has the terms of the moment of sending, in 200 of 200 with edits between', async () => {
  const { owner, shown } = await published(FAIR_TERMS);
  let latest = shown;
  const artists = await Promise.all(Array.from({ length: 8 }, () => applicant()));
  for (let turn = 0; turn < 200; turn += 1) {
    if (turn % 5 === 0) latest = await update(owner, latest, { ...FAIR_TERMS, prize: `각 ${turn}만 원` });
    const as = artists[turn % artists.length] ?? artists[0];
    if (as === undefined) throw new Error('There is no artist.');
    const { draftVersion } = (await own(as, shown.uuid)) ?? { draftVersion: 0 };
    const answers = { ...ANSWERS, [`termsAgreed${latest.termsEdition}`]: true };
    const begun = await begin(as, shown.uuid, answers, { draftVersion });
    await send(as, begun.id, { draftVersion: begun.draftVersion });
    const kept = await own(as, shown.uuid);
    expect(kept?.terms).toMatchObject({ edition: latest.termsEdition, terms: { prize: latest.terms.prize } });
  }
}, 120_000);

test('terms stay as they are after the end, and a contest from before terms keeps none', async () => {
  const { owner, shown } = await published(FAIR_TERMS);
  clock.after(3 * DAY);
  const body = { ...FORM, terms: { ...FAIR_TERMS, prize: '' }, version: shown.version };
  const refused = await api.fails(409, 'PUT', ONE, { as: owner, params: { uuid: shown.uuid }, body });
  expect(refused.message).toBe(termsMessages.lockedAfterEnd);

  const { uuid: organizationUuid, owner: other } = await organization();
  const old = await contest({ organizationUuid });
  const { version } = await api.row(contests, { uuid: old.uuid });
  await api.call('PUT', ONE, {
    ...{ as: other, params: { uuid: old.uuid } },
    body: {
      ...FORM,
      terms: EMPTY_TERMS,
      version,
      closesAt: new Date(clock.read().getTime() + DAY).toISOString(),
    },
  });
  expect(await api.rows(contestForms, { contestUuid: old.uuid })).toMatchObject([{ terms: null }]);
});

test('a mail compares with the terms that were sent; a change back, or one that isn’t seen, tells nobody', async () => {
  const { owner, shown } = await published(FAIR_TERMS);
  const [first, second] = [await applicant(), await applicant()];
  await apply(first, shown.uuid, { termsAgreed1: true });
  const other = { ...FAIR_TERMS, prize: '각 300만 원' };
  const changed = await update(owner, shown, other);
  await apply(second, shown.uuid, { termsAgreed2: true });
  const back = await update(owner, changed, FAIR_TERMS);
  expect(await update(owner, back, { ...FAIR_TERMS, usage: '도록', jurors: '서정화' })).toMatchObject({
    ...{ termsEdition: 3, formVersion: 3 },
  });
  const mails = await api.rows(outbox, { topic: 'contest-terms-changed' });
  expect(mails.map(({ payload }) => payload.to).toSorted()).toEqual([first.email, second.email].toSorted());
  expect(mails.find(({ payload }) => payload.to === second.email)?.payload.text).toContain('전: 각 300만 원');
});

test('terms can’t be changed together with an end that has passed, nor after the end of a withdrawn contest', async () => {
  const { owner, shown } = await published(FAIR_TERMS);
  const body = { ...FORM, terms: { ...FAIR_TERMS, prize: '' }, version: shown.version };
  const call = { as: owner, params: { uuid: shown.uuid } };
  const closesAt = new Date(clock.read().getTime() - 1000).toISOString();
  await api.fails(409, 'PUT', ONE, { ...call, body: { ...body, closesAt } });
  clock.after(3 * DAY);
  await api.database.orm
    .update(contests)
    .set({ stoppedAs: 'WITHDRAWN', stoppedAt: clock.read(), stopReason: '확인' });
  await api.fails(409, 'PUT', ONE, { ...call, body });
});

test('a copy has the terms without the reason and the day of the other', async () => {
  const usageUntil = '2027-12-31';
  const terms: ContestTerms = {
    ...FAIR_TERMS,
    rights: 'LICENCE',
    usage: '도록',
    usageUntil,
    overruled: '이유',
  };
  const { owner, shown } = await published(terms);
  const copy = await api.call('POST', `${ONE}/copy`, { as: owner, params: { uuid: shown.uuid } });
  expect(copy.terms).toEqual({ ...terms, usageUntil: '', overruled: '' });
});

test('what was sent can be taken back where it can’t be changed', async () => {
  const { owner, draft } = await drafted(FAIR_TERMS);
  const body = { ...FORM, terms: FAIR_TERMS, allowsEdits: false, version: draft.version };
  const saved = await api.call('PUT', ONE, { as: owner, params: { uuid: draft.uuid }, body });
  const shown = await api.call('PUT', `${ONE}/standing`, { as: owner, ...publishing(saved) });
  const as = await applicant();
  await apply(as, shown.uuid, { termsAgreed1: true });
  const { content } = await api.get('/v1/artists/contest-applicants', { as });
  expect(content[0]).toMatchObject({ isOpen: false, isRemovable: true });
});

test('an owner’s questions with the names of the terms’ are theirs no more', async () => {
  const { owner, draft } = await drafted(DECLARED);
  const taken = [...FORM.fields, { ...FORM.fields[0], name: 'termsAi' }];
  const body = { ...FORM, fields: taken, terms: DECLARED, version: draft.version };
  const saved = await api.call('PUT', ONE, { as: owner, params: { uuid: draft.uuid }, body });
  expect(saved.fields.map(({ name }) => name)).toEqual(FORM.fields.map(({ name }) => name));
  const [form] = await api.rows(contestForms, { contestUuid: draft.uuid });
  expect(form?.fields.map(({ name }) => name).slice(-2)).toEqual(['termsAi', 'termsAgreed1']);
});

test('who takes an application back gets a mail, and who only began one doesn’t', async () => {
  const { shown } = await published(FAIR_TERMS);
  const [as, other] = [await applicant(), await applicant()];
  const { receipt } = await apply(as, shown.uuid, { termsAgreed1: true });
  await begin(other, shown.uuid, { ...ANSWERS, termsAgreed1: true });
  for (const one of [as, other])
    await api.call('DELETE', OWN, { as: one, params: { contestUuid: shown.uuid } });
  const mails = await api.rows(outbox, { topic: 'contest-withdrawn' });
  expect(mails.map(({ payload }) => payload.to)).toEqual([as.email]);
  expect(mails[0]?.payload.text).toContain(receipt);
});
