import { robotsText } from '@/lib/seo/robots';
import { listAllowedToAi } from '@/server/pages/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  return new Response(robotsText(await listAllowedToAi()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
