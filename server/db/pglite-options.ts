import { types } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const asText = (value: string): string => value;

/**
 * Times, days and int8 are parsed as text, as `pg` does for Drizzle. Drizzle would pass these parsers with each query, but
 * functions can't be sent to a thread.
 */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
  [types.INT8]: asText,
  /** Arrays of numeric, timestamp, timestamptz, interval and date. */
  1231: asText,
  1115: asText,
  1185: asText,
  1187: asText,
  1182: asText,
};

/**
 * One session needs little shared memory. With 16 MB of buffers instead of 128 the process takes 120 MB less, and the
 * operating system caches the files anyway.
 */
const postgresqlconf = [
  'shared_buffers=16MB',
  'max_connections=4',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'jit=off',
];

/** The options of every embedded database, in whatever thread. Without `dataDir` it is in memory. */
export function pgliteOptions(dataDir?: string): PGliteOptions & { extensions: { pg_trgm: typeof pg_trgm } } {
  return { ...(dataDir === undefined ? {} : { dataDir }), extensions: { pg_trgm }, parsers, postgresqlconf };
}
