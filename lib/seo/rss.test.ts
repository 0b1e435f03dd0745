import { rssXml, type FeedItem } from './rss';

const item: FeedItem = {
  title: `물 & <b>불</b> "'\u0000\ud800`,
  path: '/article/news/1?a=1&b=2',
  description: '<무제> & ]]> 나',
  category: '소식',
  author: null,
  publishedAt: '2026-03-01T00:00:00.000Z',
  image: { path: '/media/a/1280.jpg', type: 'image/jpeg', width: 1200, height: 800, bytes: 98_765 },
};
const feed = (items: FeedItem[]) =>
  rssXml({
    title: '결',
    description: '설명 & <것>',
    path: '/article/news',
    feedPath: '/rss/news.xml',
    items,
  });
const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

it('is XML whatever is in it, with the site’s address everywhere', () => {
  const document = parsed(
    feed([item, { ...item, author: '김하루', publishedAt: '2026-03-02T00:00:00.000Z' }]),
  );
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('item > title')?.textContent).toBe(`물 & <b>불</b> "'`);
  expect(document.querySelector('item > link')?.textContent).toBe(
    'http://localhost:3000/article/news/1?a=1&b=2',
  );
  expect(document.querySelector('enclosure')?.getAttribute('url')).toBe(
    'http://localhost:3000/media/a/1280.jpg',
  );
  expect(document.querySelector('enclosure')?.getAttribute('length')).toBe('98765');
  expect(document.querySelector('item > pubDate')?.textContent).toBe('Sun, 01 Mar 2026 00:00:00 GMT');
  expect(document.querySelector('channel > lastBuildDate')?.textContent).toBe(
    'Mon, 02 Mar 2026 00:00:00 GMT',
  );
  expect(document.getElementsByTagName('dc:creator')).toHaveLength(1);
});

it('says an item as HTML, which RSS 2.0 reads its description as, and the feed as text', () => {
  const document = parsed(feed([item]));
  const html = document.querySelector('item > description')?.textContent ?? '';
  expect(html).toBe('&lt;무제&gt; &amp; ]]&gt; 나');
  expect(new DOMParser().parseFromString(html, 'text/html').body.textContent).toBe(item.description);
  expect(document.querySelector('channel > description')?.textContent).toBe('설명 & <것>');
});

it('may be empty', () => {
  const document = parsed(feed([]));
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('lastBuildDate')).toBeNull();
});
