import { answerCalendar } from '@/server/pages/article-calendar';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ uuid: string }> },
): Promise<Response> {
  return answerCalendar('EVENT', (await params).uuid);
}
