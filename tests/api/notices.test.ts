import { noticeReads } from '@/server/db/schema/support';
import { UNKNOWN_UUID, useTestApi } from '@/tests/support/api';
import { keptInquiry, keptNotice } from '@/tests/support/support-ownership';

const api = useTestApi();
const LIST = '/v1/support/notices';
const ONE = '/v1/support/notices/{uuid}';
const day = (number: number) => new Date(`2027-01-0${number}T01:00:00Z`);

test('guests read notices without marks, pinned ones first', async () => {
  await keptNotice(api, { title: '하나', createdAt: day(1) });
  await keptNotice(api, { title: '둘', createdAt: day(2) });
  await keptNotice(api, { title: '고정', createdAt: day(1), isPinned: true });
  const { content, totalElements } = await api.get(LIST);
  expect(totalElements).toBe(3);
  expect(content.map(({ title, isRead }) => [title, isRead])).toEqual([
    ['고정', null],
    ['둘', null],
    ['하나', null],
  ]);
});

test('a notice is sanitised and names the ones beside it', async () => {
  const first = await keptNotice(api, { title: '하나', createdAt: day(1) });
  const content = '<h1>점검</h1><p onclick="x()">새벽<script>alert(1)</script></p>';
  const { uuid } = await keptNotice(api, { title: '둘', createdAt: day(2), content });
  const last = await keptNotice(api, { title: '셋', createdAt: day(3) });
  expect(await api.get(ONE, { params: { uuid } })).toMatchObject({
    content: '<h3>점검</h3><p>새벽</p>',
    older: { uuid: first.uuid, title: '하나' },
    newer: { uuid: last.uuid, title: '셋' },
  });
  expect(await api.get(ONE, { params: { uuid: first.uuid } })).toMatchObject({ older: null });
  await api.fails(404, 'GET', ONE, { params: { uuid: UNKNOWN_UUID } });
});

test('a text is looked for in titles and in what is read, not in elements', async () => {
  await keptNotice(api, { title: '점검 안내', content: '<p>새벽 두 시</p>' });
  await keptNotice(api, { title: '공모', content: '<p class="new">점 하나</p>' });
  const found = async (q: string) => (await api.get(LIST, { query: { q } })).content.length;
  expect(await found('점검')).toBe(1);
  expect(await found('두 시')).toBe(1);
  expect(await found('class')).toBe(0);
  expect(await found('%')).toBe(0);
});

test('members have marks of their own; what is older than the account counts as read', async () => {
  const as = await api.make.account();
  const old = await keptNotice(api, { createdAt: new Date('2020-01-01') });
  const one = await keptNotice(api);
  const two = await keptNotice(api);
  expect(await api.get('/v1/support/notices/unread-count', { as })).toEqual({ count: 2 });
  await api.call('POST', `${ONE}/read`, { as, params: one });
  await api.call('POST', `${ONE}/read`, { as, params: one });
  await api.call('POST', `${ONE}/read`, { as, params: old });
  expect(await api.rows(noticeReads)).toHaveLength(1);
  const { content } = await api.get(LIST, { as });
  expect(Object.fromEntries(content.map(({ uuid, isRead }) => [uuid, isRead]))).toEqual({
    ...{ [old.uuid]: true, [one.uuid]: true, [two.uuid]: false },
  });
  await api.fails(404, 'POST', `${ONE}/read`, { as, params: { uuid: UNKNOWN_UUID } });
  await api.fails(401, 'POST', `${ONE}/read`, { params: two });
});

test('one call tells of all that is unread, and one reads it all', async () => {
  const as = await api.make.account();
  const now = new Date();
  const { uuid } = await keptNotice(api, { createdAt: now });
  await keptInquiry(api, as, { answer: '고쳤습니다.' });
  await keptInquiry(api, await api.make.account(), { answer: '남의 답' });
  expect(await api.get('/v1/support/unread', { as })).toEqual({
    ...{ inquiries: 1, notices: 1, noticeUuids: [uuid] },
  });
  await api.call('PUT', '/v1/support/notices/read-all', { as });
  expect(await api.get('/v1/support/unread', { as })).toEqual({
    ...{ inquiries: 1, notices: 0, noticeUuids: [] },
  });
  await api.fails(401, 'GET', '/v1/support/unread');
});
