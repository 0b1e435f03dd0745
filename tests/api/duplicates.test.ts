import { duplicateSchema } from '@/lib/contracts/auth';
import * as signupMessages from '@/lib/messages/signup';
import { apiUrl } from '@/lib/api/url';
import { startTestApi, useTestApi } from '@/tests/support/api';

const api = useTestApi();

describe('GET /v1/auth/is-duplicate-…', () => {
  it('says whether an ID or an address is taken, also by who withdrew', async () => {
    await api.make.account({ accountId: 'taken01', email: 'Taken@Example.com', status: 'WITHDRAWN' });
    const isTaken = (path: string) => api.get(path, duplicateSchema);
    expect(
      await isTaken(apiUrl('/v1/auth/is-duplicate-account-id', { query: { accountId: 'taken01' } })),
    ).toBe(true);
    expect(
      await isTaken(apiUrl('/v1/auth/is-duplicate-account-id', { query: { accountId: 'free001' } })),
    ).toBe(false);
    expect(await isTaken(apiUrl('/v1/auth/is-duplicate-account-id', { query: { accountId: 'admin' } }))).toBe(
      true,
    );
    expect(
      await isTaken(apiUrl('/v1/auth/is-duplicate-email', { query: { email: 'taken@example.com' } })),
    ).toBe(true);
    expect(
      await isTaken(apiUrl('/v1/auth/is-duplicate-email', { query: { email: 'free@example.com' } })),
    ).toBe(false);
  });

  it('checks the value that the form would keep', async () => {
    await api.make.account({ accountId: 'taken01', email: 'taken@example.com' });
    for (const accountId of ['TAKEN01', ' taken 01\u200b', 'ｔａｋｅｎ０１'])
      expect(await api.get('/v1/auth/is-duplicate-account-id', { query: { accountId } })).toBe(true);
    for (const email of ['taken@example.com\u200b', 'ｔａｋｅｎ＠ｅｘａｍｐｌｅ．ｃｏｍ'])
      expect(await api.get('/v1/auth/is-duplicate-email', { query: { email } })).toBe(true);
  });

  it('refuses what can’t be one in the form’s words', async () => {
    const failure = await api.fails(400, 'GET', '/v1/auth/is-duplicate-account-id', {
      query: { accountId: 'Kim' },
    });
    expect(failure.errors).toEqual([{ field: 'accountId', message: signupMessages.accountIdRule }]);
    await api.fails(400, 'GET', '/v1/auth/is-duplicate-email', { query: { email: 'kim@' } });
  });

  it('is limited', async () => {
    await using strict = await startTestApi({ rateLimits: { duplicateCheck: { points: 1, seconds: 60 } } });
    await strict.get('/v1/auth/is-duplicate-account-id', { query: { accountId: 'free001' } });
    await strict.fails(429, 'GET', '/v1/auth/is-duplicate-email', { query: { email: 'free@example.com' } });
  });
});
