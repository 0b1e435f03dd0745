import { jest } from '@jest/globals';
import { sealData } from 'iron-session';
import { z } from 'zod';
import { rememberOpened } from '@/server/bff/opened-seals';
import { sealedCookie } from '@/server/bff/sealed-cookie';
import { registerTestSettings } from '@/tests/support/bff';

const SECRET = 'a secret for tests, 32 characters or more';
const MINUTE = 60_000;

/** A seal that ends at `expiry`. Nothing else in it is read. */
const sealUntil = (expiry: number, name = 'a') => `Fe26.2*1*${name}*iv*data*${expiry}*salt*hmac~2`;

/** How often `read` had to open a seal. */
function counted(result: () => unknown = () => ({ a: 1 })) {
  const opened: string[] = [];
  const read = rememberOpened((seal) => {
    opened.push(seal);
    return Promise.resolve().then(result);
  });
  return { read, opened };
}

const now = Date.now();
const goOn = (milliseconds: number) => jest.spyOn(Date, 'now').mockReturnValue(now + milliseconds);

beforeEach(() => void goOn(0));

test('a seal that comes again is opened once, for a minute', async () => {
  const { read, opened } = counted();
  const seal = sealUntil(now + 60 * MINUTE);
  expect(await read(seal, SECRET)).toEqual({ a: 1 });
  goOn(MINUTE - 1);
  expect(await read(seal, SECRET)).toEqual({ a: 1 });
  expect(opened).toHaveLength(1);
  goOn(MINUTE + 1);
  await read(seal, SECRET);
  expect(opened).toHaveLength(2);
});

test('it isn’t remembered beyond its own end, for another secret, or without an end', async () => {
  const { read, opened } = counted();
  const short = sealUntil(now + 1000);
  await read(short, SECRET);
  goOn(1001);
  await read(short, SECRET);
  await read(short, SECRET);
  expect(opened).toHaveLength(3);
  const long = sealUntil(now + 60 * MINUTE);
  await read(long, SECRET);
  await read(long, `${SECRET}!`);
  expect(opened).toHaveLength(5);
  for (const seal of ['', 'no seal', 'a*b*c*d*e*f']) {
    await read(seal, SECRET);
    await read(seal, SECRET);
  }
  expect(opened).toHaveLength(11);
});

test('what can’t be opened is tried each time, and takes no place', async () => {
  const { read, opened } = counted(() => {
    throw new Error('forged');
  });
  const seal = sealUntil(now + 60 * MINUTE);
  await expect(read(seal, SECRET)).rejects.toThrow('forged');
  await expect(read(seal, SECRET)).rejects.toThrow('forged');
  expect(opened).toHaveLength(2);
});

test('of very many the first are forgotten', async () => {
  const { read, opened } = counted();
  const seals = Array.from({ length: 501 }, (_, index) => sealUntil(now + 60 * MINUTE, `${index}`));
  for (const seal of seals) await read(seal, SECRET);
  const [first = '', second = ''] = seals;
  await read(seals.at(-1) ?? '', SECRET);
  await read(first, SECRET);
  await read(second, SECRET);
  expect(opened).toHaveLength(503);
});

test('a cookie that was read is nobody’s when it expires, and nothing that was read can be changed', async () => {
  registerTestSettings();
  const cookie = sealedCookie({ name: 'gyeol_grant', schema: z.object({ id: z.string() }), seconds: 10 });
  const header = (await cookie.set({ id: 'a' })).split(';')[0];
  const first = await cookie.read(header);
  expect(first).toEqual({ id: 'a' });
  if (first !== null) first.id = 'b';
  expect(await cookie.read(header)).toEqual({ id: 'a' });
  // The seal's own makers allow clocks to differ by a minute.
  goOn(10_000 + MINUTE + 1);
  expect(await cookie.read(header)).toBeNull();
  goOn(0);
  const foreign = await sealData({ id: 'a' }, { password: SECRET, ttl: 10 });
  for (let round = 0; round < 2; round += 1) expect(await cookie.read(`gyeol_grant=${foreign}`)).toBeNull();
});
