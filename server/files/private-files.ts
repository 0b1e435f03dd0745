import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every program that writes people's data imports this first: only the owner may read files that the process creates. The
 * embedded database gives some of its files other modes, but its folder is private.
 */
process.umask(0o077);

/** The entries of a data folder that this product creates. Other entries are left alone. */
const OWN =
  /^(database|files|mails|uploads|(lock|maintenance|prepared|restore|secrets)\.json|(database-copy|restored|replaced)-.+)$/;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** How many files and folders were made private, and how many could not be changed. */
export interface Mended {
  changed: number;
  failed: number;
}

/**
 * Makes the product's files private: folders 0700, files 0600. It takes some tens of milliseconds for thousands of files,
 * because most need no change. Links are left alone.
 * @param dataDir an absolute path. The folder itself is made private where it has no foreign entries.
 */
export async function makePrivate(dataDir: string): Promise<Mended> {
  const mended: Mended = { changed: 0, failed: 0 };
  // Windows has no such modes.
  if (process.platform === 'win32') return mended;
  const names = await readdir(dataDir);
  if (names.every((name) => OWN.test(name))) await mendMode(dataDir, mended);
  for (const name of names) if (OWN.test(name)) await mend(path.join(dataDir, name), mended);
  return mended;
}

async function mend(entry: string, mended: Mended): Promise<void> {
  if (!(await mendMode(entry, mended))) return;
  const names = await readdir(entry).catch(() => []);
  await Promise.all(names.map((name) => mend(path.join(entry, name), mended)));
}

/** @returns whether it is a folder */
async function mendMode(entry: string, mended: Mended): Promise<boolean> {
  // The file may have been removed meanwhile.
  const stats = await lstat(entry).catch(() => null);
  if (stats === null || !(stats.isDirectory() || stats.isFile())) return false;
  const mode = stats.isDirectory() ? FOLDER_MODE : FILE_MODE;
  if ((stats.mode & 0o777) !== mode) {
    await chmod(entry, mode).then(
      () => (mended.changed += 1),
      () => (mended.failed += 1),
    );
  }
  return stats.isDirectory();
}
