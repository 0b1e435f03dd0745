import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTIONS_FOLDER, functionFiles } from '@/scripts/support/database-functions';
import { createTestDatabase } from '@/tests/support/database';

test('the migrated database has exactly the functions and triggers of server/db/functions', async () => {
  const database = await createTestDatabase();
  const present = await functionFiles(database);
  await database.close();
  const kept = Object.fromEntries(
    readdirSync(FUNCTIONS_FOLDER).map((name) => [
      name,
      readFileSync(path.join(FUNCTIONS_FOLDER, name), 'utf8'),
    ]),
  );
  // After a migration that changes one: `npm run db:functions`.
  expect(kept).toEqual(present);
});
