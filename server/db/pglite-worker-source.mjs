// Only for running from source: a thread does not inherit the loader in every way tsx can be started.
import { tsImport } from 'tsx/esm/api';

await tsImport('./pglite-worker.ts', import.meta.url);
