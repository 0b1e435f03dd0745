import { existsSync } from 'node:fs';
import path from 'node:path';

/** Programs that are bundled into `.build/`; those whose source isn't there yet are left out. */
const ENTRIES = {
  main: 'server/main.ts',
  'api-main': 'server/api-main.ts',
  'pglite-worker': 'server/db/pglite-worker.ts',
  prepare: 'scripts/prepare.ts',
};

/** esbuild's options: our own sources in one ES module a program, packages left to node_modules. */
export function bundleOptions(outdir) {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).filter(([, source]) => existsSync(path.resolve(source))),
    ),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: true,
    logLevel: 'warning',
  };
}
