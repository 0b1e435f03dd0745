import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createServer as createSocketServer, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import * as uploadLimits from '@/lib/limits/upload';
import { errorDocument, sendErrorEnvelope } from './error-answers';
import { closeAfterUnreadBody, hasBody, isClosing } from './unread-body';

export interface HttpServer {
  server: Server;
  /**
   * Accepts connections at a further address of this machine too.
   * @returns false where the machine doesn't have the address, or its port is taken there
   */
  listenToo(port: number, host: string): Promise<boolean>;
  /**
   * Begins to leave: everything is answered, but `/readyz` says 503, so that balancers leave too, and every answer closes
   * its connection.
   */
  drain(): void;
  /**
   * Ends gracefully: drains, accepts no new connection, and waits for the answers under way.
   * @param timeoutMs the time after which open connections are cut
   */
  end(timeoutMs: number): Promise<void>;
}

const READINESS_PATH = '/readyz';
/** How long idle connections stay open while the server ends, because a request may be on its way. */
const IDLE_GRACE_MS = 500;
const GRACE_SECONDS = 10;

export interface RequestTimes {
  /** Milliseconds that a request may take to arrive whole. */
  requestTimeoutMs: number;
  /** Milliseconds for a large file. The receiver enforces its own rate. */
  fileTimeoutMs: number;
  isFile: (request: IncomingMessage) => boolean;
}

/** An HTTP server with limits for heads and slow requests, and with a graceful end. */
export function createHttpServer(listener: RequestListener, times: RequestTimes): HttpServer {
  const server = createServer({
    maxHeaderSize: 24 * 1024,
    headersTimeout: 15_000,
    // Node knows one limit for all. `endSlowRequest` keeps the shorter one.
    requestTimeout: Math.max(times.requestTimeoutMs, times.fileTimeoutMs),
    // It is longer than proxies keep connections, so that they never write into a closing one.
    keepAliveTimeout: 65_000,
  });
  /** The open connections with their last answers. */
  const connections = new Map<Socket, ServerResponse | null>();
  let isLeaving = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    if (isClosing(request.socket)) return;
    connections.set(request.socket, response);
    if (isLeaving) {
      response.shouldKeepAlive = false;
      if (request.url === READINESS_PATH) return sendErrorEnvelope(response, 'UNAVAILABLE');
    }
    if (hasBody(request) && !times.isFile(request))
      endSlowRequest(server, request, Math.min(times.requestTimeoutMs, slowestMs(request)));
    closeAfterUnreadBody(request, response);
    listener(request, response);
  });
  server.on('clientError', answerMalformed);
  // The server has no tunnels. Without a listener Node would cut the connection without an answer.
  server.on('connect', (_request, socket: Duplex) => refuse(socket, '405 Method Not Allowed'));

  /** Servers without a protocol of their own, which pass their connections on. */
  const further: NetServer[] = [];
  const close = (each: NetServer) =>
    new Promise<void>((resolve) => {
      // Node's own `server.close` would close idle connections at once.
      NetServer.prototype.close.call(each, () => resolve());
    });

  function drain(): void {
    isLeaving = true;
    for (const response of connections.values()) if (response !== null) response.shouldKeepAlive = false;
  }

  return {
    server,
    listenToo(port, host) {
      const passing = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        server.emit('connection', socket),
      );
      return new Promise((resolve) => {
        passing.once('error', () => resolve(false));
        passing.listen(port, host, () => {
          further.push(passing);
          resolve(true);
        });
      });
    },
    drain,
    async end(timeoutMs) {
      drain();
      const closed = Promise.all([server, ...further].map(close));
      const idle = setInterval(() => {
        server.closeIdleConnections();
        // Browsers open connections ahead. Node doesn't count them as idle before their first request.
        for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
      }, IDLE_GRACE_MS);
      const all = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(idle);
      clearTimeout(all);
    },
  };
}

/**
 * Milliseconds that a body of a declared length may take at the least rate. The reader of a body enforces that rate
 * too, and answers in words. A request without such a reader ends here, a moment later.
 */
function slowestMs({ headers }: IncomingMessage): number {
  const bytes = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return (uploadLimits.windowSeconds + GRACE_SECONDS + bytes / uploadLimits.leastBytesPerSecond) * 1000;
}

/** Ends a request whose body takes longer than `timeoutMs` to arrive, as Node does by its own limit. */
function endSlowRequest(server: Server, request: IncomingMessage, timeoutMs: number): void {
  const { socket } = request;
  const tooLate = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const timer = setTimeout(() => {
    if (!request.complete) server.emit('clientError', tooLate, socket);
  }, timeoutMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  request.once('close', stop);
}

/** Answers a malformed, too large or too slow request where that is possible, and closes the connection. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'HPE_HEADER_OVERFLOW')
    refuse(socket, '431 Request Header Fields Too Large', errorDocument(431));
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, '408 Request Timeout');
  else refuse(socket, '400 Bad Request');
}

/** Answers without a response of Node's. A person may read what comes of too many cookies, so that has words. */
function refuse(
  socket: Duplex | Socket,
  statusLine: string,
  document?: ReturnType<typeof errorDocument>,
): void {
  const { headers, body } = document ?? { headers: { 'Content-Length': 0 }, body: '' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${statusLine}\r\nConnection: close\r\n${lines.join('')}\r\n`);
  socket.end(body);
}
