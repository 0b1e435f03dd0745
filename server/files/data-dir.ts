import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartError, systemCodeOf } from '@/server/start-error';

/**
 * Makes sure that the folder exists and can be written. Only its owner may open a new one.
 * @param directory absolute path, DATA_DIR or a folder in it
 * @throws StartError
 */
export function openDataDir(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${directory} ${problemOf(systemCodeOf(cause))}`, { cause });
  }
}

function problemOf(code: string | undefined): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'is a file or lies below one: move that file away, or name another folder in DATA_DIR.';
    case 'ENOSPC':
    case 'EDQUOT':
      return 'is on a disk that is full: free some space, or name another folder in DATA_DIR.';
    case undefined:
    default:
      return (
        `can't be read and written by this user (${code ?? 'for an unknown reason'}): ` +
        'give it to the user that runs the server, or name another folder in DATA_DIR.'
      );
  }
}
