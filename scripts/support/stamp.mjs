import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join('.build', 'stamp.json');
const SOURCE = /\.(tsx?|mts|mjs|cjs|js|css|json|sql)$/;
const UNUSED = /\.test\.tsx?$/;

/** The hashes of the sources of earlier builds: `{ [name]: hash }`. */
export function readStamps() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

export function writeStamp(name, hash) {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...readStamps(), [name]: hash }, null, 2)}\n`);
}

/** The hash of files and folders: of the content of sources, and of the names and sizes of other files. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const start of paths) visit(start, hash);
  return hash.digest('hex').slice(0, 32);
}

function visit(target, hash) {
  const status = statSync(target, { throwIfNoEntry: false });
  if (status === undefined || UNUSED.test(target)) return;
  if (status.isDirectory()) {
    for (const name of readdirSync(target).sort()) visit(path.posix.join(target, name), hash);
    return;
  }
  hash.update(`\0${target}\0${status.size}\0`);
  if (SOURCE.test(target)) hash.update(readFileSync(target));
}
