import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { masterKey, videoKey } from '@/server/api/modules/media/keys';
import type { Database, Transaction } from '@/server/db/client';
import { appliedHashes, isMigrated } from '@/server/db/migrate';
import { readRows, withSnapshot } from '@/server/db/transfer/read-rows';
import { RowChecksum } from '@/server/db/transfer/row-checksum';
import { readStoredFiles } from '@/server/db/transfer/stored-files';
import { databaseBytes, listSequences, listTables } from '@/server/db/transfer/tables';
import type { Sequence, Table } from '@/server/db/transfer/tables';
import { BackupError } from './manifest';

/** Rows of all tables at one moment, written into files. */
export interface Dump {
  kind: Database['kind'];
  migrations: string[];
  tables: (Table & { rows: number; checksum: string; file: string; fileBytes: number })[];
  sequences: Sequence[];
  /** Keys of files that rows name and that `isKnown` didn't know. */
  unknownFiles: string[];
}

export interface DumpOptions {
  /** The folder for the files, one a table. */
  directory: string;
  isKnown: (key: string) => boolean;
  /** Called with the size of the database before anything is written. */
  onStart: (bytes: number) => void;
  onProgress: (rows: number) => void;
  signal?: AbortSignal | undefined;
}

/** Writes all tables of a database as they are at one moment. What it holds in memory doesn't grow with the database. */
export async function dumpDatabase(database: Database, options: DumpOptions): Promise<Dump> {
  if (!(await isMigrated(database)))
    throw new BackupError('The database is older than this version: npm run db:migrate first.');
  const migrations = await appliedHashes(database.orm);
  options.onStart(await databaseBytes(database.orm));
  const dump = await withSnapshot(database, async (tx) => {
    const tables: Dump['tables'] = [];
    for (const table of await listTables(tx)) tables.push(await dumpTable(tx, table, options));
    return { kind: database.kind, migrations, tables, unknownFiles: await unknownFiles(tx, options.isKnown) };
  });
  return { ...dump, sequences: await listSequences(database.orm) };
}

async function dumpTable(
  tx: Transaction,
  table: Table,
  { directory, onProgress, signal }: DumpOptions,
): Promise<Dump['tables'][number]> {
  const sum = new RowChecksum();
  const file = path.join(directory, table.name);
  const lines = async function* () {
    for await (const batch of readRows(tx, table)) {
      for (const line of batch) sum.add(line);
      onProgress(batch.length);
      yield `${batch.join('\n')}\n`;
    }
  };
  // A stream of batches would hold sixteen of them otherwise.
  await pipeline(
    Readable.from(lines(), { highWaterMark: 1 }),
    createGzip(),
    createWriteStream(file, { mode: 0o600 }),
    {
      ...(signal !== undefined && { signal }),
    },
  );
  return { ...table, rows: sum.rows, checksum: sum.checksum, file, fileBytes: (await stat(file)).size };
}

async function unknownFiles(tx: Transaction, isKnown: (key: string) => boolean): Promise<string[]> {
  const unknown: string[] = [];
  for await (const { key, image, mime } of readStoredFiles(tx)) {
    const named =
      key ?? (mime?.startsWith('video/') === true ? videoKey(image ?? '') : masterKey(image ?? ''));
    if (!isKnown(named)) unknown.push(named);
  }
  return unknown;
}
