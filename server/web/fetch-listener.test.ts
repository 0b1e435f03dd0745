import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { fetchListener } from './fetch-listener';

test('a body of unknown length can be measured, and a method without one be refused', async () => {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 10 }));
  app.post('/', async (c) => c.text(await c.req.text()));
  const server = createServer(fetchListener(app));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (method: string, chunks: string[]) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      const request = ask({ port, host: '127.0.0.1', method, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve([response.statusCode, text]));
      });
      request.on('error', reject);
      for (const chunk of chunks) request.write(chunk);
      request.end();
    });
  try {
    expect(await send('POST', ['a', 'b'])).toEqual([200, 'ab']);
    expect((await send('POST', ['123456', '789012']))[0]).toBe(413);
    expect((await send('OPTIONS', []))[0]).toBe(404);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
