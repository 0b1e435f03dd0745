import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of folders and all that is below them, with slashes and from the repository's root, in their order. */
export function listFiles(folders: readonly string[], ending: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => path.posix.join(folder, ...file.split(path.sep)))
      .toSorted(),
  );
}

/** The components, without their tests. */
export const listComponents = (): string[] =>
  listFiles(['app', 'components'], '.tsx').filter((file) => !file.endsWith('.test.tsx'));
