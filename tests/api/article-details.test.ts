import { randomUUID } from 'node:crypto';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { articleRelatedArtists } from '@/server/db/schema/article';
import { useTestApi } from '@/tests/support/api';

const TYPES = ['SPECIAL', 'EXHIBITION', 'EVENT', 'NEWS'] as const;
const api = useTestApi();

describe('GET /v1/articles/{exhibitions|events|news}/{uuid}', () => {
  it.each(['EXHIBITION', 'EVENT', 'NEWS'] as const)('%s with everything that its page says', async (type) => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    const [preview, main] = [await api.make.image(), await api.make.image({ width: 900 })];
    const given = {
      title: '물러난 바다',
      periodFrom: '2026-03-01',
      periodTo: '2026-03-31',
      periodMemo: '마감일 17:00까지',
      timeFrom: '10:00',
      timeTo: '18:00',
      timeMemo: '월요일 휴관',
      organizer: '통영 물때화랑',
      location: '물때화랑, 통영',
      locationDetail: '경상남도 통영시 항남동 000',
      contactPhoneNum: '055-000-3604',
      contactEmail: 'tide@multtae.example',
      originLink: 'https://example.com/1',
    };
    const { uuid } = await api.make.article({
      type,
      ...given,
      content: '<h2>전시</h2><p onclick="x">가<script>alert(1)</script></p>',
      previewImageId: preview.id,
      mainImageId: main.id,
      artistId: artist.id,
    });
    const detail = await api.get(ARTICLE_CALLS[type].one, { params: { uuid } });
    expect(detail).toMatchObject({ uuid, type, likeType: type, ...given });
    expect(detail.content).toBe('<h3>전시</h3><p>가</p>');
    expect(detail.image.id).toBe(main.id);
    expect(detail.previewImage.id).toBe(preview.id);
    expect(detail.artist?.userAccountId).toBe('dana');
    const { headers } = await api.request('GET', ARTICLE_CALLS[type].one, { params: { uuid } });
    expect(headers.get('cache-tag')).toBe(`article:${uuid}, articles, today, artist:${artist.id}`);
  });

  it('does with an article of a title alone', async () => {
    const { uuid, previewImageId } = await api.make.article({ type: 'NEWS' });
    const detail = await api.get('/v1/articles/news/{uuid}', { params: { uuid } });
    expect(detail).toMatchObject({ content: '', artist: null, periodFrom: null, originLink: null });
    expect(detail.image.id).toBe(previewImageId);
  });

  it.each(['javascript:alert(1)', 'https://', 'example.com/1', '//example.com', ' data:text/html,x', ''])(
    'links to no source %j',
    async (originLink) => {
      const { uuid } = await api.make.article({ type: 'NEWS', originLink });
      expect(await api.get('/v1/articles/news/{uuid}', { params: { uuid } })).toMatchObject({
        originLink: null,
      });
    },
  );

  it('says likes to their owner, and nobody’s to others', async () => {
    const { uuid } = await api.make.article({ type: 'EVENT' });
    const [as, other] = [await api.make.account(), await api.make.account()];
    await api.make.like(as.uuid, 'EVENT', uuid);
    const isLike = async (sent = {}) =>
      (await api.get('/v1/articles/events/{uuid}', { params: { uuid }, ...sent })).isLike;
    expect([await isLike({ as }), await isLike({ as: other }), await isLike()]).toEqual([true, false, false]);
  });
});

describe('GET /v1/articles/specials/{uuid}', () => {
  it('with blocks in order, who wrote it, and the artists whose pages are public', async () => {
    const artist = await api.make.artist({ userAccountId: 'dana' });
    const [second, first] = [await api.make.artist(), await api.make.artist()];
    const hidden = await api.make.artist({ isPublic: false });
    const images = [await api.make.image(), await api.make.image(), await api.make.image()];
    const [one, two, writer] = images.map(({ id }) => id);
    const special = await api.make.article({
      number: 24,
      title: '바느질은 오래된 문장이다',
      subTitle: '조각보를 읽는 법',
      content: '첫 문단 <b>그대로</b>\n\n둘째 문단',
      artistId: artist.id,
      contents: [
        { uuid: 'a', title: '하나', content: '글', imageId: one ?? '' },
        { uuid: 'b', title: '둘', content: '글', imageId: two ?? '' },
        { uuid: 'c', title: '셋', content: '글', imageId: 'f'.repeat(32) },
      ],
      writer: '김하루',
      writerTitle: '에디터',
      writerMessage: '천천히 읽어 주세요.',
      writerImageId: writer ?? null,
    });
    await api.database.orm.insert(articleRelatedArtists).values(
      [hidden, first, second].map(({ id }, position) => ({
        articleUuid: special.uuid,
        artistId: id,
        position,
      })),
    );
    const params = { uuid: special.uuid };
    const detail = await api.get('/v1/articles/specials/{uuid}', { params });
    expect(detail).toMatchObject({
      number: 24,
      subTitle: '조각보를 읽는 법',
      mainContent: '첫 문단 <b>그대로</b>\n\n둘째 문단',
      artistUserAccountId: 'dana',
      writer: '김하루',
      writerTitle: '에디터',
      writerMessage: '천천히 읽어 주세요.',
      writerImage: { id: writer },
    });
    expect(detail.contents.map(({ title, image }) => [title, image.id])).toEqual([
      ['하나', one],
      ['둘', two],
      ['셋', special.previewImageId],
    ]);
    expect(detail.relatedArtists.map(({ id }) => id)).toEqual([first.id, second.id]);
    const { headers } = await api.request('GET', '/v1/articles/specials/{uuid}', { params });
    for (const id of [artist.id, first.id, second.id, hidden.id]) {
      expect(headers.get('cache-tag')?.split(', ')).toContain(`artist:${id}`);
    }
    for (const subTitle of ['조각보를 읽는 법', '다른 것', '100%', '<b>', '가'.repeat(500)]) {
      expect(
        await api.get('/v1/articles/specials/{uuid}/{subTitle}', { params: { ...params, subTitle } }),
      ).toEqual(detail);
    }
  });

  it('names no artist whose page is private', async () => {
    const hidden = await api.make.artist({ isPublic: false });
    const { uuid } = await api.make.article({ artistId: hidden.id });
    const detail = await api.get('/v1/articles/specials/{uuid}', { params: { uuid } });
    expect(detail).toMatchObject({ artist: null, artistUserAccountId: null, relatedArtists: [] });
  });

  it('has every block’s own picture', async () => {
    const contents = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => ({
        uuid: `${index}`,
        title: '',
        content: '',
        imageId: (await api.make.image()).id,
      })),
    );
    const artist = await api.make.artist();
    const { uuid } = await api.make.article({ contents, artistId: artist.id });
    const detail = await api.get('/v1/articles/specials/{uuid}', { params: { uuid } });
    expect(detail.contents.map(({ image }) => image.id)).toEqual(contents.map(({ imageId }) => imageId));
  });
});

describe('what is answered like an unknown article', () => {
  it.each(TYPES)('%s that is a draft, scheduled or of another type', async (type) => {
    const codes = new Set<string>();
    const draft = await api.make.article({ type, status: 'DRAFT' });
    const scheduled = await api.make.article({ type, status: 'SCHEDULED' });
    const published = await api.make.article({ type });
    for (const { uuid } of [draft, scheduled, { uuid: randomUUID() }]) {
      codes.add(JSON.stringify(await api.fails(404, 'GET', ARTICLE_CALLS[type].one, { params: { uuid } })));
    }
    for (const other of TYPES.filter((each) => each !== type)) {
      codes.add(
        JSON.stringify(
          await api.fails(404, 'GET', ARTICLE_CALLS[other].one, { params: { uuid: published.uuid } }),
        ),
      );
    }
    codes.add(
      JSON.stringify(
        await api.fails(404, 'GET', ARTICLE_CALLS[type].one, { params: { uuid: "1' or '1'='1" } }),
      ),
    );
    expect(codes.size).toBe(1);
  });

  it('a draft’s shared address', async () => {
    const { uuid } = await api.make.article({ status: 'DRAFT' });
    await api.fails(404, 'GET', '/v1/articles/specials/{uuid}/{subTitle}', {
      params: { uuid, subTitle: 'x' },
    });
  });
});
