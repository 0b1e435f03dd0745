import { readFile, writeFile } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { api } from '@/lib/paths';
import { createApi } from '@/server/api/app';
import { createTokens } from '@/server/api/http/tokens';
import { createUploads } from '@/server/api/http/upload';
import { createLog } from '@/server/log';
import { DiskStorage } from '@/server/providers/storage/disk-storage';

/** `npm run openapi` writes the API's description; `-- --check` fails where the committed one has drifted. */
const FILE = new URL('../docs/openapi.json', import.meta.url);

const nothing = async () => undefined;
const app = createApi({
  // Describing the routes asks no database.
  database: {
    orm: drizzle.mock({ casing: 'snake_case' }),
    kind: 'postgres',
    ping: nothing,
    vacuum: nothing,
    close: nothing,
  },
  invalidate: () => undefined,
  tokens: createTokens({ secret: 'of no account: nothing is signed here' }),
  identity: { provider: null, secret: 'no verification here', siteUrl: 'http://gyeol.test' },
  socialAssertionSecret: 'nobody vouches for anybody here',
  uploads: createUploads({ directory: 'never written' }),
  storage: new DiskStorage({ directory: 'never written', secret: 'nothing is signed here' }),
  log: createLog({ level: 'silent' }),
  checksAnswers: false,
});
const answer = await app.request(api.openapi());
const document = `${JSON.stringify(await answer.json(), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(FILE, document);
  console.log('docs/openapi.json is written.');
} else if ((await readFile(FILE, 'utf8').catch(() => '')) === document) {
  console.log('docs/openapi.json is what the routes say.');
} else {
  console.error('docs/openapi.json is not what the routes say: run `npm run openapi` and commit it.');
  process.exitCode = 1;
}
