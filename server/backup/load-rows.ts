import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Database } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { loadTables, type LoadOptions } from '@/server/db/transfer/load-tables';
import { tablePartName, type Manifest } from './manifest';

/** How many characters of lines go into one statement, about. */
const BATCH_LENGTH = 1024 * 1024;

/**
 * Loads an archive's rows into a database that has no rows, or whose rows are replaced. A backup of an earlier version is loaded
 * into the tables of that version, and then migrated.
 * @throws LoadError
 */
export async function loadRows(
  database: Database,
  archive: string,
  { database: { migrations, tables, sequences } }: Manifest,
  options: LoadOptions,
): Promise<void> {
  await migrate(database, migrations.length);
  await loadTables(
    database,
    {
      tables,
      rowsOf: ({ name }) => readLines(path.join(archive, tablePartName(name))),
      sequences: () => Promise.resolve(sequences),
    },
    options,
  );
  await migrate(database);
}

async function* readLines(file: string): AsyncGenerator<string[]> {
  const input = createReadStream(file).pipe(createGunzip());
  let batch: string[] = [];
  let length = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    batch.push(line);
    length += line.length;
    if (length < BATCH_LENGTH) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}
