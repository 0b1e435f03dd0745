import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Storage } from '@/server/providers/storage/storage';
import { createArchive, type ArchiveWriter } from './archive-writer';
import { dumpDatabase, type Dump } from './dump';
import { assertFreeSpace } from './free-space';
import {
  BackupError,
  FILE_LIST,
  FILES_FOLDER,
  MANIFEST,
  manifestHead,
  SECRETS,
  tablePartName,
  type Manifest,
} from './manifest';
import type { WithSnapshotDatabase } from './snapshot-source';

export interface BackupProgress {
  step: 'files' | 'rows';
  done: number;
  /** Null where it isn't known. */
  total: number | null;
}

export interface BackupOptions {
  /** The absolute path of the archive, where nothing is yet. */
  to: string;
  /** The absolute path of the data folder, which the archive must not lie in. */
  dataDir: string;
  withSnapshot: WithSnapshotDatabase;
  /** The stored files; a bucket's name where they are in one, which isn't copied. */
  files: { storage: Storage } | { bucket: string };
  /** The version of the product. */
  version: string;
  onProgress: (progress: BackupProgress) => void;
  signal?: AbortSignal | undefined;
}

/** How often the database is read again because a file was removed meanwhile. */
const ROUNDS = 3;

/**
 * Writes database and files into an archive while the site runs. The files are copied before the database is read and once more
 * after it: what a row names was there at that moment, and is caught by one of the two. A file that was removed in between makes
 * the database be read again.
 * @returns the manifest
 * @throws BackupError; then nothing of the archive stays
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  const { to, dataDir, signal } = options;
  if (`${to}${path.sep}`.startsWith(`${dataDir}${path.sep}`))
    throw new BackupError(
      `${to} lies in the data folder ${dataDir}: choose a place outside, best on another disk.`,
    );
  const archive = await createArchive(to, signal);
  try {
    const files =
      'storage' in options.files ? await FilePass.start(options, options.files.storage, archive) : null;
    await files?.copyNew();
    const { dump, missing } = await readDatabase(options, archive, files);
    const manifest: Manifest = {
      ...manifestHead,
      version: options.version,
      createdAt: new Date().toISOString(),
      database: {
        kind: dump.kind,
        migrations: dump.migrations,
        tables: await addTables(archive, dump),
        sequences: dump.sequences,
      },
      files:
        files !== null
          ? await files.summary()
          : { kind: 'bucket', bucket: 'bucket' in options.files ? options.files.bucket : '' },
      missing,
      secrets: await addSecrets(archive, dataDir),
    };
    // The manifest is the last part: without it an archive is not whole.
    const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    await archive.add(MANIFEST, text.length, Readable.from([text]));
    signal?.throwIfAborted();
    await archive.finish();
    return manifest;
  } finally {
    await archive.close();
  }
}

async function readDatabase(
  options: BackupOptions,
  archive: ArchiveWriter,
  files: FilePass | null,
): Promise<{ dump: Dump; missing: string[] }> {
  let before: string[] | null = null;
  for (let round = 1; ; round += 1) {
    let rows = 0;
    const dump = await options.withSnapshot((database) =>
      dumpDatabase(database, {
        directory: archive.scratch,
        isKnown: (key) => files === null || files.has(key),
        onStart: (bytes) => assertFreeSpace(options.to, bytes),
        onProgress: (count) => options.onProgress({ step: 'rows', done: (rows += count), total: null }),
        signal: options.signal,
      }),
    );
    await files?.copyNew();
    const missing = dump.unknownFiles.filter((key) => files !== null && !files.has(key));
    const isSettled = missing.length === 0 || round === ROUNDS || missing.join() === before?.join();
    if (isSettled) return { dump, missing };
    before = missing;
  }
}

async function addTables(archive: ArchiveWriter, dump: Dump): Promise<Manifest['database']['tables']> {
  const tables: Manifest['database']['tables'] = [];
  for (const { file, fileBytes, ...table } of dump.tables) {
    const part = await archive.add(tablePartName(table.name), fileBytes, createReadStream(file));
    tables.push({ ...table, part });
  }
  return tables;
}

async function addSecrets(archive: ArchiveWriter, dataDir: string): Promise<Manifest['secrets']> {
  const file = path.join(dataDir, SECRETS);
  if (!existsSync(file)) return null;
  return archive.add(SECRETS, statSync(file).size, createReadStream(file));
}

/** Copies stored files, each of them once, and keeps the list of them. */
class FilePass {
  readonly #copied = new Set<string>();
  readonly #list: ReturnType<typeof createWriteStream>;
  readonly #listFile: string;
  #bytes = 0;
  #total = 0;

  private constructor(
    private readonly options: BackupOptions,
    private readonly storage: Storage,
    private readonly archive: ArchiveWriter,
  ) {
    this.#listFile = path.join(archive.scratch, FILE_LIST);
    this.#list = createWriteStream(this.#listFile, { mode: 0o600 });
    this.#list.on('error', () => undefined);
  }

  /** @throws BackupError where there is no room for the files */
  static async start(options: BackupOptions, storage: Storage, archive: ArchiveWriter): Promise<FilePass> {
    const pass = new FilePass(options, storage, archive);
    let bytes = 0;
    for await (const key of pass.#keys()) {
      options.signal?.throwIfAborted();
      bytes += (await storage.stat(key))?.size ?? 0;
      pass.#total += 1;
    }
    assertFreeSpace(options.to, bytes);
    return pass;
  }

  has(key: string): boolean {
    return this.#copied.has(key);
  }

  /** Copies the files that weren't there at the last call. */
  async copyNew(): Promise<void> {
    for await (const key of this.#keys()) {
      this.options.signal?.throwIfAborted();
      if (this.#copied.has(key)) continue;
      const file = await this.storage.get(key);
      // It was removed since the folder was listed.
      if (file === null) continue;
      const part = await this.archive.add(`${FILES_FOLDER}${key}`, file.size, file.body);
      this.#copied.add(key);
      this.#bytes += part.bytes;
      this.#list.write(`${JSON.stringify({ key, ...part })}\n`);
      const done = this.#copied.size;
      this.options.onProgress({ step: 'files', done, total: done > this.#total ? null : this.#total });
    }
  }

  async summary(): Promise<Manifest['files']> {
    await new Promise<void>((resolve, reject) => {
      this.#list.once('error', reject);
      this.#list.end(resolve);
    });
    const list = await this.archive.add(
      FILE_LIST,
      statSync(this.#listFile).size,
      createReadStream(this.#listFile),
    );
    return { kind: 'disk', count: this.#copied.size, bytes: this.#bytes, list };
  }

  async *#keys(): AsyncGenerator<string> {
    // The folder of the readiness check holds nothing of the site's.
    for await (const key of this.storage.list('')) if (!key.startsWith('health/')) yield key;
  }
}
