import { rssResponse } from '@/lib/seo/rss';
import { feedTypeOf, getFeed } from '@/server/pages/feed';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const type = feedTypeOf((await params).file);
  return type === null ? new Response('Not Found', { status: 404 }) : rssResponse(await getFeed(type));
}
