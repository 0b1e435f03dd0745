import { sitemapIndexXml, xmlResponse } from '@/lib/seo/sitemap';
import { listSitemaps } from '@/server/pages/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return xmlResponse(sitemapIndexXml(await listSitemaps()));
}
