import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inThisThread } from '@/server/db/client';
import { migrate } from '@/server/db/migrate';
import { pgliteOptions } from '@/server/db/pglite-options';
import { FUNCTIONS_FOLDER, functionFiles } from './support/database-functions';

/** `npm run db:functions` writes the present body of every function and trigger, which all migrations together make. */
const database = inThisThread(await PGlite.create(pgliteOptions()));
await migrate(database);
const files = Object.entries(await functionFiles(database));
await database.close();
rmSync(FUNCTIONS_FOLDER, { recursive: true, force: true });
mkdirSync(FUNCTIONS_FOLDER, { recursive: true });
for (const [name, text] of files) writeFileSync(path.join(FUNCTIONS_FOLDER, name), text);
console.log(`${files.length} files in ${FUNCTIONS_FOLDER}`);
