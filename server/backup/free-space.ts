import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { BackupError } from './manifest';

const MEGABYTE = 1024 * 1024;

/**
 * Checks the free space of the disk that a path lies on, or is going to.
 * @throws BackupError
 */
export function assertFreeSpace(place: string, neededBytes: number): void {
  let existing = place;
  while (!existsSync(existing)) existing = path.dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const free = bavail * bsize;
  if (free >= neededBytes) return;
  throw new BackupError(
    `There is too little space for ${place}: about ${Math.ceil(neededBytes / MEGABYTE)} MB are needed and ` +
      `${Math.floor(free / MEGABYTE)} MB are free. Free some, or choose another disk.`,
  );
}
