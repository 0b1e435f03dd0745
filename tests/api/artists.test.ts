import { artistCardSchema } from '@/lib/contracts/artist';
import { pageSchema } from '@/lib/contracts/envelope';
import { ERRORS } from '@/lib/contracts/errors';
import * as likeMessages from '@/lib/messages/like';
import { fillUrl } from '@/lib/api/url';
import { useTestApi } from '@/tests/support/api';

const listSchema = pageSchema(artistCardSchema);
const api = useTestApi();

const names = (page: { content: { nameKo: string | null }[] }) => page.content.map((artist) => artist.nameKo);

describe('GET /v2/artists', () => {
  it('lists public artists, the latest first, a page at a time', async () => {
    for (const nameKo of ['하나', '둘', '셋']) await api.make.artist({ nameKo });
    await api.make.artist({ nameKo: '숨은 이', isPublic: false });

    const first = await api.get('/v2/artists', { query: { size: 2 } });
    expect(names(first)).toEqual(['셋', '둘']);
    expect(first).toMatchObject({
      totalElements: 3,
      totalPages: 2,
      pageable: { pageNumber: 0, pageSize: 2 },
    });
    expect(names(await api.get('/v2/artists', { query: { size: 2, page: 1 } }))).toEqual(['하나']);
  });

  it('sorts by each order in both directions, in either case of letters', async () => {
    for (const nameKo of ['나무', '가람', '다솜']) await api.make.artist({ nameKo });
    const sorted = async (sort: string, direction?: string) =>
      names(listSchema.parse(await api.get(fillUrl('/v2/artists', { query: { sort, direction } }))));

    expect(await sorted('nameKo')).toEqual(['가람', '나무', '다솜']);
    expect(await sorted('nameKo', 'DESC')).toEqual(['다솜', '나무', '가람']);
    expect(await sorted('createdAt')).toEqual(['다솜', '가람', '나무']);
    expect(await sorted('createdAt', 'Asc')).toEqual(['나무', '가람', '다솜']);
  });

  it.each([
    ['page=-1', 'PAGE_INVALID'],
    ['page=x', 'PAGE_INVALID'],
    ['page=1.5', 'PAGE_INVALID'],
    ['page=', 'PAGE_INVALID'],
    ['size=0', 'SIZE_INVALID'],
    ['size=101', 'SIZE_INVALID'],
    ['size=99999999999', 'SIZE_INVALID'],
    ['sort=name', 'SORT_INVALID'],
    ['direction=up', 'DIRECTION_INVALID'],
  ] as const)('refuses %s with the sentence of %s', async (query, code) => {
    const failure = await api.fails(400, 'GET', `/v2/artists?${query}`);
    expect(failure).toMatchObject({ code, message: ERRORS[code].message });
    expect(failure.errors).toEqual([{ field: query.split('=')[0], message: ERRORS[code].message }]);
  });

  it('names every failing field at once', async () => {
    const failure = await api.fails(400, 'GET', '/v2/artists?page=-1&size=0&sort=no');
    expect(failure.errors.map(({ field }) => field)).toEqual(['page', 'size', 'sort']);
  });

  it('takes the first of a key given twice', async () => {
    await api.make.artist({ nameKo: '하나' });
    const list = await api.get('/v2/artists?size=10&size=0&__proto__=1');
    expect(list.pageable.pageSize).toBe(10);
  });

  it('answers an empty page beyond the end and beyond the depth limit', async () => {
    await api.make.artist();
    for (const page of [1, 5000, 999_999_999]) {
      expect(await api.get('/v2/artists', { query: { page, size: 100 } })).toMatchObject({
        content: [],
        totalElements: 1,
      });
    }
  });

  it('lists the liked ones of the caller, and only to members', async () => {
    const [first, second] = [
      await api.make.artist({ nameKo: '하나' }),
      await api.make.artist({ nameKo: '둘' }),
    ];
    const member = await api.make.account();
    await api.make.like(member.uuid, 'ARTIST', first.uuid);
    await api.make.like((await api.make.account()).uuid, 'ARTIST', second.uuid);

    const liked = await api.get('/v2/artists', { query: { like: true }, as: member });
    expect(names(liked)).toEqual(['하나']);
    expect(liked.totalElements).toBe(1);
    const failure = await api.fails(401, 'GET', '/v2/artists', { query: { like: true } });
    expect(failure.message).toBe(likeMessages.loginRequired);
  });

  it('says what the caller likes, and keeps that out of shared caches', async () => {
    const artist = await api.make.artist();
    const member = await api.make.account();
    await api.make.like(member.uuid, 'ARTIST', artist.uuid);

    const own = await api.request('GET', '/v2/artists', { as: member });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect((await own.json()).data.content[0].isLike).toBe(true);
    const anonymous = await api.request('GET', '/v2/artists');
    expect(anonymous.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(anonymous.headers.get('cache-tag')).toBe('artists');
    expect((await anonymous.json()).data.content[0].isLike).toBe(false);
  });
});

describe('GET /v2/artists/{userAccountId}', () => {
  it('answers the whole profile, careers newest first', async () => {
    const artist = await api.make.artist({
      userAccountId: 'dana',
      awards: [
        { year: 2019, title: '첫 상' },
        { year: 2024, title: '나중 상' },
      ],
      experiences: [{ type: 'GRANT', year: 2020, title: '지원', location: '재단', region: '서울' }],
    });
    await api.make.artwork(artist.id);
    await api.make.article({ artistId: artist.id, title: '옛 특집' });
    const special = await api.make.article({
      artistId: artist.id,
      title: '새 특집',
      subTitle: '부제',
      number: 7,
    });
    await api.make.article({ artistId: artist.id, title: '초안', status: 'DRAFT' });
    await api.make.article({ artistId: artist.id, title: '전시', type: 'EXHIBITION' });

    const detail = await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'dana' } });
    expect(detail.awards.map(({ year }) => year)).toEqual([2024, 2019]);
    // A login ID is known in capitals too.
    expect(await api.get('/v2/artists/{userAccountId}', { params: { userAccountId: 'DANA' } })).toEqual(
      detail,
    );
    expect(detail).toMatchObject({ userAccountId: 'dana', artworkCount: 1, followerCount: 0, isLike: false });
    expect(detail.artistArticleSpecial).toMatchObject({
      articleSpecialUuid: special.uuid,
      title: '새 특집',
      message: '부제',
      number: 7,
    });
  });

  it('names what it depends on', async () => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    const response = await api.request('GET', '/v2/artists/{userAccountId}', {
      params: { userAccountId: 'dana' },
    });
    expect(response.headers.get('cache-tag')).toBe(`artist:${artist.id}, followers:${artist.id}, articles`);
  });

  it.each(['nobody', '%00', '%E0%A4%A', '%F0%9F%8E%A8', "a'b", `${'a'.repeat(65)}`])(
    'answers 404 for %s',
    async (userAccountId) => {
      const failure = await api.fails(404, 'GET', `/v2/artists/${userAccountId}`);
      expect(failure).toMatchObject({ code: 'NOT_FOUND', message: ERRORS.NOT_FOUND.message });
    },
  );

  it('answers 404 for a private artist, to every caller', async () => {
    await api.make.artist({ userAccountId: 'hidden', isPublic: false });
    await api.fails(404, 'GET', '/v2/artists/{userAccountId}', { params: { userAccountId: 'hidden' } });
    await api.fails(404, 'GET', '/v2/artists/{userAccountId}', {
      params: { userAccountId: 'hidden' },
      as: await api.make.account(),
    });
  });
});

describe('GET /v1/contents/artists/{id}/profile-status', () => {
  it('tells public from private, by number and by page address', async () => {
    const open = await api.make.artist();
    const hidden = await api.make.artist({ userAccountId: 'hidden', isPublic: false });
    expect(await api.get('/v1/contents/artists/{id}/profile-status', { params: { id: open.id } })).toBe(true);
    expect(await api.get('/v1/contents/artists/{id}/profile-status', { params: { id: hidden.id } })).toBe(
      false,
    );
    expect(await api.get('/v1/contents/artists/hidden/profile-status')).toBe(false);
  });

  it.each(['999999', '0', '-1', 'nobody', '99999999999999999999'])('answers 404 for %s', async (id) => {
    await api.fails(404, 'GET', `/v1/contents/artists/${id}/profile-status`);
  });
});
