import { connect, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { FILE_TIMES } from '@/server/web/file-times';
import { createHttpServer, type HttpServer } from '@/server/web/http-server';

const REQUEST_MS = 60_000;
let http: HttpServer;
let sockets: Socket[];
let heard: Promise<void>;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  sockets = [];
  let hear: () => void = () => undefined;
  heard = new Promise((resolve) => (hear = resolve));
  http = createHttpServer(
    (request) => {
      request.resume();
      hear();
    },
    { requestTimeoutMs: REQUEST_MS, ...FILE_TIMES },
  );
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  http.server.closeAllConnections();
  await new Promise((resolve) => http.server.close(resolve));
  jest.useRealTimers();
});

/** Sends the head of a request and the first bytes of its body. @returns everything that is answered */
function begin(head: string, length = 'Content-Length: 100'): Promise<string> {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.write(`${head}\r\nHost: a\r\n${length}\r\n\r\nsome of it`);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve) => socket.once('close', () => resolve(text)));
}

test('a small body that trickles ends with its connection, on every route', async () => {
  const answer = begin('POST /auth/verifyResult HTTP/1.1');
  await heard;
  jest.advanceTimersByTime(31_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that takes too long ends with its connection', async () => {
  const answer = begin('POST /v1/anything HTTP/1.1', 'Content-Length: 10000000');
  await heard;
  jest.advanceTimersByTime(REQUEST_MS);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a file at its signed address has the time that a large one needs', async () => {
  void begin('PUT /files/uploads/a.pdf?signature=x HTTP/1.1');
  await heard;
  jest.advanceTimersByTime(REQUEST_MS * 10);
  expect(sockets[0]?.destroyed).toBe(false);
  const open = await new Promise<number>((resolve) =>
    http.server.getConnections((_error, count) => resolve(count)),
  );
  expect(open).toBe(1);
  expect(FILE_TIMES.fileTimeoutMs).toBeGreaterThan(60 * 60_000);
});
