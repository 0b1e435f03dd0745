import { tdmRules } from '@/lib/seo/robots';
import { listAllowedToAi } from '@/server/pages/sitemap';

export const dynamic = 'force-dynamic';

/** The site's rules for text and data mining, at the place of the TDM Reservation Protocol. */
export async function GET(): Promise<Response> {
  return Response.json(tdmRules(await listAllowedToAi()));
}
