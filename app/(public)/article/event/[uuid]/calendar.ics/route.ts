import { answerCalendar } from '@/server/pages/article-calendar';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ uuid: string }> },
): Promise<Response> {
  return answerCalendar('EVENT', (await params).uuid);
}
