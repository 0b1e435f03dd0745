// A thread does not inherit the loader of TypeScript.
import { tsImport } from 'tsx/esm/api';

await tsImport('./database-thread.ts', import.meta.url);
