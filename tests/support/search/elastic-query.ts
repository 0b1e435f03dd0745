import { INDEX_BODY } from '@/server/providers/search/elasticsearch-writer';

export type Document = Record<string, string | null>;
export type Query = Record<string, unknown>;

type Clause = Record<string, Query>;

interface Bool {
  must?: Clause[];
  must_not?: Clause[];
  filter?: Clause[];
  should?: Clause[];
  minimum_should_match?: number;
}

/** The score of a document, or null where the query doesn't match it; of the queries the product sends. */
export function matches(query: Query, document: Document): number | null {
  const [kind = '', about] = Object.entries(query)[0] ?? [];
  switch (kind) {
    case 'bool':
      return matchesBool(about as Bool, document);
    case 'dis_max': {
      const scores = (about as { queries: Query[] }).queries
        .map((one) => matches(one, document))
        .filter((score) => score !== null);
      return scores.length === 0 ? null : Math.max(...scores);
    }
    case 'match_none':
      return null;
    case 'exists':
      return document[(about as { field: string }).field] == null ? null : 1;
    case 'range': {
      const [field = '', { lt, lte, gt, gte }] = fieldOf(about) as [
        string,
        Record<string, string | undefined>,
      ];
      const value = document[field];
      if (value == null) return null;
      const isIn =
        (lt === undefined || value < lt) &&
        (lte === undefined || value <= lte) &&
        (gt === undefined || value > gt) &&
        (gte === undefined || value >= gte);
      return isIn ? 1 : null;
    }
    case 'constant_score': {
      const { filter, boost } = about as { filter: Query; boost: number };
      return matches(filter, document) === null ? null : boost;
    }
    case 'term':
      return onField(about, document, (tokens, value) => tokens.includes(String(value)));
    case 'terms':
      return onField(about, document, (tokens, values) =>
        tokens.some((token) => (values as string[]).includes(token)),
      );
    case 'prefix':
      return onField(about, document, (tokens, value) =>
        tokens.some((token) => token.startsWith(String(value))),
      );
    case 'regexp': {
      const [field = '', { value }] = fieldOf(about) as [string, { value: string }];
      return new RegExp(`^(?:${value})$`).test(document[field] ?? '') ? 1 : null;
    }
    case 'match_phrase': {
      const [field = '', text] = fieldOf(about);
      const wanted = tokensOf(field, String(text));
      const there = tokensIn(document, field);
      const isThere = there.some((_, at) => wanted.every((token, step) => there[at + step] === token));
      return wanted.length > 0 && isThere ? 1 : null;
    }
    case 'fuzzy': {
      const [field = '', { value, fuzziness, prefix_length: same }] = fieldOf(about) as [
        string,
        { value: string; fuzziness: number; prefix_length: number },
      ];
      const text = document[field] ?? '';
      return text.slice(0, same) === value.slice(0, same) && distance(text, value) <= fuzziness ? 1 : null;
    }
    default:
      throw new Error(`[${kind}] query is not known here`);
  }
}

function matchesBool(
  {
    must = [],
    must_not: none = [],
    filter = [],
    should = [],
    minimum_should_match: least = must.length + filter.length + none.length > 0 ? 0 : 1,
  }: Bool,
  document: Document,
): number | null {
  if (filter.some((clause) => matches(clause, document) === null)) return null;
  if (none.some((clause) => matches(clause, document) !== null)) return null;
  const needed = must.map((clause) => matches(clause, document));
  if (needed.includes(null)) return null;
  const more = should.map((clause) => matches(clause, document)).filter((score) => score !== null);
  if (should.length > 0 && more.length < least) return null;
  return [...needed, ...more].reduce<number>((sum, score) => sum + (score ?? 0), 0);
}

function fieldOf(about: unknown): [string, unknown] {
  const [entry] = Object.entries(about as Record<string, unknown>);
  if (entry === undefined) throw new Error('A query names a field.');
  return entry;
}

function onField(
  about: unknown,
  document: Document,
  isHit: (tokens: string[], value: unknown) => boolean,
): number | null {
  const [field, value] = fieldOf(about);
  return isHit(tokensIn(document, field), value) ? 1 : null;
}

const rootOf = (field: string) => field.split('.')[0] ?? '';

const cut = new WeakMap<Document, Map<string, string[]>>();

/** The tokens of a document's field, cut once. */
function tokensIn(document: Document, field: string): string[] {
  const known = cut.get(document) ?? new Map<string, string[]>();
  cut.set(document, known);
  const tokens = known.get(field) ?? tokensOf(field, document[rootOf(field)] ?? '');
  known.set(field, tokens);
  return tokens;
}

/** Fields that are cut into numbers and single characters, and how. */
const ONE = ['heading', 'labels', 'texts', 'flat'];
const TOKEN = new RegExp(INDEX_BODY.settings.analysis.tokenizer.one.pattern, 'gu');

/** As the mapping's analyzers cut a field; nori's words are told here by their spaces alone. */
function tokensOf(field: string, text: string): string[] {
  if (ONE.includes(field) || field.endsWith('.one')) return text.match(TOKEN) ?? [];
  if (field.endsWith('.two')) return grams(text, 2);
  if (field.endsWith('.three')) return grams(text, 3);
  if (field.endsWith('.words')) return text.split(/[^a-z0-9à-ɏ가-힣一-鿿.]+/).filter((word) => word !== '');
  if (field.endsWith('.korean')) return text.split(/\s+/).filter((word) => word !== '');
  return [text];
}

function grams(text: string, size: number): string[] {
  const characters = [...text];
  return characters
    .slice(0, Math.max(0, characters.length - size + 1))
    .map((_, at) => characters.slice(at, at + size).join(''));
}

/** Letters to change, add or leave out. */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= right.length; to += 1) {
      const same = row[to - 1] ?? 0;
      const cost = letter === right[to - 1] ? same : 1 + Math.min(same, row[to] ?? 0, next[to - 1] ?? 0);
      next.push(cost);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
