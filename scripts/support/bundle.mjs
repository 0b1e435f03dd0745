import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The bundled programs by name. Programs without their source are left out. */
const ENTRIES = {
  main: 'server/main.ts',
  'api-main': 'server/api-main.ts',
  'pglite-worker': 'server/db/pglite-worker.ts',
  'image-encoder': 'server/api/modules/media/encoder-process.ts',
  'image-intake': 'server/api/modules/media/intake-process.ts',
  'review-cleaner': 'server/api/modules/media/review/cleaner-process.ts',
  'portfolio-printer': 'server/api/modules/portfolios/print-process.ts',
  'font-cutter': 'server/web/fonts/font-cutter-process.ts',
  prepare: 'scripts/prepare.ts',
};

/**
 * Packages that stay in node_modules, because they load files beside themselves, or Next loads them too. All others are
 * bundled, because opening a thousand small files would take more than half of a start.
 */
const EXTERNAL = [
  'next',
  'sharp',
  '@node-rs/argon2',
  '@electric-sql/pglite',
  'pino',
  'pg-native',
  'esbuild',
  'subset-font',
  'tsx',
  '@react-pdf/renderer',
  'react',
];

/** esbuild's options. Each program is an ES module for Node 20; dynamic imports become chunks beside it. */
export function bundleOptions(outdir) {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(ENTRIES).filter(([, source]) => existsSync(path.resolve(source))),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    // Chunks lie beside the programs, because their code finds files by `import.meta.url`.
    chunkNames: 'chunk-[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
    // Bundled CommonJS code loads Node's modules by `require`.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
    alias: { '@': path.resolve('.') },
    sourcemap: true,
    logLevel: 'warning',
  };
}

/** Bundles the server's programs into `outdir`. The old programs stay there until the new ones are complete. */
export async function bundleServer(outdir) {
  const made = `${outdir}-${process.pid}`;
  const old = `${made}-old`;
  await build(bundleOptions(made));
  if (existsSync(outdir)) renameSync(outdir, old);
  renameSync(made, outdir);
  rmSync(old, { recursive: true, force: true });
}
