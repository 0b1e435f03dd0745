import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { MAINTENANCE_FILE, type MaintenanceAddress } from './maintenance-file';
import type { Log } from '@/server/logging/log';

/** Folders of copies begin so. A start removes what killed processes left. */
const COPY_PREFIX = 'database-copy-';

export interface MaintenanceOptions {
  /** The absolute path of the data folder, which is locked by this process. */
  dataDir: string;
  copyDatabase: (directory: string) => Promise<void>;
  log: Log;
}

/**
 * The way by which commands of this machine reach the process that has the embedded database, which no other process can
 * open. It listens on loopback and answers only callers that know a secret in the data folder: a user who can read that
 * folder has the data anyway. `POST /database-copy` makes a copy of the database in the data folder; the caller removes it.
 * @returns the function that closes it
 */
export async function openMaintenanceChannel(options: MaintenanceOptions): Promise<() => Promise<void>> {
  const { dataDir, log } = options;
  for (const name of readdirSync(dataDir))
    if (name.startsWith(COPY_PREFIX)) rmSync(path.join(dataDir, name), { recursive: true, force: true });

  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    if (!isAllowed(request, secret)) return answer(response, 403, { message: 'Not allowed' });
    if (request.method !== 'POST' || request.url !== '/database-copy')
      return answer(response, 404, { message: 'There is only POST /database-copy' });
    copy(options, response).then(
      (directory) => answer(response, 200, { directory }),
      (error: unknown) => {
        log.warn({ err: error }, 'database copy');
        answer(response, 500, { message: error instanceof Error ? error.message : String(error) });
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const file = path.join(dataDir, MAINTENANCE_FILE);
  const address: MaintenanceAddress = { port: (server.address() as AddressInfo).port, secret };
  writeFileSync(`${file}.new`, JSON.stringify(address), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return async () => {
    rmSync(file, { force: true });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Makes a copy. It is removed again where the caller has gone meanwhile. @returns its folder */
async function copy({ dataDir, copyDatabase, log }: MaintenanceOptions, response: ServerResponse) {
  const directory = path.join(dataDir, `${COPY_PREFIX}${randomUUID()}`);
  const startedAt = performance.now();
  let isDone = false;
  try {
    await copyDatabase(directory);
    isDone = !response.destroyed;
  } finally {
    if (!isDone) rmSync(directory, { recursive: true, force: true });
  }
  log.info({ ms: Math.round(performance.now() - startedAt) }, 'database copied');
  return directory;
}

function isAllowed(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
