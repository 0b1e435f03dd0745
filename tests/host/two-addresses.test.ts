import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FILE_TIMES } from '@/server/web/file-times';
import { createHttpServer } from '@/server/web/http-server';

/** The test uses two addresses that every machine has. `::1`, which the program asks for, may be missing. */
const OTHER = '127.0.0.2';

function get(host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    ask({ host, port, path: '/', agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
    })
      .on('error', reject)
      .end();
  });
}

test('one server answers at two addresses, and ends at both', async () => {
  const http = createHttpServer((request, response) => response.end(request.socket.localAddress), {
    requestTimeoutMs: 60_000,
    ...FILE_TIMES,
  });
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  const { port } = http.server.address() as AddressInfo;
  expect(await http.listenToo(port, OTHER)).toBe(true);
  expect(await get('127.0.0.1', port)).toBe('127.0.0.1');
  expect(await get(OTHER, port)).toBe(OTHER);

  const second = createHttpServer((_, response) => response.end(), {
    requestTimeoutMs: 60_000,
    ...FILE_TIMES,
  });
  expect(await second.listenToo(port, OTHER)).toBe(false);
  expect(await second.listenToo(port, '192.0.2.1')).toBe(false);

  await http.end(60_000);
  await expect(get('127.0.0.1', port)).rejects.toThrow('ECONNREFUSED');
  await expect(get(OTHER, port)).rejects.toThrow('ECONNREFUSED');
});
