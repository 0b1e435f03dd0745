import { ROBOTS } from '@/lib/ai/refusal-headers';
import { absoluteUrl, pageMetadata, rootMetadata } from './metadata';

describe('absoluteUrl', () => {
  it('adds the origin to paths and leaves addresses', () => {
    expect(absoluteUrl('/artist?page=2')).toBe('http://localhost:3000/artist?page=2');
    expect(absoluteUrl('https://example.com/a')).toBe('https://example.com/a');
  });
});

describe('pageMetadata', () => {
  it('names the page, its one address and its picture everywhere', () => {
    const metadata = pageMetadata({
      title: '윤재하',
      description: '  천 번의\n<선>  ',
      path: '/artist/yoonjaeha',
    });
    expect(metadata.title).toBe('윤재하');
    expect(metadata.description).toBe('천 번의 <선>');
    expect(metadata.alternates?.canonical).toBe('http://localhost:3000/artist/yoonjaeha');
    expect(metadata.openGraph).toMatchObject({
      title: '윤재하 — 결 GYEOL',
      locale: 'ko_KR',
      images: [{ url: 'http://localhost:3000/og.jpg', width: 1200, height: 630 }],
    });
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' });
    expect(metadata.robots).toBeUndefined();
  });
  it('keeps pages out of indexes when asked', () => {
    expect(pageMetadata({ path: '/search', noIndex: true }).robots).toBe(ROBOTS.hidden);
  });
  it('refuses AI unless the artist allows it', () => {
    expect(rootMetadata()).toMatchObject({ robots: ROBOTS.refused, other: { 'tdm-reservation': '1' } });
    expect(pageMetadata({ path: '/artwork/a' })).not.toHaveProperty('robots');
    expect(pageMetadata({ path: '/artwork/a', allowsAi: true })).toMatchObject({
      robots: ROBOTS.allowed,
      other: { 'tdm-reservation': '0' },
    });
  });
});
