import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';

const api = useTestApi();
let admin: Account;

beforeEach(async () => {
  admin = await api.make.account({ accountId: 'admin01', roleType: 'ADMIN' });
});

type Query = Parameters<typeof api.get<'/v1/admin/choices'>>[1];
const search = async (query: NonNullable<NonNullable<Query>['query']>) =>
  (await api.get('/v1/admin/choices', { as: admin, query })).content;
const named = async (kind: 'ARTIST' | 'ARTWORK' | 'ARTICLE', ids: readonly (string | number)[]) =>
  (await api.get('/v1/admin/choices/named', { as: admin, query: { kind, ids: ids.join(',') } })).content;
const names = (things: readonly { name: string }[]) => things.map(({ name }) => name);

describe('choosing artists', () => {
  it('finds them by name and by the beginning of the login ID, and tells namesakes apart', async () => {
    const one = await api.make.artist({ nameKo: '김하루', userAccountId: 'haru01' });
    const other = await api.make.artist({ nameKo: '김하루', nameEn: 'Haru', userAccountId: 'kimharu' });
    await api.make.artist({ nameKo: '박다온', userAccountId: 'daon' });

    const byName = await search({ kind: 'ARTIST', q: '김하루' });
    expect(byName.map(({ id, note }) => [id, note]).sort()).toEqual([
      [String(one.id), 'haru01'],
      [String(other.id), 'kimharu'],
    ]);
    expect(byName[0]?.image?.id).toHaveLength(32);
    expect(names(await search({ kind: 'ARTIST', q: 'Dao' }))).toEqual(['박다온']);
  });

  it('finds a hidden artist, but not where only public ones may be chosen', async () => {
    await api.make.artist({ nameKo: '이숨', isPublic: false, userAccountId: 'sum' });
    expect(await search({ kind: 'ARTIST', q: '이숨' })).toMatchObject([{ name: '이숨', isPublic: false }]);
    expect(await search({ kind: 'ARTIST', q: 'sum' })).toHaveLength(1);
    expect(await search({ kind: 'ARTIST', q: '이숨', isPublic: true })).toEqual([]);
    expect(await search({ kind: 'ARTIST', q: 'sum', isPublic: true })).toEqual([]);
  });
});

describe('choosing artworks', () => {
  it('finds them by title and by artist', async () => {
    const { id } = await api.make.artist({ nameKo: '최가람', userAccountId: 'garam' });
    const work = await api.make.artwork(id, { title: '물결 위의 집', year: 2021 });
    const expected = [{ id: work.uuid, name: '물결 위의 집', note: '최가람 (garam) · 2021' }];
    expect(await search({ kind: 'ARTWORK', q: '물결 위의' })).toMatchObject(expected);
    expect(await search({ kind: 'ARTWORK', q: '최가람' })).toMatchObject(expected);
  });
});

describe('choosing articles', () => {
  it('finds them by every word of the title, drafts too, the one saved last first', async () => {
    await api.make.article({ title: '봄의 방', type: 'SPECIAL', number: 24 });
    await api.make.article({
      title: '봄의 방 전시',
      type: 'EXHIBITION',
      status: 'DRAFT',
      previewImageId: null,
    });
    await api.make.article({ title: '겨울의 방' });

    const found = await search({ kind: 'ARTICLE', q: '방 봄' });
    expect(found.map(({ name, note, isPublic }) => [name, note, isPublic])).toEqual([
      ['봄의 방 전시', '전시 · 초안', false],
      ['봄의 방', '스페셜 No. 24', true],
    ]);
    expect(names(await search({ kind: 'ARTICLE', q: '봄', isPublic: true }))).toEqual(['봄의 방']);
    expect(names(await search({ kind: 'ARTICLE', q: '봄', type: 'EXHIBITION' }))).toEqual(['봄의 방 전시']);
  });

  it('reads signs of patterns as text', async () => {
    await api.make.article({ title: '100% 물감' });
    expect(names(await search({ kind: 'ARTICLE', q: '0%' }))).toEqual(['100% 물감']);
    expect(await search({ kind: 'ARTICLE', q: '_' })).toEqual([]);
  });
});

describe('both', () => {
  it('answers nothing without a text, and at most eight things', async () => {
    for (let index = 0; index < 10; index += 1) await api.make.article({ title: `같은 제목 ${index}` });
    expect(await search({ kind: 'ARTICLE', q: ' ' })).toEqual([]);
    expect(await search({ kind: 'ARTICLE', q: '같은' })).toHaveLength(8);
  });

  it('names what was chosen in the order of the ids, and leaves out what is gone', async () => {
    const one = await api.make.artist({ nameKo: '하나' });
    const two = await api.make.artist({ nameKo: '둘' });
    expect(names(await named('ARTIST', [two.id, 999_999, one.id]))).toEqual(['둘', '하나']);
    const work = await api.make.artwork(one.id, { title: '창' });
    expect(names(await named('ARTWORK', [UNKNOWN_UUID, work.uuid]))).toEqual(['창']);
    const article = await api.make.article({ title: '글', status: 'DRAFT' });
    expect(names(await named('ARTICLE', [article.uuid]))).toEqual(['글']);
  });

  it('refuses what is no id, too many of them, and unknown kinds', async () => {
    const failing = (query: object) => api.fails(400, 'GET', '/v1/admin/choices/named', { as: admin, query });
    await failing({ kind: 'ARTIST', ids: 'x' });
    await failing({ kind: 'ARTICLE', ids: '1' });
    await failing({ kind: 'ARTIST', ids: Array.from({ length: 101 }, (_, index) => index + 1).join(',') });
    await failing({ kind: 'PLACE', ids: '1' });
    await api.fails(400, 'GET', '/v1/admin/choices', {
      as: admin,
      query: { kind: 'PLACE', q: 'x' } as never,
    });
  });

  it('is for operators', async () => {
    const member = await api.make.account();
    const query = { kind: 'ARTIST', q: 'x' } as const;
    await api.fails(401, 'GET', '/v1/admin/choices', { query });
    await api.fails(403, 'GET', '/v1/admin/choices', { as: member, query });
  });
});
