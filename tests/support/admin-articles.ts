import type { AdminArticle } from '@/lib/contracts/admin/article';
import { fieldsOf } from '@/lib/contracts/admin/article-life';
import type { ArticleType } from '@/lib/contracts/article';
import { apiUrl } from '@/lib/api/url';
import type { Account, TestApi } from './api';

/** The body of a save that changes nothing but these fields. */
export function savedAs({ version, ...article }: AdminArticle, given: object = {}) {
  const { type: _type, status: _status, uuid: _uuid, images: _images, ...text } = article;
  return { ...text, version, ...given };
}

/** The calls of an operator who writes articles; each expects success. */
export function articleCalls(api: TestApi, operator: () => Account) {
  const one = (uuid: string) => ({ params: { uuid }, as: operator() });

  const begin = (type: ArticleType, title = '물러난 바다') =>
    api.call('POST', '/v1/admin/articles', { as: operator(), body: { type, title } });
  const read = (uuid: string) => api.get('/v1/admin/articles/{uuid}', one(uuid));
  const save = async (article: AdminArticle, given: object) =>
    api.call('PUT', '/v1/admin/articles/{uuid}', { ...one(article.uuid), body: savedAs(article, given) });

  /** A draft with all that its page needs. */
  async function whole(type: ArticleType, given: object = {}) {
    const image = (await api.make.image()).id;
    const ofSpecial = {
      subTitle: '조각보를 읽는 법',
      content: '첫 문단',
      contents: [block({ title: '하나', imageId: image }), block({ title: '둘', imageId: image })],
    };
    const ofOthers = { periodFrom: '2026-03-01', location: '물때화랑', content: '<p>여는 글</p>' };
    const fields = new Set<string>(fieldsOf(type));
    const text = { ...(type === 'SPECIAL' ? ofSpecial : ofOthers), previewImageId: image, ...given };
    const own = Object.fromEntries(Object.entries(text).filter(([name]) => fields.has(name)));
    return save(await begin(type), own);
  }

  const setStatus = (article: AdminArticle, status: string, publishAt: string | null = null) =>
    api.call('PUT', '/v1/admin/articles/{uuid}/status', {
      ...one(article.uuid),
      body: { version: article.version, status, publishAt },
    });

  return { begin, read, save, whole, setStatus, publish: (it: AdminArticle) => setStatus(it, 'PUBLISHED') };
}

export const block = (given: object = {}) => ({
  ...{ uuid: crypto.randomUUID(), title: '바다', content: '파도가 멀어진다.', imageId: null },
  ...{ alt: '안개 낀 바다', artworkUuid: null, credit: '', ...given },
});

/** @param below the rest of the path, such as `/status` */
export const articleUrl = (uuid: string, below = ''): string =>
  apiUrl('/v1/admin/articles/{uuid}', { params: { uuid } }) + below;
