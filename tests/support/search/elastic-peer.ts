import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matches, type Document, type Query } from './elastic-query';

interface Stored {
  version: number;
  document: Document;
}

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status: number; body: unknown };
type Interference = Answer | 'never' | null;

export interface ElasticPeer {
  url: string;
  asked: Asked[];
  /** The settings and mappings that each index was made with. */
  made: Map<string, unknown>;
  /** The documents of each index, by id. */
  indices: Map<string, Map<string, Stored>>;
  aliases: Map<string, string>;
  health: 'green' | 'yellow' | 'red';
  /** Answers instead of the engine, unless it is null. The engine waits for it. */
  interfere: ((asked: Asked) => Interference | Promise<Interference>) | null;
  close(): Promise<void>;
}

/** As much of Elasticsearch as the product speaks with: it keeps documents by version and evaluates the queries sent. */
export async function startElasticPeer(): Promise<ElasticPeer> {
  const peer = {
    asked: [] as Asked[],
    made: new Map<string, unknown>(),
    indices: new Map<string, Map<string, Stored>>(),
    aliases: new Map<string, string>(),
    health: 'green' as ElasticPeer['health'],
    interfere: null as ElasticPeer['interfere'],
  };
  // A connection that rests is kept open: a client would lose the call that it sends while the peer closes it.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    const answer = async () => {
      const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      peer.asked.push(asked);
      const given = (await peer.interfere?.(asked)) ?? answerTo(asked, peer);
      if (given === 'never') return;
      response.writeHead(given.status, { 'content-type': 'application/json' });
      response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    };
    request.on('end', () => void answer());
  });
  // A test that keeps the thread busy must not find its connection closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(peer, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

type State = Pick<ElasticPeer, 'made' | 'indices' | 'aliases' | 'health'>;
const missing = (what: string): Answer => ({
  status: 404,
  body: { error: { type: 'index_not_found_exception', reason: `no such index [${what}]` }, status: 404 },
});

const refused = (type: string, reason: string): Answer => ({
  status: 400,
  body: { error: { type, reason }, status: 400 },
});

function answerTo({ method, path, body }: Asked, state: State): Answer {
  const [place = '', query = ''] = path.split('?');
  const [, first = '', second = '', third = ''] = place.split('/');
  const documentsOf = (name: string) => state.indices.get(state.aliases.get(name) ?? name);
  switch (
    `${method} ${first.startsWith('_') ? first : '*'}${first === '_cluster' || !second ? '' : `/${first.startsWith('_') ? '*' : second}`}`
  ) {
    case 'HEAD _alias/*':
    case 'GET _alias/*': {
      const behind = state.aliases.get(second);
      return behind === undefined
        ? missing(second)
        : { status: 200, body: { [behind]: { aliases: { [second]: {} } } } };
    }
    case 'HEAD *':
      return documentsOf(first) === undefined ? missing(first) : { status: 200, body: '' };
    case 'GET */_alias': {
      const names = [...state.indices.keys()].filter((name) => name.startsWith(first.replace('*', '')));
      const aliasesOf = (name: string) =>
        Object.fromEntries([...state.aliases].flatMap(([alias, to]) => (to === name ? [[alias, {}]] : [])));
      const body = Object.fromEntries(names.map((name) => [name, { aliases: aliasesOf(name) }]));
      return { status: 200, body };
    }
    case 'PUT *': {
      if (state.indices.has(first)) return refused('resource_already_exists_exception', `index [${first}]`);
      const settings = JSON.parse(body) as { aliases?: Record<string, object> };
      state.made.set(first, settings);
      state.indices.set(first, new Map());
      for (const alias of Object.keys(settings.aliases ?? {})) state.aliases.set(alias, first);
      return { status: 200, body: { acknowledged: true, index: first } };
    }
    case 'DELETE *':
      for (const [alias, to] of state.aliases) if (to === first) state.aliases.delete(alias);
      return state.indices.delete(first) ? { status: 200, body: { acknowledged: true } } : missing(first);
    case 'POST */_refresh':
      return { status: 200, body: { _shards: { total: 1, successful: 1, failed: 0 } } };
    case 'POST _aliases':
      return moveAliases(JSON.parse(body) as AliasActions, state);
    case 'POST _bulk':
      return bulk(body, { requiresAlias: query.includes('require_alias=true') }, state);
    case 'POST */_search': {
      const documents = documentsOf(first);
      return documents === undefined
        ? missing(first)
        : { status: 200, body: search(documents, JSON.parse(body) as SearchBody) };
    }
    case 'POST */_msearch': {
      const documents = documentsOf(first);
      if (documents === undefined) return missing(first);
      const bodies = body
        .trim()
        .split('\n')
        .filter((_, at) => at % 2 === 1);
      const responses = bodies.map((line) => ({
        ...search(documents, JSON.parse(line) as SearchBody),
        status: 200,
      }));
      return { status: 200, body: { took: 1, responses } };
    }
    case 'GET _cluster':
      return documentsOf(third) === undefined
        ? { status: 408, body: { status: 'red', timed_out: true } }
        : { status: 200, body: { cluster_name: 'peer', status: state.health, timed_out: false } };
    default:
      return { status: 400, body: { error: `no handler found for uri [${path}] and method [${method}]` } };
  }
}

type AliasActions = {
  actions: { add?: { index: string; alias: string }; remove_index?: { index: string } }[];
};

function moveAliases({ actions }: AliasActions, state: State): Answer {
  for (const { remove_index: gone } of actions) if (gone !== undefined) state.indices.delete(gone.index);
  for (const { add } of actions) if (add !== undefined) state.aliases.set(add.alias, add.index);
  return { status: 200, body: { acknowledged: true } };
}

interface BulkAction {
  _index: string;
  _id: string;
  version: number;
  version_type: string;
}

function bulk(text: string, { requiresAlias }: { requiresAlias: boolean }, state: State): Answer {
  if (!text.endsWith('\n'))
    return refused('illegal_argument_exception', 'The bulk request must be terminated by a newline [\\n]');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [kind = '', about] = Object.entries(lines[at] ?? {})[0] as [string, BulkAction];
    const document = kind === 'index' ? (lines[(at += 1)] as Document) : null;
    items.push({ [kind]: { _id: about._id, ...write(about, document, requiresAlias, state) } });
  }
  return { status: 200, body: { errors: items.some((item) => 'error' in item), items } };
}

function write(
  { _index, _id, version, version_type }: BulkAction,
  document: Document | null,
  requiresAlias: boolean,
  state: State,
) {
  if (version_type !== 'external') throw new Error('Versions are the database’s.');
  const behind = state.aliases.get(_index);
  const documents = state.indices.get(behind ?? _index);
  if (documents === undefined || (requiresAlias && behind === undefined))
    return { status: 404, error: { type: 'index_not_found_exception', reason: `no such index [${_index}]` } };
  const stored = documents.get(_id);
  if (stored !== undefined && stored.version >= version)
    return {
      status: 409,
      error: { type: 'version_conflict_engine_exception', reason: 'current version is higher' },
    };
  if (document === null)
    return documents.delete(_id) ? { status: 200, result: 'deleted' } : { status: 404, result: 'not_found' };
  documents.set(_id, { version, document });
  return { status: stored === undefined ? 201 : 200, result: stored === undefined ? 'created' : 'updated' };
}

interface SearchBody {
  from?: number;
  size: number;
  track_total_hits?: number;
  query: Query;
  collapse?: { field: string };
  sort: (string | Record<string, 'asc' | 'desc'>)[];
}

function search(
  documents: ReadonlyMap<string, Stored>,
  { from = 0, size, track_total_hits: most = 10_000, query, collapse, sort }: SearchBody,
) {
  const found = [...documents].flatMap(([id, { document }]) => {
    const score = matches(query, document);
    return score === null ? [] : [{ id, score, document }];
  });
  const by = (one: (typeof found)[number], key: string) =>
    key === '_score' ? one.score : (one.document[key] ?? '');
  found.sort((left, right) => {
    for (const rule of sort) {
      const [key = '', direction] =
        typeof rule === 'string' ? [rule, 'desc'] : (Object.entries(rule)[0] ?? []);
      const [one, other] =
        direction === 'desc' ? [by(right, key), by(left, key)] : [by(left, key), by(right, key)];
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  });
  const seen = new Set<unknown>();
  const kept = found.filter(({ document }) => {
    if (collapse === undefined) return true;
    const isNew = !seen.has(document[collapse.field]);
    seen.add(document[collapse.field]);
    return isNew;
  });
  return {
    timed_out: false,
    _shards: { total: 1, successful: 1, failed: 0 },
    hits: {
      total: { value: Math.min(found.length, most), relation: found.length > most ? 'gte' : 'eq' },
      hits: kept.slice(from, from + size).map(({ id, score }) => ({ _id: id, _score: score })),
    },
  };
}
