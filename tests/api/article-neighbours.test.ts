import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { fillUrl } from '@/lib/api/url';
import { articleDetailSchema, type ArticleType } from '@/lib/contracts/article';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

const neighbours = async (type: Exclude<ArticleType, 'SPECIAL'>, uuid: string) => {
  const { previous, next, alike } = articleDetailSchema.parse(
    await api.get(fillUrl(ARTICLE_CALLS[type].one, { params: { uuid } })),
  );
  return [previous?.title ?? null, next?.title ?? null, alike.map(({ title }) => title)];
};

it('leads to what was published before and after, of the same type alone', async () => {
  const [first, second, third] = [
    await api.make.article({ type: 'EVENT', title: '하나' }),
    await api.make.article({ type: 'EVENT', title: '둘' }),
    await api.make.article({ type: 'EVENT', title: '셋' }),
  ];
  await api.make.article({ type: 'EVENT', title: '초안', status: 'DRAFT' });
  await api.make.article({ type: 'NEWS', title: '소식' });
  expect(await neighbours('EVENT', first.uuid)).toEqual([null, '둘', []]);
  expect(await neighbours('EVENT', second.uuid)).toEqual(['하나', '셋', []]);
  expect(await neighbours('EVENT', third.uuid)).toEqual(['둘', null, []]);
});

it('orders articles of one moment by their uuid', async () => {
  const createdAt = new Date('2026-01-01T00:00:00Z');
  const made = await Promise.all(
    ['가', '나', '다'].map((title) => api.make.article({ type: 'NEWS', title, createdAt })),
  );
  const [low, middle, high] = made.sort((one, other) => (one.uuid < other.uuid ? -1 : 1));
  expect(await neighbours('NEWS', middle?.uuid ?? '')).toEqual([low?.title, high?.title, []]);
});

it('shows two articles at the same place, then those of the same time', async () => {
  const spring = { periodFrom: '2026-03-01', periodTo: '2026-03-31' };
  const origin = await api.make.article({ type: 'EXHIBITION', location: '물결관', ...spring });
  const alike = async () => (await neighbours('EXHIBITION', origin.uuid))[2];
  await api.make.article({
    type: 'EXHIBITION',
    title: '여름',
    periodFrom: '2026-06-01',
    location: '빛의 집',
  });
  await api.make.article({ type: 'EXHIBITION', title: '끝난 것', periodTo: '2026-02-28' });
  expect(await alike()).toEqual([]);
  await api.make.article({ type: 'EXHIBITION', title: '같은 때', periodFrom: '2026-03-31' });
  await api.make.article({
    type: 'EXHIBITION',
    title: '끝이 같은 때',
    periodFrom: '2026-02-01',
    periodTo: '2026-03-01',
  });
  expect(await alike()).toEqual(['같은 때', '끝이 같은 때']);
  await api.make.article({ type: 'EXHIBITION', title: '같은 곳', location: '물결관', ...spring });
  expect(await alike()).toEqual(['같은 곳', '같은 때']);
  await api.make.article({
    type: 'EXHIBITION',
    title: '같은 곳의 초안',
    location: '물결관',
    status: 'DRAFT',
  });
  await api.make.article({ type: 'EVENT', title: '같은 곳의 행사', location: '물결관' });
  expect(await alike()).toEqual(['같은 곳', '같은 때']);
});

it('counts no article without a period as one of the same time', async () => {
  const open = await api.make.article({ type: 'NEWS', periodFrom: '2026-03-01' });
  await api.make.article({ type: 'NEWS', title: '기간 없음' });
  await api.make.article({ type: 'NEWS', title: '나중', periodFrom: '2026-05-01' });
  expect((await neighbours('NEWS', open.uuid))[2]).toEqual(['나중']);
});

it('shows news of the same organizer', async () => {
  const news = await api.make.article({ type: 'NEWS', organizer: '온빛재단', location: '물결관' });
  await api.make.article({ type: 'NEWS', title: '같은 주최', organizer: '온빛재단' });
  await api.make.article({ type: 'NEWS', title: '같은 곳', organizer: '다른 재단', location: '물결관' });
  expect((await neighbours('NEWS', news.uuid))[2]).toEqual(['같은 주최']);
});
