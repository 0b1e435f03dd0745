import { auditEntries } from '@/server/db/schema/operation';
import { outbox } from '@/server/db/schema/outbox';
import { useTestApi } from '@/tests/support/api';
import { begunFieldsOf, operationsOf, readDescription } from '@/tests/support/operations';
import { STALE_SAVES } from '@/tests/support/stale-saves';

/**
 * Every operation that names what it began with, called by two people who began with the same: the second one gets a 409 with
 * the code of its conflict, and nothing changes. An operation of this kind that isn't in the table fails.
 */
const api = useTestApi();

it('has a row for each operation that names what it began with, and for no other', () => {
  const described = operationsOf(readDescription());
  const names = described.flatMap((operation) => {
    const begun = begunFieldsOf(operation);
    return begun.map((field) => (begun.length > 1 ? `${operation.name} ${field}` : operation.name));
  });
  expect(Object.keys(STALE_SAVES).toSorted()).toEqual(names.toSorted());
});

it.each(Object.entries(STALE_SAVES))('%s is refused to the second of two', async (name, prepare) => {
  const { first, second, code, read } = await prepare(api);
  await first();
  const rows = async () => [
    await read(),
    await api.rows(auditEntries),
    await api.rows(outbox),
    await api.storedKeys(),
  ];
  const before = await rows();
  const [method = '', at = ''] = name.split(' ');
  const refused = await api.fails(409, method as 'PUT', at as '/v1/users/me', second as never);
  expect(refused).toMatchObject({ code });
  expect(await rows()).toEqual(before);
});
