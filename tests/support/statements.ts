import type { Orm, Transaction } from '@/server/db/client';

/** The statements that are prepared while `work` is done. */
export async function statementsOf(orm: Orm | Transaction, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const { session } = orm as unknown as {
    session: { prepareQuery(query: { sql: string }, ...rest: unknown[]): unknown };
  };
  const original = session.prepareQuery;
  session.prepareQuery = (query, ...rest) => {
    seen.push(query.sql);
    return original.call(session, query, ...rest);
  };
  try {
    await work();
    return seen;
  } finally {
    session.prepareQuery = original;
  }
}
