import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

export interface PostgresOptions {
  url: string;
  /** Connections of this process at the most. */
  maxConnections?: number;
  /** After so many milliseconds the server cancels a statement; 0 never. */
  statementTimeoutMs?: number;
}

/**
 * A pool that fails fast and finds the server again by itself: a lost connection is thrown away, and the
 * next query opens another.
 */
export function openPostgres(options: PostgresOptions) {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  const pool = new Pool({
    connectionString: options.url,
    application_name: 'gyeol',
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      /** The server's own limit comes first; this one is for a server that does not answer at all. */
      query_timeout: statementTimeoutMs + 5000,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => undefined);
  return { pool, orm: drizzle(pool, { casing: 'snake_case' }) };
}
