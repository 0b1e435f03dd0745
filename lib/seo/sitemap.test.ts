import { sitemapIndexXml, sitemapXml } from './sitemap';

describe('sitemaps', () => {
  it('escape addresses', () => {
    const xml = sitemapXml([
      { path: '/artist/a?artwork=1&x=<', updatedAt: '2025-11-04T00:00:00.000Z', images: ['/media/a/1.webp'] },
    ]);
    expect(xml).toContain('<loc>http://localhost:3000/artist/a?artwork=1&amp;x=%3C</loc>');
    expect(xml).toContain('<lastmod>2025-11-04T00:00:00.000Z</lastmod>');
    expect(xml).toContain('<image:loc>http://localhost:3000/media/a/1.webp</image:loc>');
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
  });
  it('list each other', () => {
    expect(sitemapIndexXml(['/sitemap/pages.xml'])).toContain(
      '<sitemap><loc>http://localhost:3000/sitemap/pages.xml</loc></sitemap>',
    );
  });
});
