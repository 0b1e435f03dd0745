import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closeAfterUnreadBody, isClosing } from './unread-body';

export interface HttpServer {
  server: Server;
  /**
   * Ends in order: takes no new connection, says `Connection: close` in every answer from now on, and waits
   * for those that are under way.
   * @param timeoutMs after which whatever is still open is cut
   */
  end(timeoutMs: number): Promise<void>;
}

/**
 * How long a connection without a request may stay open while the server ends: a request may be on its way
 * to it.
 */
const IDLE_GRACE_MS = 500;

/**
 * An HTTP server for untrusted clients: bounded heads, closed idle connections, and an end that finishes
 * answers.
 */
export function createHttpServer(
  listener: RequestListener,
  options: { requestTimeoutMs: number },
): HttpServer {
  const server = createServer({
    maxHeaderSize: 24 * 1024,
    headersTimeout: 15_000,
    requestTimeout: options.requestTimeoutMs,
    // Longer than what proxies in front keep, so that they never write into a closing connection.
    keepAliveTimeout: 65_000,
  });
  /** Each with its last answer. A list of answers would have to be told of each one's end. */
  const connections = new Map<Socket, ServerResponse | null>();
  let isEnding = false;

  server.on('connection', (socket: Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    if (isClosing(request.socket)) return;
    connections.set(request.socket, response);
    if (isEnding) response.shouldKeepAlive = false;
    closeAfterUnreadBody(request, response);
    listener(request, response);
  });
  server.on('clientError', answerMalformed);
  // A tunnel is nothing that this server has; without a listener Node cuts the connection without a word.
  server.on('connect', (_request, socket: Duplex) => refuse(socket, '405 Method Not Allowed'));

  return {
    server,
    end(timeoutMs) {
      isEnding = true;
      for (const response of connections.values()) if (response !== null) response.shouldKeepAlive = false;
      return new Promise((resolve) => {
        // Node's own `server.close` would cut idle connections at once.
        NetServer.prototype.close.call(server, () => resolve());
        const idle = setInterval(() => {
          server.closeIdleConnections();
          // Browsers open some ahead; Node doesn't count those as idle before their first request.
          for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
        }, IDLE_GRACE_MS);
        const all = setTimeout(() => server.closeAllConnections(), timeoutMs);
        server.once('close', () => {
          clearInterval(idle);
          clearTimeout(all);
        });
      });
    },
  };
}

/** What isn't HTTP, is too large or too slow is answered as far as it can be, and the connection closed. */
function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, '431 Request Header Fields Too Large');
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, '408 Request Timeout');
  else refuse(socket, '400 Bad Request');
}

function refuse(socket: Duplex | Socket, statusLine: string): void {
  socket.end(`HTTP/1.1 ${statusLine}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
