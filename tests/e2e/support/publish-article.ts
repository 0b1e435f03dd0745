import type { APIRequestContext } from '@playwright/test';
import type { AdminArticle, ArticleStatus } from '@/lib/contracts/admin/article';
import type { ArticleType } from '@/lib/contracts/article';
import { articleUrl, savedAs } from '@/tests/support/admin-articles';
import { photo } from './artist';
import { dataOf, headers } from './calls';

/** Uploads a picture for an article. @returns its ID */
export async function sendPicture(operator: APIRequestContext): Promise<string> {
  const picture = await operator.post('/v1/admin/images', {
    headers,
    multipart: { image: { name: '달.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 600) } },
  });
  return (await dataOf<{ id: string }>(picture)).id;
}

/** Publishes an article with these fields. @returns its UUID */
export async function publishArticle(
  operator: APIRequestContext,
  type: ArticleType,
  title: string,
  fields: object,
): Promise<string> {
  const made = await operator.post('/v1/admin/articles', { headers, data: { type, title } });
  const draft = await dataOf<AdminArticle>(made);
  await dataOf(await operator.put(articleUrl(draft.uuid), { headers, data: savedAs(draft, fields) }));
  await setArticleStatus(operator, draft.uuid, 'PUBLISHED');
  return draft.uuid;
}

/** Gives an article another status. @param publishAt when a scheduled one is published */
export async function setArticleStatus(
  operator: APIRequestContext,
  uuid: string,
  status: ArticleStatus,
  publishAt: Date | null = null,
): Promise<void> {
  const { version } = await dataOf<AdminArticle>(await operator.get(articleUrl(uuid), { headers }));
  const data = { version, status, publishAt: publishAt?.toISOString() ?? null };
  await dataOf(await operator.put(articleUrl(uuid, '/status'), { headers, data }));
}
