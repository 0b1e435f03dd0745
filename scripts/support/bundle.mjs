import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Programs that are bundled, by the name they get; those whose source isn't there are left out. */
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
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('.') },
    sourcemap: true,
    logLevel: 'warning',
  };
}

/** Bundles the server's programs into an empty `outdir`. */
export async function bundleServer(outdir) {
  rmSync(outdir, { recursive: true, force: true });
  await build(bundleOptions(outdir));
}
