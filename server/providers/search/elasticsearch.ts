import { z } from 'zod';
import { searchIndexSchema, type SearchHealth, type SearchIndex } from '@/lib/contracts/search';
import { isInitialsOnly, patternsOfUnfinished, spellOut, spellUnfinished } from '@/lib/hangul/letters';
import { titleKey } from '@/lib/search/typed-words';
import { elasticQuery, scored } from './elasticsearch-query';
import { SEARCH_COUNT_CAP } from './search';
import { mayHaveTypo } from './suggest';
import type { ElasticClient } from './elasticsearch-client';
import type { Query } from './elasticsearch-query';
import type { SearchHits, SearchProvider, SearchSuggestion } from './search';

const hitsSchema = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    total: z.object({ value: z.number(), relation: z.enum(['eq', 'gte']) }).optional(),
    hits: z.array(z.object({ _id: z.string(), _score: z.number().nullable() })),
  }),
});
const severalSchema = z.object({ responses: z.array(hitsSchema) });
const healthSchema = z.object({ status: z.enum(['green', 'yellow', 'red']), timed_out: z.boolean() });

/** Typos are considered where there are fewer suggestions than this. */
const FEW = 3;
/** A score of suggestions is a sum of these, so that each kind comes before the next. */
const SCORE = { starting: 4, inTitle: 2, similar: 1 };

const KINDS: readonly (readonly SearchIndex[])[] = [
  ['ARTIST'],
  ['ARTIST_ARTWORK'],
  ['ARTICLE_SPECIAL', 'ARTICLE_EXHIBITION', 'ARTICLE_EVENT', 'ARTICLE_NEWS'],
];

/**
 * Search in Elasticsearch or OpenSearch with nori (`elasticsearch-writer.ts` says how entries are kept there). A hit
 * says every term as the database would find it.
 */
export function createElasticSearch(client: ElasticClient, name: string): SearchProvider {
  const provider: SearchProvider = {
    kind: 'elasticsearch',

    async search({ offset, limit, ...wanted }): Promise<SearchHits> {
      const cap = SEARCH_COUNT_CAP;
      const answer = whole(
        hitsSchema.parse(
          await client.call('POST', `/${name}/_search`, {
            body: {
              from: Math.min(offset, cap),
              size: Math.max(0, Math.min(limit, cap - offset)),
              track_total_hits: cap,
              _source: false,
              query: elasticQuery(wanted),
              sort: ['_score', { rankedAt: 'desc' }, { uuid: 'desc' }],
            },
          }),
        ),
      );
      const total = answer.hits.total ?? { value: 0, relation: 'eq' };
      return {
        uuids: answer.hits.hits.map(({ _id }) => refOf(_id).uuid),
        total: Math.min(total.value, cap),
        isCapped: total.relation === 'gte' || total.value > cap,
      };
    },

    hasHits: (questions) =>
      Promise.all(
        questions.map(async (question) => {
          for (const asked of question) {
            if ((await provider.search({ ...asked, offset: 0, limit: 1 })).total > 0) return true;
          }
          return false;
        }),
      ),

    async suggest(text, limit): Promise<SearchSuggestion[]> {
      const squashed = titleKey(text);
      if (squashed === '') return [];
      const lines = KINDS.flatMap((indexes) => [
        {},
        {
          size: limit,
          _source: false,
          query: {
            bool: {
              filter: [{ terms: { index: indexes } }],
              should: suggestionQueries(squashed, { hasPairs: !indexes.includes('ARTIST_ARTWORK') }),
              minimum_should_match: 1,
            },
          },
          collapse: { field: 'typed' },
          sort: ['_score', { typed: 'asc' }, { uuid: 'asc' }],
        },
      ]);
      const body = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
      const { responses } = severalSchema.parse(await client.call('POST', `/${name}/_msearch`, { body }));
      const hits = responses.flatMap((response) => whole(response).hits.hits);
      const certain = hits.filter(({ _score }) => (_score ?? 0) > SCORE.similar);
      return (certain.length < FEW ? hits : certain).map(({ _id }) => refOf(_id));
    },

    async checkHealth(): Promise<SearchHealth> {
      try {
        const { status } = healthSchema.parse(await client.call('GET', `/_cluster/health/${name}`));
        return status.toUpperCase() as Uppercase<typeof status>;
      } catch {
        return 'RED';
      }
    },
  };
  return provider;
}

/** @param options.hasPairs whether two initials match anywhere in a title, as in the database for all but artworks */
function suggestionQueries(squashed: string, { hasPairs }: { hasPairs: boolean }): Query[] {
  const isInitials = isInitialsOnly(squashed);
  const fields = isInitials ? ['initials'] : ['typed', 'typedAlt'];
  const spellings = isInitials ? [spellOut(squashed)] : spellUnfinished(squashed);
  const queries = [
    ...spellings.flatMap((letters) =>
      fields.flatMap((field) => [
        scored(SCORE.starting, { prefix: { [field]: letters } }),
        ...within(field, letters, hasPairs),
      ]),
    ),
    ...(isInitials ? [] : patternsOfUnfinished(squashed)).flatMap((pattern) =>
      fields.map((field) => scored(SCORE.starting, { regexp: { [field]: { value: `${pattern}.*` } } })),
    ),
  ];
  const [letters = ''] = spellings;
  return isInitials || !mayHaveTypo(squashed, letters)
    ? queries
    : [
        ...queries,
        scored(SCORE.similar, { fuzzy: { typed: { value: letters, fuzziness: 2, prefix_length: 1 } } }),
      ];
}

function within(field: string, letters: string, hasPairs: boolean): Query[] {
  const row =
    letters.length > 2 ? 'three' : hasPairs && letters.length === 2 && field === 'initials' ? 'two' : null;
  return row === null ? [] : [scored(SCORE.inTitle, { match_phrase: { [`${field}.${row}`]: letters } })];
}

/** Returns a complete answer. @throws Error where a shard failed or time ran out, because hits would be missing */
function whole<Answer extends z.output<typeof hitsSchema>>(answer: Answer): Answer {
  if (answer.timed_out || answer._shards.failed > 0)
    throw new Error('The search engine answered a part only.');
  return answer;
}

function refOf(id: string): SearchSuggestion {
  const at = id.indexOf(':');
  return { index: searchIndexSchema.parse(id.slice(0, at)), uuid: id.slice(at + 1) };
}
