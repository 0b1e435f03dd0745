import { permanentRedirect } from 'next/navigation';
import * as articlePaths from '@/lib/paths/article';
import type { SearchParams } from '@/server/pages/search-params';

/** The specials open the articles (member document, section 2). */
export default async function ArticleRoute({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const query = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value ?? '']).map((each): [string, string] => [name, each]),
    ),
  ).toString();
  permanentRedirect(query === '' ? articlePaths.list() : `${articlePaths.list()}?${query}`);
}
