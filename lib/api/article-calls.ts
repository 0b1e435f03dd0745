import type { ArticleType } from '@/lib/contracts/article';
import type { ApiPath } from './url';

/** The calls that list the articles of a type, that answer with one, and with one that has a link before it is published. */
export const ARTICLE_CALLS = {
  SPECIAL: {
    list: '/v1/contents/articles/specials',
    one: '/v1/articles/specials/{uuid}',
    preview: '/v1/previews/specials/{uuid}',
  },
  EXHIBITION: {
    list: '/v1/contents/articles/exhibitions',
    one: '/v1/articles/exhibitions/{uuid}',
    preview: '/v1/previews/exhibitions/{uuid}',
  },
  EVENT: {
    list: '/v1/contents/articles/events',
    one: '/v1/articles/events/{uuid}',
    preview: '/v1/previews/events/{uuid}',
  },
  NEWS: {
    list: '/v1/contents/articles/news',
    one: '/v1/articles/news/{uuid}',
    preview: '/v1/previews/news/{uuid}',
  },
} as const satisfies Record<ArticleType, { list: ApiPath; one: ApiPath; preview: ApiPath }>;
