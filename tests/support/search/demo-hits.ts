import type { z } from 'zod';
import { apiUrl } from '@/lib/api/url';
import { hitPageSchema, type SearchIndex } from '@/lib/contracts/search';
import type { useTestApi } from '@/tests/support/api';

/** The indexes by the sections of the search page. */
export const INDEXES = {
  artists: 'ARTIST',
  works: 'ARTIST_ARTWORK',
  specials: 'ARTICLE_SPECIAL',
  exhibitions: 'ARTICLE_EXHIBITION',
  events: 'ARTICLE_EVENT',
  news: 'ARTICLE_NEWS',
} as const satisfies Record<string, SearchIndex>;

type Hit = z.output<typeof hitPageSchema>['content'][number];

/** The first hits of the unified search. */
export const demoHits = (api: ReturnType<typeof useTestApi>) => ({
  async hits(index: SearchIndex, q: string): Promise<Hit[]> {
    const path = apiUrl('/v1/search/unified-field/{index}', { params: { index }, query: { q, size: 5 } });
    return hitPageSchema.parse(await api.get(path)).content;
  },
});

/** The name of an artist, the title of anything else; null for no hit. */
export const nameOf = (hit: Hit | undefined) =>
  hit === undefined ? null : 'nameKo' in hit ? hit.nameKo : hit.title;
