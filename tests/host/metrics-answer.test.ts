import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetricsAnswer } from '@/server/web/metrics-answer';
import { get } from './support/start-host';

const TOKEN = 'a-token-for-figures-0123456789abcdef';

test('figures need the token, and a failure says nothing', async () => {
  let fails = false;
  const errors: unknown[] = [];
  const text = async () => {
    if (fails) throw new Error('broken');
    return { contentType: 'text/plain', body: 'figures 1\n' };
  };
  const metrics = { request: () => undefined, render: () => undefined, gauge: () => undefined, text };
  const server = createServer(createMetricsAnswer(metrics, TOKEN, (error) => errors.push(error)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (authorization?: string) =>
    get(port, '/metrics', authorization === undefined ? {} : { authorization });
  for (const wrong of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])
    expect(await ask(wrong)).toMatchObject({ status: 401 });
  expect(await ask(`Bearer ${TOKEN}`)).toMatchObject({ status: 200, text: 'figures 1\n' });
  fails = true;
  const failed = await ask(`Bearer ${TOKEN}`);
  expect(failed.status).toBe(500);
  expect(failed.text).not.toContain('broken');
  expect(errors).toHaveLength(1);
  await new Promise((resolve) => server.close(resolve));
});
