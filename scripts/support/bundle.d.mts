import type { BuildOptions } from 'esbuild';

export function bundleOptions(outdir: string): BuildOptions;
export function bundleServer(outdir: string): Promise<void>;
