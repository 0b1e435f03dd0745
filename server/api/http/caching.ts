import type { CacheTag } from '@/lib/cache-tags';

interface Caching {
  caching: 'shared' | 'none';
  /** Whether the caller is logged in. The answer may then show the caller's likes. */
  isPersonal: boolean;
  tags: ReadonlySet<CacheTag>;
}

/**
 * `cache-control` and `cache-tag` of an answer. A personal answer has its tags too, because a page that is rendered
 * from it depends on them.
 */
export function cachingHeaders({ caching, isPersonal, tags }: Caching): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': cacheControl(caching, isPersonal) };
  if (caching === 'shared') headers.vary = 'authorization';
  if (tags.size > 0) headers['cache-tag'] = [...tags].join(', ');
  return headers;
}

function cacheControl(caching: 'shared' | 'none', isPersonal: boolean): string {
  if (isPersonal) return 'private, no-store';
  return caching === 'shared' ? 'public, max-age=0, s-maxage=60' : 'no-store';
}
