import type { CacheTag } from '@/lib/cache-tags';

interface Caching {
  caching: 'shared' | 'none';
  /** Whether somebody is logged in: the answer may then say what they like. */
  isPersonal: boolean;
  tags: ReadonlySet<CacheTag>;
}

/**
 * `cache-control` and `cache-tag` of an answer. The tags stay on personal answers too: a page rendered from
 * one would still have to know what it depends on.
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
