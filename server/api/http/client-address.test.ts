import { Hono } from 'hono';
import { clientAddressOf } from './client-address';

async function counted(header: string | null): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddressOf(c)));
  const headers: Record<string, string> = header === null ? {} : { 'x-forwarded-for': header };
  return (await app.request('/', { headers })).text();
}

it.each([
  ['9.9.9.9', '9.9.9.9'],
  ['::ffff:9.9.9.9', '9.9.9.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [null, 'unknown'],
])('%s counts as %s', async (header, network) => {
  expect(await counted(header)).toBe(network);
});
