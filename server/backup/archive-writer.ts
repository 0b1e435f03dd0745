import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { lockDataDir } from '@/server/db/lock';
import { systemCodeOf } from '@/server/start-error';
import { hashedPipeline } from './hashed';
import { BackupError, type Part } from './manifest';

/** An archive that is being written: a folder, or a tar file where its name ends with `.tar`. */
export interface ArchiveWriter {
  /** A folder for what is written before its size is known. It goes with the end of the archive. */
  scratch: string;
  /** Adds a part. A tar file takes exactly `size` bytes. */
  add(name: string, size: number, body: Readable): Promise<Part>;
  /** Puts the whole archive in its place. */
  finish(): Promise<void>;
  /** Removes everything that isn't finished. */
  close(): Promise<void>;
}

/**
 * Begins an archive. It grows beside its place, in a folder that ends with `.partial`, and takes the place when it is whole.
 * @param to an absolute path where nothing is yet
 * @throws BackupError
 */
export async function createArchive(to: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  if (existsSync(to)) throw new BackupError(`${to} exists already: choose another name.`);
  const workspace = `${to}.partial`;
  const lock = await lockWorkspace(workspace);
  const scratch = path.join(workspace, 'scratch');
  const growing = path.join(workspace, 'archive');
  // What a killed process left lies in the same place.
  for (const folder of [scratch, growing]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(scratch);
  const body = to.endsWith('.tar') ? tarFile(growing, signal) : folder(growing, signal);
  return {
    scratch,
    add: (name, size, part) =>
      body.add(name, size, part).catch((error: unknown) => Promise.reject(asFull(error, to))),
    finish: async () => {
      await body.end();
      renameSync(growing, to);
    },
    close: async () => {
      await body.abort();
      await lock.release();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

async function lockWorkspace(workspace: string) {
  try {
    mkdirSync(workspace, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new BackupError(
      `Nothing can be written in ${path.dirname(workspace)} (${systemCodeOf(cause) ?? 'for an unknown reason'}): ` +
        'let this user write there, or choose another place.',
      { cause },
    );
  }
  return lockDataDir(workspace);
}

interface Body {
  add(name: string, size: number, body: Readable): Promise<Part>;
  end(): Promise<void>;
  abort(): Promise<void>;
}

function folder(directory: string, signal?: AbortSignal): Body {
  mkdirSync(directory, { mode: 0o700 });
  return {
    async add(name, _size, body) {
      const file = path.join(directory, name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      return hashedPipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600 }), signal);
    },
    end: () => Promise.resolve(),
    abort: () => Promise.resolve(),
  };
}

function tarFile(file: string, signal?: AbortSignal): Body {
  const tar = pack();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  let failure: unknown = null;
  const written = pipeline(tar, target);
  written.catch((error: unknown) => (failure = error));
  return {
    async add(name, size, body) {
      try {
        return await hashedPipeline(body, tar.entry({ name, size, mode: 0o600 }), signal);
      } catch (error) {
        // A part ends with the tar file; the reason is the file's.
        throw failure ?? error;
      }
    },
    async end() {
      tar.finalize();
      await written;
    },
    async abort() {
      if (target.closed) return;
      tar.destroy();
      target.destroy();
      await finished(target).catch(() => undefined);
    },
  };
}

function asFull(error: unknown, to: string): unknown {
  const code = systemCodeOf(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new BackupError(`The disk of ${to} is full: free some space and start again.`, { cause: error });
}
