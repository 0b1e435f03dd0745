import { cacheTags } from '@/lib/cache-tags';
import * as adminMessages from '@/lib/messages/admin';
import { auditEntries } from '@/server/db/schema/operation';
import { notices } from '@/server/db/schema/support';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';

const api = useTestApi();
let admin: Account;
let other: Account;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
  other = await api.make.account({ accountId: 'admin02', roleType: 'ADMIN' });
});

const NOTICE = {
  title: '추석 연휴 안내',
  content: '<p>쉽니다.</p>',
  createdBy: '결 운영팀',
  isPinned: false,
};
const FAQ = {
  category: 'MEMBER',
  isForArtists: false,
  question: '가입은요?',
  answer: '누르면 됩니다.',
} as const;
const TEMPLATE = { use: 'INQUIRY_ANSWER', title: '접수 안내', content: '확인하겠습니다.' } as const;

const addNotice = () => api.call('POST', '/v1/admin/notices', { as: admin, body: NOTICE });
const addFaq = (question: string) =>
  api.call('POST', '/v1/admin/faqs', { as: admin, body: { ...FAQ, question } });

/** What the audit log says, oldest first. */
const logged = async () =>
  (await api.rows(auditEntries))
    .sort((one, two) => one.id - two.id)
    .map(({ actorId, action, subject, label, before, after }) => ({
      ...{ actorId, action, subject, label, before, after },
    }));

describe('notices', () => {
  it('are written, read by visitors at once, changed and removed; each step stands in the log', async () => {
    const made = await addNotice();
    expect(made).toMatchObject({ ...NOTICE, version: 1 });
    expect(api.invalidated.flat()).toEqual([cacheTags.notices, cacheTags.notice(made.uuid)]);
    const params = { uuid: made.uuid };
    expect(await api.get('/v1/support/notices/{uuid}', { params })).toMatchObject({ title: NOTICE.title });

    const body = { ...NOTICE, isPinned: true, version: made.version };
    const saved = await api.call('PUT', '/v1/admin/notices/{uuid}', { as: other, params, body });
    expect(saved).toMatchObject({ isPinned: true, version: 2 });
    await api.call('DELETE', '/v1/admin/notices/{uuid}', { as: admin, params, body: { version: 2 } });
    expect((await api.fails(404, 'GET', '/v1/support/notices/{uuid}', { params })).code).toBe('NOT_FOUND');

    const of = { subject: 'NOTICE', label: NOTICE.title };
    expect(await logged()).toEqual([
      { ...of, actorId: 'admin01', action: 'CREATE', before: null, after: NOTICE },
      { ...of, actorId: 'admin02', action: 'UPDATE', before: { isPinned: false }, after: { isPinned: true } },
      { ...of, actorId: 'admin01', action: 'REMOVE', before: { ...NOTICE, isPinned: true }, after: null },
    ]);
  });

  it('aren’t saved over another operator’s, nor removed', async () => {
    const { uuid } = await addNotice();
    const params = { uuid };
    const save = (as: Account, title: string) =>
      api.request('PUT', '/v1/admin/notices/{uuid}', {
        as,
        params,
        body: { ...NOTICE, title, version: 1 },
      });
    const answers = await Promise.all([save(admin, '하나'), save(other, '둘')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await api.fails(409, 'DELETE', '/v1/admin/notices/{uuid}', {
      ...{ as: admin, params, body: { version: 1 } },
    });
    expect(refused).toMatchObject({ code: 'CONTENT_STALE', message: adminMessages.stale });
    expect(await api.rows(notices)).toHaveLength(1);
    expect(await logged()).toHaveLength(2);
  });

  it('keep no script, and are refused without a title or a text', async () => {
    const body = { ...NOTICE, content: '<p onclick="x()">쉽니다.<script>x()</script></p>' };
    expect(await api.call('POST', '/v1/admin/notices', { as: admin, body })).toMatchObject({
      content: '<p>쉽니다.</p>',
    });
    const empty = { ...NOTICE, title: ' ', content: '<p></p>' };
    const { errors } = await api.fails(422, 'POST', '/v1/admin/notices', { as: admin, body: empty });
    expect(errors).toEqual([
      { field: 'title', message: adminMessages.titleRequired },
      { field: 'content', message: adminMessages.contentRequired },
    ]);
  });

  it('are listed by text, order and page', async () => {
    for (const title of ['나', '가', '다']) {
      await api.call('POST', '/v1/admin/notices', { as: admin, body: { ...NOTICE, title } });
    }
    const titles = async (query: object) =>
      (await api.get('/v1/admin/notices', { as: admin, query })).content.map(({ title }) => title);
    expect(await titles({ sort: 'title' })).toEqual(['가', '나', '다']);
    expect(await titles({ sort: 'title', direction: 'desc', size: 2 })).toEqual(['다', '나']);
    expect(await titles({ q: '나' })).toEqual(['나']);
    expect(
      (await api.fails(400, 'GET', '/v1/admin/notices', { as: admin, query: { sort: 'x' as never } })).code,
    ).toBe('SORT_INVALID');
  });

  it('that aren’t there aren’t found', async () => {
    const sent = { as: admin, params: { uuid: UNKNOWN_UUID } };
    await api.fails(404, 'GET', '/v1/admin/notices/{uuid}', sent);
    await api.fails(404, 'PUT', '/v1/admin/notices/{uuid}', { ...sent, body: { ...NOTICE, version: 1 } });
    await api.fails(404, 'DELETE', '/v1/admin/notices/{uuid}', { ...sent, body: { version: 1 } });
  });
});

describe('the FAQ', () => {
  const order = async () => (await api.get('/v1/support/faqs')).content.map(({ question }) => question);

  it('takes a new question at the end, and another order', async () => {
    const [one, two, three] = [await addFaq('하나'), await addFaq('둘'), await addFaq('셋')];
    expect(await order()).toEqual(['하나', '둘', '셋']);
    api.invalidated.length = 0;
    await api.call('PUT', '/v1/admin/faqs/order', {
      as: admin,
      body: { uuids: [three.uuid, one.uuid, two.uuid] },
    });
    expect(await order()).toEqual(['셋', '하나', '둘']);
    expect(api.invalidated.flat()).toEqual([cacheTags.faqs]);
    expect((await logged()).at(-1)).toMatchObject({ action: 'ORDER', subject: 'FAQ' });
  });

  it('refuses the order of a list that has changed', async () => {
    const [one, two] = [await addFaq('하나'), await addFaq('둘')];
    for (const uuids of [
      [one.uuid],
      [one.uuid, one.uuid],
      [one.uuid, UNKNOWN_UUID],
      [one.uuid, two.uuid, two.uuid],
    ]) {
      const { code } = await api.fails(409, 'PUT', '/v1/admin/faqs/order', { as: admin, body: { uuids } });
      expect(code).toBe('ORDER_CHANGED');
    }
    expect(await order()).toEqual(['하나', '둘']);
  });

  it('is changed and removed', async () => {
    const { uuid } = await addFaq('하나');
    const params = { uuid };
    const body = { ...FAQ, isForArtists: true, version: 1 };
    expect(await api.call('PUT', '/v1/admin/faqs/{uuid}', { as: admin, params, body })).toMatchObject({
      ...{ isForArtists: true, version: 2 },
    });
    expect(await order()).toEqual([]);
    await api.call('DELETE', '/v1/admin/faqs/{uuid}', { as: admin, params, body: { version: 2 } });
    expect((await api.get('/v1/admin/faqs', { as: admin })).totalElements).toBe(0);
  });
});

test('templates are written, found by use and text, changed and removed', async () => {
  const { uuid } = await api.call('POST', '/v1/admin/templates', { as: admin, body: TEMPLATE });
  await api.call('POST', '/v1/admin/templates', {
    as: admin,
    body: { ...TEMPLATE, use: 'DOCUMENTS_REQUEST', title: '흐릿함' },
  });
  const list = async (query: object) =>
    (await api.get('/v1/admin/templates', { as: admin, query })).content.map(({ title }) => title);
  expect(await list({})).toEqual(['접수 안내', '흐릿함']);
  expect(await list({ use: 'DOCUMENTS_REQUEST' })).toEqual(['흐릿함']);
  expect(await list({ q: '확인' })).toEqual(['접수 안내', '흐릿함']);
  const params = { uuid };
  const body = { ...TEMPLATE, title: '접수', version: 1 };
  await api.call('PUT', '/v1/admin/templates/{uuid}', { as: admin, params, body });
  await api.call('DELETE', '/v1/admin/templates/{uuid}', { as: admin, params, body: { version: 2 } });
  expect(await list({})).toEqual(['흐릿함']);
});

describe('the audit log', () => {
  it('is listed newest first, by operator, action, subject and thing', async () => {
    const { uuid } = await addNotice();
    await addFaq('하나');
    const list = async (query: object) =>
      (await api.get('/v1/admin/audit', { as: admin, query })).content.map(({ subject }) => subject);
    expect(await list({})).toEqual(['FAQ', 'NOTICE']);
    expect(await list({ subject: 'NOTICE' })).toEqual(['NOTICE']);
    expect(await list({ action: 'REMOVE' })).toEqual([]);
    expect(await list({ q: 'admin01' })).toEqual(['FAQ', 'NOTICE']);
    expect(await list({ q: uuid })).toEqual(['NOTICE']);
    expect(await list({ q: '추석', direction: 'asc' })).toEqual(['NOTICE']);
  });

  it('is taken along as CSV, which stands in it', async () => {
    await addNotice();
    const response = await api.request('GET', '/v1/admin/audit/export', { as: other });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/admin02,내려받기,감사 로그/);
    expect(lines[2]).toMatch(/admin01,만듦,공지사항,추석 연휴 안내/);
  });

  it('can’t be changed', async () => {
    await addNotice();
    const change = api.database.orm.update(auditEntries).set({ actorId: 'nobody' });
    await expect(change.execute()).rejects.toThrow();
    expect((await logged()).map(({ actorId }) => actorId)).toEqual(['admin01']);
  });
});
