import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Chromium then compiles all functions of a script beside the page, while it loads: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Smaller scripts aren't compiled beside the page. */
const SMALLEST = 30_000;

/**
 * Marks the large scripts of a folder, whose functions nearly all run when a page begins: the bundler wraps each module into a
 * function, so that browsers would compile it twice, the second time while the page waits.
 */
export async function hintCompilation(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const script = await readFile(file, 'utf8');
      if (Buffer.byteLength(script) < SMALLEST || script.startsWith(HINT)) return;
      await writeFile(file, HINT + script);
    }),
  );
}
