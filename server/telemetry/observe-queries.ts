import { traced, type Tracing } from './tracing';

/**
 * Makes a span of each query of a database client. The span has the statement, in which the values are placeholders. Calls
 * with a callback pass: they are a pool's own, for a query that has a span already.
 * @param client has a method `query(text | { text }, …)`; it is changed in place
 */
export function observeQueries(client: { query: unknown }, tracing: Tracing): void {
  const { query } = client;
  if (typeof query !== 'function') return;
  const observed = function (this: unknown, ...given: unknown[]): unknown {
    if (typeof given.at(-1) === 'function') return Reflect.apply(query, this, given);
    const text = statementOf(given[0]);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return traced(tracing, operationOf(text), { kind: 'client', attributes }, () =>
      Promise.resolve(Reflect.apply(query, this, given)),
    );
  };
  Object.defineProperty(client, 'query', { value: observed, configurable: true, writable: true });
}

/** As `observeQueries`, for a client that gives each transaction a client of its own. */
export function observeTransactions<Inner extends { query: unknown }>(
  client: { query: unknown; transaction<Result>(work: (inner: Inner) => Promise<Result>): Promise<Result> },
  tracing: Tracing,
): void {
  observeQueries(client, tracing);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((inner) => {
      observeQueries(inner, tracing);
      return work(inner);
    });
}

function statementOf(given: unknown): string {
  if (typeof given === 'string') return given;
  const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : '';
  return typeof text === 'string' ? text : '';
}

/** The first word of a statement: `SELECT`. */
const operationOf = (text: string) => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
