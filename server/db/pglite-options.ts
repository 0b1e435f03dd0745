import { types } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const asText = (value: string): string => value;

/**
 * Values as `pg` hands them to Drizzle: times, days and int8 as text. Drizzle would pass these parsers with
 * each query, but functions do not cross a thread; and one behaviour on both drivers finds mistakes early.
 */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
  [types.INT8]: asText,
  /** The arrays of numeric, timestamp, timestamptz, interval and date. */
  1231: asText,
  1115: asText,
  1185: asText,
  1187: asText,
  1182: asText,
};

/**
 * One session needs little shared memory: 16 MB of buffers instead of 128 take 120 MB off the process
 *, and the files are in the operating system's cache anyway.
 */
const postgresqlconf = [
  'shared_buffers=16MB',
  'max_connections=4',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'jit=off',
];

/** How every embedded database is opened, whatever thread it lives in. No `dataDir`: in memory. */
export function pgliteOptions(dataDir?: string): PGliteOptions & { extensions: { pg_trgm: typeof pg_trgm } } {
  return { ...(dataDir === undefined ? {} : { dataDir }), extensions: { pg_trgm }, parsers, postgresqlconf };
}
