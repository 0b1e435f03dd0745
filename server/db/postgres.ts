import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { DatabaseConnectionError } from './errors';

export interface PostgresOptions {
  url: string;
  /** The largest number of connections of this process. */
  maxConnections?: number;
  /** How many milliseconds a connection, or a free one of the pool, may take. */
  connectTimeoutMs?: number;
  /** How many milliseconds a statement may take before the server cancels it; 0 for no limit. */
  statementTimeoutMs?: number;
}

type ConnectCallback = Parameters<Pool['connect']>[0];

/** A pool that says of its failures to connect that they are the database's. */
class DatabasePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    // The pool's own `query` calls with a callback, and Drizzle marks what comes of that.
    if (callback !== undefined) return super.connect(callback);
    return super.connect().catch((cause: unknown) => {
      throw new DatabaseConnectionError('No connection to the database', { cause });
    });
  }
}

/**
 * A pool that fails fast and recovers by itself: a lost connection is dropped, and the next query opens another.
 */
export function openPostgres(options: PostgresOptions) {
  const statementTimeoutMs = options.statementTimeoutMs ?? 15_000;
  const pool = new DatabasePool({
    connectionString: options.url,
    application_name: 'gyeol',
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 3000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(statementTimeoutMs > 0 && {
      statement_timeout: statementTimeoutMs,
      /** This limit is for a server that doesn't answer at all. The server's own limit is shorter. */
      query_timeout: statementTimeoutMs + 5000,
      idle_in_transaction_session_timeout: statementTimeoutMs,
    }),
  });
  // Without a listener the error of an idle connection would end the process.
  pool.on('error', () => undefined);
  return { pool, orm: drizzle(pool, { casing: 'snake_case' }) };
}
