import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import type { ContestCreate } from '@/lib/contracts/organization-contest';
import { articles } from '@/server/db/schema/article';
import { contestForms, contests } from '@/server/db/schema/contest';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { CLOSES_AT, contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { FAIR_TERMS } from '@/tests/support/contest-terms';
import { formField } from '@/tests/support/form-field';
import { named, picture, studioForm } from '@/tests/support/studio';
import { DAY, useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { organization, member, juror, contest, applicant, begin, send } = contestCalls(api);

const LIST = '/v1/organizations/contests';
const ONE = '/v1/organizations/contests/{uuid}';
const FORM: ContestCreate = {
  contestType: 'COMPETITION',
  title: '봄의 공모',
  organizer: '봄결미술관',
  description: '세 사람을 찾습니다.\n작품으로 말해 주세요.\n\n<b>문의</b>',
  opensAt: OPENS_AT.toISOString(),
  closesAt: CLOSES_AT.toISOString(),
  isBlind: true,
  allowsEdits: true,
  fields: [...FIELDS],
  terms: FAIR_TERMS,
};

const create = (as: Account, body: object = {}) => api.call('POST', LIST, { as, body: { ...FORM, ...body } });
const act = (as: Account, { uuid, version }: { uuid: string; version: number }, action: string) =>
  api.call('PUT', `${ONE}/standing`, { as, params: { uuid }, body: { action, version } });
const setImage = async (as: Account, { uuid, version }: { uuid: string; version: number }) =>
  api.call('PUT', `${ONE}/image`, {
    as,
    params: { uuid },
    body: studioForm({ version }, { image: named(await picture(400, 300), 'a.png') }),
  });

test('an owner makes a draft, gives it an image and publishes it; visitors find it by its news', async () => {
  const { owner } = await organization();
  const draft = await create(owner);
  expect(draft).toMatchObject({ ...FORM, standing: 'DRAFT', articleUuid: null, formVersion: 1, drafts: 0 });
  const failure = await api.fails(422, 'PUT', `${ONE}/standing`, {
    ...{ as: owner, params: draft, body: { action: 'PUBLISH', version: draft.version } },
  });
  expect(failure.errors).toEqual([{ field: 'image', message: '대표 이미지를 올려 주세요.' }]);
  const published = await act(owner, await setImage(owner, draft), 'PUBLISH');
  expect(published.standing).toBe('OPEN');
  expect(api.invalidated).toEqual([['articles', `article:${published.articleUuid}`]]);
  expect(await api.row(articles, { uuid: published.articleUuid ?? '' })).toMatchObject({
    ...{ type: 'NEWS', status: 'PUBLISHED', title: '봄의 공모', organizer: '봄결미술관' },
    ...{ periodFrom: '2026-11-20', periodTo: '2026-11-23' },
    content: '<p>세 사람을 찾습니다.<br />작품으로 말해 주세요.</p><p>&lt;b&gt;문의&lt;/b&gt;</p>',
  });
  const shown = await api.get('/v1/contents/contests/by-article/{articleUuid}', {
    params: { articleUuid: published.articleUuid ?? '' },
  });
  expect(shown).toMatchObject({ uuid: draft.uuid, isActive: true });
});

test('a reviewer reads and changes nothing; other organizations find nothing', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  const draft = await create(owner);
  const reviewer = await member(organizationUuid, 'REVIEWER');
  await juror(draft.uuid, reviewer.uuid);
  expect(await api.get(ONE, { as: reviewer, params: draft })).toMatchObject({ uuid: draft.uuid });
  expect(await api.get('/v1/organizations/me', { as: reviewer })).toMatchObject({ role: 'REVIEWER' });
  const changes = [
    ['POST', LIST, FORM],
    ['POST', `${ONE}/copy`, undefined],
    ['PUT', ONE, { ...FORM, version: draft.version }],
    ['PUT', `${ONE}/standing`, { action: 'PUBLISH', version: draft.version }],
    ['DELETE', ONE, undefined],
  ] as const;
  const stranger = (await organization()).owner;
  for (const [method, path, body] of changes) {
    const call = { params: draft, ...(body === undefined ? {} : { body }) };
    const refused = await api.fails(403, method, path, { as: reviewer, ...call });
    expect(refused.message).toBe('단체의 책임자만 할 수 있는 일입니다.');
    if (path !== LIST) await api.fails(404, method, path, { as: stranger, ...call });
  }
  await api.fails(404, 'GET', ONE, { as: stranger, params: draft });
  expect((await api.get(LIST, { as: stranger })).content).toEqual([]);
});

test('an account of no organization is told so', async () => {
  const as = await api.make.account({ roleType: 'BUSINESS' });
  const failure = await api.fails(403, 'GET', LIST, { as });
  expect(failure.message).toBe('연결된 단체가 없습니다. 고객지원에 문의해 주세요.');
});

test('the list says where contests stand, and how many applied', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  const open = await contest({ organizationUuid, title: '열린 공모' });
  await contest({ organizationUuid, title: '곧 여는 공모', opensAt: new Date(OPENS_AT.getTime() + 2 * DAY) });
  await contest({ organizationUuid, title: '닫은 공모', closedAt: OPENS_AT });
  await contest({ organizationUuid, title: '쓰는 공모', state: 'DRAFT' });
  await contest({ organizationUuid, title: '100% 공모', state: 'ARCHIVED' });
  await contest({ title: '남의 공모' });
  const first = await applicant();
  await send(first, (await begin(first, open.uuid, { statement: '글', agreement: true })).id);
  await begin(await applicant(), open.uuid, { statement: '글', agreement: true });
  const list = async (query: object) => (await api.get(LIST, { as: owner, query })).content;
  expect((await list({})).map(({ title, standing }) => `${title} ${standing}`).sort()).toEqual([
    '100% 공모 ARCHIVED',
    '곧 여는 공모 SCHEDULED',
    '닫은 공모 CLOSED',
    '쓰는 공모 DRAFT',
    '열린 공모 OPEN',
  ]);
  for (const filter of ['DRAFT', 'SCHEDULED', 'OPEN', 'CLOSED', 'ARCHIVED'])
    expect((await list({ filter })).map(({ standing }) => standing)).toEqual([filter]);
  expect(await list({ filter: 'OPEN' })).toMatchObject([{ applicants: 1, drafts: 1 }]);
  expect((await list({ q: '0% ' })).map(({ title }) => title)).toEqual(['100% 공모']);
  expect((await list({ sort: 'title', direction: 'asc' })).map(({ title }) => title)[0]).toBe('100% 공모');
  clock.set(CLOSES_AT);
  expect((await list({ filter: 'OPEN' })).map(({ standing }) => standing)).toEqual([]);
});

test('a form that was answered is followed by the next one, and what was answered keeps its questions', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  const { uuid } = await contest({ organizationUuid });
  const change = async (fields: readonly object[]) => {
    const { version } = await api.get(ONE, { as: owner, params: { uuid } });
    const body = { ...FORM, fields, terms: EMPTY_TERMS, version };
    return api.call('PUT', ONE, { as: owner, params: { uuid }, body });
  };
  const others = FIELDS.slice(1);
  expect(await change(others)).toMatchObject({ formVersion: 1, isFormAnswered: false });
  const as = await applicant();
  await send(as, (await begin(as, uuid, { statement: '글', agreement: true })).id);
  expect(await change(others)).toMatchObject({ formVersion: 1, isFormAnswered: true });
  expect(await change([...FIELDS, formField({ name: 'more' })])).toMatchObject({ formVersion: 2 });
  const own = await api.get('/v1/artists/contest-applicants/{contestUuid}', {
    as,
    params: { contestUuid: uuid },
  });
  expect(own?.fields?.map((field) => field.name)).toEqual(others.map((field) => field.name));
  expect(await api.rows(contestForms)).toHaveLength(2);
});

test('of two people who save at once one is told to load again', async () => {
  const { owner } = await organization();
  const { uuid, version } = await create(owner);
  const body = { ...FORM, version };
  const answers = await Promise.all(
    ['가', '나', '다'].map((title) =>
      api.request('PUT', ONE, { as: owner, params: { uuid }, body: { ...body, title } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a published contest keeps what it needs, and tells its news of its period', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  const { uuid, articleUuid, version } = await contest({ organizationUuid });
  const params = { uuid };
  const { errors } = await api.fails(422, 'PUT', ONE, {
    ...{ as: owner, params, body: { ...FORM, version, closesAt: null, fields: [] } },
  });
  expect(errors.map(({ field }) => field)).toEqual(['closesAt', 'fields']);
  const closesAt = new Date(CLOSES_AT.getTime() + 3 * DAY).toISOString();
  await api.call('PUT', ONE, { as: owner, params, body: { ...FORM, version, closesAt } });
  expect(await api.row(articles, { uuid: articleUuid ?? '' })).toMatchObject({ periodTo: '2026-11-26' });
});

test.each([
  ['closesAt', { closesAt: OPENS_AT.toISOString() }],
  ['fields.0.validation.pattern', { fields: [formField({ name: 'a', validation: { pattern: '(?=a)' } })] }],
  ['fields.0.validation.pattern', { fields: [formField({ name: 'a', validation: { pattern: '(' } })] }],
  ['fields.1.name', { fields: [formField({ name: 'a' }), formField({ name: 'a' })] }],
  ['title', { title: '\u3164' }],
])('a fault at %s is told', async (field, change) => {
  const { owner } = await organization();
  const { errors } = await api.fails(422, 'POST', LIST, { as: owner, body: { ...FORM, ...change } });
  expect(errors.map((error) => error.field)).toEqual([field]);
  expect(await api.rows(contests)).toEqual([]);
});

test('a contest is closed, opened again, put away and brought back, each where it makes sense', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  let row: { uuid: string; version: number } = await contest({ organizationUuid });
  const steps = [
    ['CLOSE', 'CLOSED'],
    ['REOPEN', 'OPEN'],
    ['CLOSE', 'CLOSED'],
    ['ARCHIVE', 'ARCHIVED'],
    ['RESTORE', 'CLOSED'],
  ] as const;
  const refuse = (action: string) =>
    api.fails(409, 'PUT', `${ONE}/standing`, {
      as: owner,
      params: row,
      body: { action, version: row.version },
    });
  for (const action of ['PUBLISH', 'REOPEN', 'ARCHIVE', 'RESTORE']) await refuse(action);
  for (const [action, standing] of steps) {
    const next = await act(owner, row, action);
    expect(next.standing).toBe(standing);
    row = next;
  }
  await api.fails(409, 'DELETE', ONE, { as: owner, params: row });
});

test('a copy is a draft without times, and a draft can be removed', async () => {
  const { uuid: organizationUuid, owner } = await organization();
  const copy = await api.call('POST', `${ONE}/copy`, {
    as: owner,
    params: await contest({ organizationUuid }),
  });
  expect(copy).toMatchObject({
    title: '신진작가 공모 사본',
    standing: 'DRAFT',
    opensAt: null,
    fields: FIELDS,
  });
  await api.call('DELETE', ONE, { as: owner, params: copy });
  await api.fails(404, 'GET', ONE, { as: owner, params: copy });
  await api.fails(404, 'GET', ONE, { as: owner, params: { uuid: UNKNOWN_UUID } });
});
