import { assertNoDemoAccounts } from '@/server/demo/demo-accounts-guard';

const holds = (id: string, status: 'ACTIVE' | 'WITHDRAWN' | 'REMOVED', passwordHash: string | null) => ({
  findCredentials: (asked: string) =>
    Promise.resolve(
      asked === id
        ? { ...{ uuid: 'u', status, passwordHash }, withdrawnAt: null, stoppedAt: null, stopReason: null }
        : null,
    ),
});
const passwords = { verify: (hash: string | null) => Promise.resolve(hash === 'of the public password') };

it('a database with a demo account with a public password, or that can be restored, is refused', async () => {
  for (const status of ['ACTIVE', 'WITHDRAWN'] as const) {
    const database = holds('admin01', status, 'of the public password');
    await expect(assertNoDemoAccounts(database, passwords)).rejects.toThrow(/demo mode: admin01/);
  }
});

it('one whose demo accounts are gone or have another password is not', async () => {
  for (const database of [
    holds('nobody', 'ACTIVE', null),
    holds('admin01', 'REMOVED', null),
    holds('admin01', 'ACTIVE', 'of another password'),
  ]) {
    await expect(assertNoDemoAccounts(database, passwords)).resolves.toBeUndefined();
  }
});
