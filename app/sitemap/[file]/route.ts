import { sitemapXml, xmlResponse } from '@/lib/seo/sitemap';
import { findSitemap } from '@/server/pages/sitemap';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const entries = await findSitemap((await params).file);
  return entries === null ? new Response('Not Found', { status: 404 }) : xmlResponse(sitemapXml(entries));
}
