import { assertNoDemoAccounts } from '@/server/demo-accounts-guard';

const holds = (id: string, status: 'ACTIVE' | 'WITHDRAWN', passwordHash: string | null) => ({
  findCredentials: (asked: string) =>
    Promise.resolve(asked === id ? { uuid: 'u', status, passwordHash } : null),
});
const passwords = { verify: (hash: string | null) => Promise.resolve(hash === 'of the public password') };

it('a database with a demo account that everybody can log in to is refused', async () => {
  const database = holds('admin01', 'ACTIVE', 'of the public password');
  await expect(assertNoDemoAccounts(database, passwords)).rejects.toThrow(/demo mode: admin01/);
});

it('one whose demo accounts are gone, withdrawn or have another password is not', async () => {
  for (const database of [
    holds('nobody', 'ACTIVE', null),
    holds('admin01', 'WITHDRAWN', 'of the public password'),
    holds('admin01', 'ACTIVE', 'of another password'),
  ]) {
    await expect(assertNoDemoAccounts(database, passwords)).resolves.toBeUndefined();
  }
});
