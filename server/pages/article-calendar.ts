import { articleDetailSchema, type ArticleDetail } from '@/lib/contracts/article';
import { timeOfDay } from '@/lib/date/time-of-day';
import { attachmentOf } from '@/lib/format/attachment';
import { calendarFile } from '@/lib/format/calendar';
import { ARTICLE_CALLS } from '@/lib/api/article-calls';
import { apiUrl } from '@/lib/api/url';
import * as articlePaths from '@/lib/paths/article';
import { absoluteUrl } from '@/lib/seo/metadata';
import { plainText, shorten } from '@/lib/seo/plain-text';
import { site, siteName } from '@/lib/site';
import { getFromPlatform } from '@/server/bff/transport';
import { isRefusal } from './refusal';

const DESCRIPTION_MAX = 500;

/**
 * The days of an exhibition or an event as a calendar file (RFC 5545) that browsers save under its title.
 * 404 for what isn't published, and for what has no days.
 * @throws PlatformError where the platform is away.
 */
export async function answerCalendar(type: 'EXHIBITION' | 'EVENT', uuid: string): Promise<Response> {
  const article = await findArticle(type, uuid);
  const from = article?.periodFrom ?? article?.periodTo ?? null;
  if (article === null || from === null) return new Response('Not Found', { status: 404 });
  return new Response(calendarFile(eventOf(article, from), siteName), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachmentOf(article.title, 'ics'),
    },
  });
}

function eventOf(article: ArticleDetail, from: string) {
  const { periodTo, timeFrom, timeTo, location, locationDetail } = article;
  const to = periodTo === null || periodTo < from ? from : periodTo;
  const opensAt = timeOfDay(timeFrom);
  const url = absoluteUrl(articlePaths.page(article.type, article.uuid));
  const closesAt = timeOfDay(timeTo);
  // Whole days have no hours of their own in a calendar.
  const hours =
    opensAt === null || from === to ? null : `시간 ${opensAt}${closesAt === null ? '' : `–${closesAt}`}`;
  const memos = [article.periodMemo, hours, article.timeMemo].filter((memo) => memo !== null);
  return {
    uid: `${article.uuid}@${new URL(site.url).hostname}`,
    updatedAt: article.updatedAt,
    from,
    to,
    hours: opensAt === null ? null : { from: opensAt, to: closesAt },
    title: article.title,
    description: [...memos, shorten(plainText(article.content), DESCRIPTION_MAX), url]
      .filter((text) => text !== '')
      .join('\n'),
    location: [location, locationDetail].filter((text) => text !== null).join(', ') || null,
    url,
    organizer: article.organizer,
  };
}

async function findArticle(type: 'EXHIBITION' | 'EVENT', uuid: string): Promise<ArticleDetail | null> {
  try {
    return await getFromPlatform(apiUrl(ARTICLE_CALLS[type].one, { params: { uuid } }), articleDetailSchema);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
