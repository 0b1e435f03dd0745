import { registerPlatform } from '@/server/bff/host-bridge';
import { variantKey } from '@/server/api/modules/media/keys';
import { answerCalendar } from '@/server/pages/article-calendar';
import { feedTypeOf, getFeed } from '@/server/pages/feed';
import { findSitemap } from '@/server/pages/sitemap';
import { useTestApi } from '@/tests/support/api';
import { registerTestSettings } from '@/tests/support/bff';

/** The addresses of a feed's items. */
function articlesOf(rss: string): string[] {
  return [...rss.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)].map(([, url = '']) => url);
}

const api = useTestApi();
beforeAll(() => {
  registerPlatform({ fetch: (request) => api.app.fetch(request) });
  registerTestSettings({ siteUrl: 'http://localhost:3000', siteOrigins: ['http://localhost:3000'] });
});

describe('calendar.ics', () => {
  it('is saved under the title and holds the days, the place and the address', async () => {
    const { uuid } = await api.make.article({
      type: 'EXHIBITION',
      title: '물러난 "바다"',
      periodFrom: '2026-03-01',
      periodTo: '2026-03-31',
      timeFrom: '10:00',
      timeTo: '18:00',
      periodMemo: '월요일 휴관',
      location: '물때화랑, 통영',
      content: '<p>가 &amp; 나</p>',
    });
    const answer = await answerCalendar('EXHIBITION', uuid);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="file.ics"; filename*=UTF-8''${encodeURIComponent('물러난 바다.ics')}`,
    );
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toContain('DTSTART;VALUE=DATE:20260301\r\nDTEND;VALUE=DATE:20260401\r\n');
    expect(text).toContain('SUMMARY:물러난 "바다"\r\n');
    expect(text).toContain('LOCATION:물때화랑\\, 통영\r\n');
    expect(text).toContain(`UID:${uuid}@localhost\r\n`);
    expect(text).toContain(`URL:http://localhost:3000/article/exhibition/${uuid}\r\n`);
    expect(text).toContain('DESCRIPTION:월요일 휴관\\n시간 10:00–18:00\\n가 & 나\\nhttp://localhost:3000/');
  });

  it('of one day has its hours', async () => {
    const day = '2026-03-01';
    const { uuid } = await api.make.article({
      type: 'EVENT',
      periodFrom: day,
      periodTo: day,
      timeFrom: '14:00',
      timeTo: '17:00',
    });
    const text = await (await answerCalendar('EVENT', uuid)).text();
    expect(text).toContain(
      'DTSTART;TZID=Asia/Seoul:20260301T140000\r\nDTEND;TZID=Asia/Seoul:20260301T170000',
    );
  });

  it('is none of what has no days, is hidden, of another type or no address at all', async () => {
    const none = await api.make.article({ type: 'EVENT' });
    const draft = await api.make.article({ type: 'EVENT', status: 'DRAFT', periodFrom: '2026-03-01' });
    const other = await api.make.article({ type: 'EXHIBITION', periodFrom: '2026-03-01' });
    for (const uuid of [none.uuid, draft.uuid, other.uuid, '../../admin', '%', 'x'.repeat(300)]) {
      expect((await answerCalendar('EVENT', uuid)).status).toBe(404);
    }
  });
});

describe('feeds', () => {
  it('hold what is published, newest first, of one type or of all', async () => {
    const old = await api.make.article({ type: 'NEWS', title: 'A & <B>' });
    const special = await api.make.article({ type: 'SPECIAL', title: '스페셜' });
    await api.make.article({ type: 'NEWS', status: 'DRAFT', title: '초안' });
    const all = await getFeed(null);
    expect(articlesOf(all)).toEqual([
      `http://localhost:3000/article/special/${special.uuid}`,
      `http://localhost:3000/article/news/${old.uuid}`,
    ]);
    expect(all).toContain('<title>A &amp; &lt;B&gt;</title>');
    expect(all).toContain(`<enclosure url="http://localhost:3000/media/${old.previewImageId}/640.jpg"`);
    expect(articlesOf(await getFeed('NEWS'))).toEqual([`http://localhost:3000/article/news/${old.uuid}`]);
    expect(articlesOf(await getFeed('EVENT'))).toEqual([]);
  });

  it('hold the newest artworks of public artists', async () => {
    const artist = await api.make.artist();
    const work = await api.make.artwork(artist.id, { title: '물의 결', year: 2024 });
    const feed = await getFeed('ARTWORK');
    expect(articlesOf(feed)).toEqual([`http://localhost:3000/artwork/${work.uuid}`]);
    expect(feed).toContain('〈물의 결〉, 2024.');
    // Nothing is stored of its picture.
    expect(feed).toContain('type="image/jpeg" length="0"/>');
    await api.storage.put(variantKey(work.imageId, 640, 'jpg'), Buffer.alloc(4321));
    expect(await getFeed('ARTWORK')).toContain('type="image/jpeg" length="4321"/>');
  });

  it('stop at thirty', async () => {
    for (let index = 0; index < 35; index += 1) await api.make.article({ type: 'EVENT' });
    expect(articlesOf(await getFeed('EVENT'))).toHaveLength(30);
  });

  it.each([
    ['special.xml', 'SPECIAL'],
    ['news.xml', 'NEWS'],
    ['artwork.xml', 'ARTWORK'],
    ['NEWS.xml', null],
    ['special', null],
    ['__proto__', null],
  ])('%s is of %s', (file, type) => {
    expect(feedTypeOf(file)).toBe(type);
  });
});

describe('sitemaps', () => {
  it.each(['articles-0.xml', 'specials-x.xml', 'specials-00000000.xml', '..%2f', 'accounts-0.xml'])(
    '%s is none',
    async (file) => {
      await api.make.article();
      expect(await findSitemap(file)).toBeNull();
    },
  );

  it('of the own pages has the walls of one value that have works enough', async () => {
    const { id } = await api.make.artist();
    for (let work = 0; work < 12; work += 1)
      await api.make.artwork(id, { genre: 'SCULPTURE', material: '대리석' });
    for (let work = 0; work < 11; work += 1) await api.make.artwork(id, { genre: 'MEDIA', material: '영상' });
    const paths = (await findSitemap('pages.xml'))?.map(({ path }) => path) ?? [];
    expect(paths).toContain('/artwork');
    expect(paths).toContain('/artwork?genre=SCULPTURE');
    expect(paths).toContain('/artwork?material=STONE');
    expect(paths).not.toContain('/artwork?genre=MEDIA');
    expect(paths.filter((path) => path.includes('shape='))).toEqual([]);
  });
});
