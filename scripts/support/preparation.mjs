import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './stamp.mjs';

const PROGRAM = path.join('.build', 'server', 'prepare.mjs');

/**
 * Creates, migrates and (in demo mode) seeds the database in a process of its own, because creating an embedded one takes
 * 750 MB for a moment. The data folder records the preparation, so that a second start skips it. A database elsewhere is
 * checked each time.
 */
export async function prepareDatabaseIfNeeded({ say }) {
  if (process.env.PLATFORM_API_URL || !existsSync(PROGRAM)) return;
  const dataDir = path.resolve(process.env.DATA_DIR || './data');
  const file = path.join(dataDir, 'prepared.json');
  const hash = hashOf(['server/db/migrations']);
  const isEmbedded = !process.env.DATABASE_URL;
  if (isEmbedded && read(file) === hash) return;
  say('Preparing the database …');
  await run();
  if (!isEmbedded) return;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify({ migrations: hash })}\n`, { mode: 0o600 });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).migrations;
  } catch {
    return null;
  }
}

function run() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve();
      // It has said why by itself; what was killed could not.
      if (code !== null) process.exit(1);
      reject(new Error(`The database could not be prepared: ${PROGRAM} was ended by ${signal}.`));
    });
  });
}
