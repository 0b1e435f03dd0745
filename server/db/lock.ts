import { createHash, randomUUID } from 'node:crypto';
import {
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openDataDir } from '@/server/files/data-dir';
import { StartError } from '@/server/start-error';

/**
 * The data directory is in use by another process. Two processes would destroy an embedded database without an error.
 * The lock is a local socket named after the directory. It answers while its owner lives and disappears with it, after
 * kill -9 too. Containers may share a volume but not the sockets, so the owner also touches a file every few seconds.
 */
export class DataDirLockedError extends StartError {
  override readonly name = 'DataDirLockedError';
}

export interface DataDirLock {
  release(): Promise<void>;
}

interface Owner {
  pid: number;
  /** The host's name and network namespace: processes in one of them see each other's sockets. */
  neighbourhood: string;
  token: string;
}

const HEARTBEAT_MS = 5000;
const HEARTBEAT_MISSED_MS = 20_000;

/**
 * Locks the directory, and creates it where it is missing.
 * @throws DataDirLockedError that names the other process and the directory, StartError for an unusable directory
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  openDataDir(dataDir);
  const directory = realpathSync(dataDir);
  const self: Owner = { pid: process.pid, neighbourhood: neighbourhood(), token: randomUUID() };
  const server = await listenOrThrow(directory, self);
  const file = path.join(directory, 'lock.json');
  const other = readOwner(file);
  if (other !== null && other.neighbourhood !== self.neighbourhood && isFresh(file)) {
    await closed(server);
    throw new DataDirLockedError(
      `${directory} is in use by process ${other.pid} on another machine or container (${other.neighbourhood}). ` +
        `If that one is gone, try again in ${HEARTBEAT_MISSED_MS / 1000} seconds.`,
    );
  }
  writeFileSync(file, JSON.stringify(self));
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: async () => {
      clearInterval(heartbeat);
      if (readOwner(file)?.token === self.token) unlinkSync(file);
      await closed(server);
    },
  };
}

async function listenOrThrow(directory: string, self: Owner): Promise<Server> {
  const address = addressOf(directory);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await listening(address, self);
    if (server !== null) return server;
    const owner = await ask(address);
    if (owner !== null) {
      throw new DataDirLockedError(
        `${directory} is in use by process ${owner.pid}. ` +
          'Stop that one first, or give this one another DATA_DIR (and PORT).',
      );
    }
    // No process answers. A socket file outlives its owner; a socket of another kind was closed just now.
    if (address.startsWith(os.tmpdir())) unlinkIfThere(address);
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new DataDirLockedError(`${directory} is in use by another process, which does not answer.`);
}

function addressOf(directory: string): string {
  const name = `gyeol-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

function listening(address: string, self: Owner): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(self));
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** The owner that answers at the address, or null. */
function ask(address: string): Promise<Owner | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = createConnection(address);
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('end', () => resolve(parseOwner(text)));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : parseOwner(text)),
    );
  });
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, neighbourhood: where, token } = JSON.parse(text) as Partial<Owner>;
    return { pid: Number(pid), neighbourhood: String(where), token: String(token) };
  } catch {
    return null;
  }
}

function readOwner(file: string): Owner | null {
  try {
    return parseOwner(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isFresh(file: string): boolean {
  return Date.now() - statSync(file).mtimeMs < HEARTBEAT_MISSED_MS;
}

function neighbourhood(): string {
  try {
    return `${os.hostname()} ${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    return os.hostname();
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The directory may have been removed. The socket still holds the lock.
  }
}

function unlinkIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Another process has removed it.
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
