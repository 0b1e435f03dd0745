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

/**
 * Packages that stay in node_modules: they find files beside themselves, or Next loads them too. All others go
 * into the bundle, because opening a thousand small files costs more than half of a start.
 */
const EXTERNAL = [
  'next',
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  'pino',
  'pg-native',
  'esbuild',
  'tsx',
];

/** esbuild's options: each program an ES module for Node 20; what is imported on demand lies beside it. */
export function bundleOptions(outdir) {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).filter(([, source]) => existsSync(path.resolve(source))),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Beside the programs, because code that looks for a neighbour by `import.meta.url` may be in a chunk.
    chunkNames: 'chunk-[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    // Bundled CommonJS asks for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
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
