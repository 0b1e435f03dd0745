import { cacheTags } from '@/lib/cache-tags';
import * as studioMessages from '@/lib/messages/studio';
import { artworkCategories, artworks } from '@/server/db/schema/artwork';
import { UNKNOWN_UUID, useTestApi, type Account } from '@/tests/support/api';
import { studioArtist } from '@/tests/support/studio';

const api = useTestApi();
const CATEGORIES = '/v1/artists/me/artworks/categories';
const ONE = '/v1/artists/me/artworks/categories/{uuid}';

const create = (as: Account, name: string, isHidden = false) =>
  api.call('POST', CATEGORIES, { as, body: { name, isHidden } });
const refused = (as: Account, name: unknown) =>
  api.fails(422, 'POST', CATEGORIES, { as, body: { name, isHidden: false } });

it('adds categories behind the others and lists them, hidden ones too', async () => {
  const { as, artist } = await studioArtist(api);
  const first = await create(as, ' 푸른 점 ');
  const second = await create(as, '드로잉', true);
  expect(first).toEqual({ uuid: first.uuid, name: '푸른 점', isHidden: false, artworkCount: 0 });
  await api.make.artwork(artist.id, { categoryUuid: second.uuid });
  expect(await api.get(CATEGORIES, { as })).toEqual([first, { ...second, artworkCount: 1 }]);
  const shown = await api.get('/v1/contents/artists/{id}/art-works/categories', {
    params: { id: artist.id },
  });
  expect(shown.map(({ name }) => name)).toEqual(['푸른 점']);
});

it('refuses a fourth, also of several at once', async () => {
  const { as } = await studioArtist(api);
  const answers = await Promise.all(
    ['하나', '둘', '셋', '넷', '다섯', '여섯'].map((name) =>
      api.request('POST', CATEGORIES, { as, body: { name, isHidden: false } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
  const failure = await api.fails(409, 'POST', CATEGORIES, { as, body: { name: '일곱', isHidden: false } });
  expect([failure.code, failure.message]).toEqual([
    'CATEGORIES_FULL',
    '생성 가능한 카테고리 갯수를 초과했습니다. (3개까지 생성 가능)',
  ]);
  const places = (await api.rows(artworkCategories)).map(({ sortOrder }) => sortOrder);
  expect(places.length).toBe(3);
  // Another artist has three of their own.
  await create((await studioArtist(api)).as, '하나');
});

it('holds the three by the database too', async () => {
  const { artist } = await studioArtist(api);
  for (const name of ['가', '나', '다']) await api.make.category(artist.id, { name });
  await expect(api.make.category(artist.id, { name: '라' })).rejects.toThrow();
});

it('has no two of one name, letter case and spaces aside', async () => {
  const { as } = await studioArtist(api);
  const first = await create(as, 'Blue Dots');
  for (const name of ['blue dots', 'BLUEDOTS', ' Blue \t dots ']) {
    const failure = await api.fails(409, 'POST', CATEGORIES, { as, body: { name, isHidden: false } });
    expect(failure.code).toBe('CATEGORY_NAME_TAKEN');
    expect(failure.errors).toEqual([{ field: 'name', message: studioMessages.categoryNameTaken }]);
  }
  const other = await create(as, '드로잉');
  const params = { uuid: other.uuid };
  await api.fails(409, 'PUT', ONE, { as, params, body: { name: 'bluedots', isHidden: false } });
  // Its own name is free to it, also written in another way.
  const renamed = { name: 'blue dots', isHidden: true };
  expect(await api.call('PUT', ONE, { as, params: { uuid: first.uuid }, body: renamed })).toMatchObject(
    renamed,
  );
});

it('makes one of a double click', async () => {
  const { as } = await studioArtist(api);
  const body = { name: '푸른 점', isHidden: false };
  const answers = await Promise.all([1, 2].map(() => api.request('POST', CATEGORIES, { as, body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await api.rows(artworkCategories)).toHaveLength(1);
});

it('names what is wrong with a name', async () => {
  const { as } = await studioArtist(api);
  const messageOf = async (name: unknown) => (await refused(as, name)).errors;
  for (const unseen of ['  ', '\u3164', '\u200b\u202e', '\0'])
    expect(await messageOf(unseen)).toEqual([{ field: 'name', message: '카테고리 이름을 입력해주세요.' }]);
  expect(await messageOf('가'.repeat(21))).toEqual([
    { field: 'name', message: studioMessages.categoryNameTooLong },
  ]);
  expect((await messageOf(null))[0]?.field).toBe('name');
  await create(as, '가'.repeat(20));
});

it('hides and shows a category, and its pages follow', async () => {
  const { as, artist } = await studioArtist(api);
  const { uuid } = await create(as, '드로잉');
  api.invalidated.length = 0;
  const put = (isHidden: boolean) =>
    api.call('PUT', ONE, { as, params: { uuid }, body: { name: '드로잉', isHidden } });
  const path = '/v1/contents/artists/{id}/art-works/categories';
  expect((await put(true)).isHidden).toBe(true);
  expect(await api.get(path, { params: { id: artist.id } })).toEqual([]);
  await put(false);
  expect(await api.get(path, { params: { id: artist.id } })).toHaveLength(1);
  const tags = [cacheTags.artworks(artist.id), cacheTags.artist(artist.id)];
  expect(api.invalidated).toEqual([tags, tags]);
});

it('removes a category and leaves its artworks without one', async () => {
  const { as, artist } = await studioArtist(api);
  const { uuid } = await create(as, '드로잉');
  const inside = await api.make.artwork(artist.id, { categoryUuid: uuid, categorySortOrder: 4 });
  api.invalidated.length = 0;
  expect(await api.call('DELETE', ONE, { as, params: { uuid } })).toBeNull();
  expect(await api.row(artworks, { uuid: inside.uuid })).toEqual({
    ...inside,
    categoryUuid: null,
    categorySortOrder: null,
  });
  expect(api.invalidated).toEqual([[cacheTags.artworks(artist.id), cacheTags.artist(artist.id)]]);
  await api.fails(404, 'DELETE', ONE, { as, params: { uuid } });
  // Its name and its place are free again.
  await create(as, '드로잉');
});

it('knows nothing of other artists’ categories, and nothing without an artist', async () => {
  const { as } = await studioArtist(api);
  const { artist: other } = await studioArtist(api);
  const theirs = await api.make.category(other.id);
  const body = { name: '바뀐 이름', isHidden: true };
  for (const uuid of [theirs.uuid, UNKNOWN_UUID]) {
    await api.fails(404, 'PUT', ONE, { as, params: { uuid }, body });
    await api.fails(404, 'DELETE', ONE, { as, params: { uuid } });
  }
  expect(await api.row(artworkCategories, { uuid: theirs.uuid })).toEqual(theirs);
  const without = await api.make.account({ roleType: 'ARTIST' });
  await api.fails(404, 'GET', CATEGORIES, { as: without });
  await api.fails(404, 'POST', CATEGORIES, { as: without, body });
});

it('says to each role why the studio isn’t theirs', async () => {
  const messageOf = async (roleType: Account['roleType']) =>
    (await api.fails(403, 'GET', CATEGORIES, { as: await api.make.account({ roleType }) })).message;
  const pending = '승인 대기 중이므로 해당 메뉴를 이용할 수 없습니다. 가입 완료 메일 수신 후 이용해 주세요.';
  expect(await messageOf('ARTIST_PENDING')).toBe(pending);
  expect(await messageOf('ARTIST_PENDING_RETRY')).toBe(pending);
  expect(await messageOf('ARTIST_BEFORE_PROFILE')).toBe('프로필을 먼저 등록해 주세요.');
  expect(await messageOf('MEMBER')).toBe('아티스트만 접근할 수 있습니다.');
  await api.fails(401, 'GET', CATEGORIES);
});
