import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Programs that are bundled, by the name they get; those whose source isn't there are left out. */
const ENTRIES = {
  main: 'server/main.ts',
  'api-main': 'server/api-main.ts',
  'pglite-worker': 'server/db/pglite-worker.ts',
  'image-encoder': 'server/api/modules/media/encoder-process.ts',
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

/** Bundles the server's programs into `outdir`, which holds either the old ones or the new. */
export async function bundleServer(outdir) {
  const made = `${outdir}-${process.pid}`;
  const old = `${made}-old`;
  await build(bundleOptions(made));
  if (existsSync(outdir)) renameSync(outdir, old);
  renameSync(made, outdir);
  rmSync(old, { recursive: true, force: true });
}
