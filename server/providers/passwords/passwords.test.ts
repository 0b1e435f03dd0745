import { createPasswords } from './passwords';

const passwords = createPasswords();

test('hashes are argon2id with their parameters, and different each time', async () => {
  const [one, other] = await Promise.all([passwords.hash('gyeol!2026'), passwords.hash('gyeol!2026')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('only the password itself is right, and nothing is where there is none', async () => {
  const hash = await passwords.hash('gyeol!2026');
  expect(await passwords.verify(hash, 'gyeol!2026')).toBe(true);
  expect(await passwords.verify(hash, 'gyeol!2027')).toBe(false);
  expect(await passwords.verify(null, 'gyeol!2026')).toBe(false);
});

test('many at once wait in a line that has an end', async () => {
  const waiting = Array.from({ length: 450 }, () => passwords.hash('a'));
  expect(passwords.isOverloaded()).toBe(true);
  await Promise.all(waiting);
  expect(passwords.isOverloaded()).toBe(false);
});
