import { ERRORS } from '@/lib/contracts/errors';
import { SqlError } from '@/server/db/errors';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { startTestApi, useTestApi } from '@/tests/support/api';
import { artistForm, DOCUMENTS, signupForm } from '@/tests/support/signup';

const full = (code: string) => Object.assign(new Error(`${code}: no space left on device, write`), { code });
const api = useTestApi({}, { resets: false });

async function expectFull(response: Response) {
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  const { code, message } = { code: 'STORAGE_FULL', message: ERRORS.STORAGE_FULL.message };
  expect(await response.json()).toEqual({ code, message, errors: [] });
}

test.each(['ENOSPC', 'EDQUOT'])('a form that the disk has no room for is %s and 503', async (code) => {
  const app = await startTestApi({ uploads: { receive: () => Promise.reject(full(code)) } });
  const body = artistForm({}, [['a.pdf', DOCUMENTS.pdf]]);
  await expectFull(await app.request('POST', '/v1/auth/artists/signup', { body }));
  await app.close();
});

test('so are documents that the storage has no room for, and nothing of the signup stays', async () => {
  const storage = new DiskStorage({ directory: api.directory, secret: 's'.repeat(32) });
  storage.put = () => Promise.reject(full('ENOSPC'));
  const app = await startTestApi({ storage });
  const form = signupForm(await app.make.verification());
  const body = artistForm(form, [['a.pdf', DOCUMENTS.pdf]]);
  await expectFull(await app.request('POST', '/v1/auth/artists/signup', { body }));
  expect(app.uploads.received()).toEqual([]);
  await app.close();
});

test('so is a database whose disk is full', async () => {
  const cause = new SqlError('could not extend file: No space left on device', { code: '53100' });
  const query: unknown = new Proxy(() => query, {
    get: (_, name) =>
      name === 'then' ? (_rows: unknown, fail: (error: Error) => void) => fail(cause) : query,
  });
  const orm = new Proxy(api.database.orm, { get: () => query });
  const app = await startTestApi({ database: { ...api.database, orm } });
  await expectFull(await app.request('GET', '/v2/artists'));
  await app.close();
});
