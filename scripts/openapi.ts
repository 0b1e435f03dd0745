import { readFile, writeFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { createRoutes } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { openApiDocument } from '@/server/api/openapi';
import { localPrinting } from '@/server/api/modules/portfolios/printer';
import { createLog } from '@/server/logging/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';

/**
 * `npm run openapi` writes the OpenAPI document, and the types of all calls from it. With `-- --check` it fails where the
 * committed files differ.
 */
const DESCRIPTION = 'docs/openapi.json';
const TYPES = 'lib/api/types.ts';
const TYPES_HEAD = '/** Written by `npm run openapi`. */\n';

const nothing = async () => undefined;
// The description needs no database, and nothing is stored.
const orm = drizzle.mock({ casing: 'snake_case' });
const storage = new DiskStorage({ directory: 'never written', secret: 'nothing is signed here' });
const { routes } = createRoutes({
  database: { orm, kind: 'postgres', ping: nothing, vacuum: nothing, copyTo: null, close: nothing },
  storage,
  media: createMediaModule({ orm, storage, encoder: localEncoder, intake: localIntake, secret: null }),
  printing: localPrinting,
  invalidate: () => undefined,
  tokens: createTokens({ secret: 'of no account: nothing is signed here' }),
  identity: { provider: null, secret: 'no verification here', siteUrl: 'http://gyeol.test' },
  socialAssertionSecret: 'a secret that signs no assertion here',
  viewReportSecret: 'nothing is counted here',
  uploads: createUploads({ directory: 'never written' }),
  log: createLog({ level: 'silent' }),
  checksAnswers: false,
});
const endpoints = routes.map(({ endpoint }) => endpoint);
const description = JSON.parse(JSON.stringify(openApiDocument(endpoints))) as OpenAPI3;
const files = new Map([
  [DESCRIPTION, `${JSON.stringify(description, null, 2)}\n`],
  [TYPES, TYPES_HEAD + astToString(await openapiTypes(JSON.stringify(successesOf(description))))],
]);

const isCheck = process.argv.includes('--check');
for (const [name, text] of files) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!isCheck) {
    await writeFile(file, text);
    console.log(`${name} is written.`);
  } else if ((await readFile(file, 'utf8').catch(() => '')) === text) {
    console.log(`${name} is what the routes say.`);
  } else {
    console.error(`${name} is not what the routes say: run \`npm run openapi\` and commit it.`);
    process.exitCode = 1;
  }
}

/** The description without its failures, which all have the same form. */
function successesOf({ paths = {}, ...rest }: OpenAPI3): OpenAPI3 {
  const slim = structuredClone(paths) as Record<
    string,
    Record<string, { responses: Record<string, unknown> }>
  >;
  for (const operations of Object.values(slim)) {
    for (const operation of Object.values(operations)) {
      operation.responses = { 200: operation.responses['200'] };
    }
  }
  return { ...rest, paths: slim };
}
