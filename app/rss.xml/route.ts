import { rssResponse } from '@/lib/seo/rss';
import { getFeed } from '@/server/pages/feed';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return rssResponse(await getFeed(null));
}
