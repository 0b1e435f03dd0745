import { z } from 'zod';
import { sequenceSchema, tableSchema } from '@/server/db/transfer/tables';
import { StartError } from '@/server/start-error';

/** A backup can't be made or restored. The message says why, and what to do. */
export class BackupError extends StartError {
  override readonly name = 'BackupError';
}

export const MANIFEST = 'manifest.json';
/** The list of files: a line of JSON for each, `filePartSchema`. */
export const FILE_LIST = 'files.jsonl';
export const SECRETS = 'secrets.json';
/** Stored files lie in the archive under this folder and their keys. */
export const FILES_FOLDER = 'files/';

export const partSchema = z.object({
  bytes: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type Part = z.infer<typeof partSchema>;

export const filePartSchema = partSchema.extend({ key: z.string() });

const dumpedTableSchema = tableSchema.extend({
  rows: z.number().int().min(0),
  /** See `RowChecksum`. */
  checksum: z.string(),
  part: partSchema,
});

/** What every version of the format has: enough to say that an archive is another's, or newer. */
const headSchema = z.object({ format: z.literal('gyeol-backup'), formatVersion: z.number().int() });
const FORMAT_VERSION = 1;

const manifestSchema = headSchema.extend({
  formatVersion: z.literal(FORMAT_VERSION),
  /** The version in package.json. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    /** The hashes of the migrations that the database had, in their order. */
    migrations: z.array(z.string()).min(1),
    tables: z.array(dumpedTableSchema),
    sequences: z.array(sequenceSchema),
  }),
  files: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('disk'), count: z.number().int(), bytes: z.number(), list: partSchema }),
    /** The files are in a bucket. They are not in the archive. */
    z.object({ kind: z.literal('bucket'), bucket: z.string() }),
  ]),
  /** Keys that rows named and that weren't in the storage. */
  missing: z.array(z.string()),
  /** The secrets of an embedded installation; null where the environment gives them. */
  secrets: partSchema.nullable(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The parts of a new manifest that don't follow from the data. */
export const manifestHead = { format: 'gyeol-backup', formatVersion: FORMAT_VERSION } as const;

/**
 * Parses a manifest and checks that this version can restore it.
 * @param known the hashes of this version's migrations
 * @throws BackupError
 */
export function parseManifest(text: string, from: string, known: readonly string[]): Manifest {
  const value = parseJson(text);
  const head = headSchema.safeParse(value);
  if (!head.success)
    throw new BackupError(`${from} is not a backup of this site: its manifest is something else.`);
  if (head.data.formatVersion > FORMAT_VERSION) throw newer(from);
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    throw new BackupError(
      `${from} is damaged: its manifest has a fault at ${issue?.path.join('.') ?? 'an unknown place'}. Take another backup.`,
    );
  }
  const { migrations } = manifest.data.database;
  if (migrations.length > known.length) throw newer(from);
  if (migrations.some((hash, index) => hash !== known[index]))
    throw new BackupError(
      `${from} is of another line of versions: its database was migrated in another way. Restore it with the version that made it.`,
    );
  return manifest.data;
}

function newer(from: string): BackupError {
  return new BackupError(`${from} was made by a newer version of the site: update this one first.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const tablePartName = (table: string): string => `database/${table}.jsonl.gz`;
