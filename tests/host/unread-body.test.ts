import { connect, type Socket } from 'node:net';
import { startHost, type TestHost } from './support/start-host';

/** Answers that come before the request's body: the connection is closed, so that no client waits on it for ever. */
let host: TestHost;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.close());

interface Talk {
  socket: Socket;
  /** Resolves with everything that came, once `pattern` is in it. */
  heard(pattern: RegExp): Promise<string>;
  /** Resolves when the server has closed its side. */
  ended: Promise<void>;
}

function talk(): Talk {
  const socket = connect(host.port, '127.0.0.1');
  let text = '';
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    socket,
    ended,
    heard: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          if (pattern.test(text)) resolve(text);
        };
        look();
        socket.on('data', look);
      }),
  };
}

test.each([
  ['a call that is too large', 'POST /v1/users HTTP/1.1', 'Content-Length: 100000', '413'],
  ['a page that is posted to', 'POST /artist HTTP/1.1', 'Content-Length: 500', '405'],
  ['an unknown page', 'POST /nothing HTTP/1.1', 'Transfer-Encoding: chunked', '405'],
  ['a call that is answered early', 'POST /v1/users HTTP/1.1', 'Content-Length: 500', '200'],
  ['a stored page that is asked for with a body', 'GET / HTTP/1.1', 'Content-Length: 500', '200'],
  ['a file', 'PUT /files/a HTTP/1.1', 'Content-Length: 500', '200'],
])('%s, whose body never comes, ends its connection', async (_, line, length, status) => {
  const { socket, heard, ended } = talk();
  socket.write(`${line}\r\nHost: a\r\n${length}\r\n\r\n`);
  const answer = await heard(/\r\n\r\n/);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  await ended;
  socket.destroy();
});

test('a body that was read whole leaves its connection open', async () => {
  await host.close();
  host = await startHost({
    platform: (request, response) => {
      request.resume();
      request.once('end', () => response.end('kept'));
    },
  });
  const { socket, heard } = talk();
  socket.write('PUT /files/a HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}');
  const answer = await heard(/kept/);
  expect(answer).toMatch(/\r\nConnection: keep-alive\r\n/i);
  socket.write('GET /v1/home HTTP/1.1\r\nHost: a\r\n\r\n');
  await heard(/\/v1\/home #1/);
  socket.destroy();
});

test('what comes after a last answer is nobody’s request', async () => {
  const { socket, heard, ended } = talk();
  socket.write('POST /v1/users HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\n');
  await heard(/\r\n\r\n/);
  socket.write('bodyPOST /v1/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n');
  await ended;
  socket.destroy();
  expect(host.next.calls.map(({ url }) => url)).toEqual(['/v1/users']);
});

test('a client that is still sending reads the answer', async () => {
  const { socket, heard, ended } = talk();
  const bytes = 4 * 1024 * 1024;
  socket.write(`POST /v1/users HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`);
  const sent = new Promise<Error | null | undefined>((resolve) => socket.write(Buffer.alloc(bytes), resolve));
  const answer = await heard(/PAYLOAD_TOO_LARGE.*\}$/s);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect((await sent) ?? null).toBeNull();
  await ended;
});
