import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { beforeHead } from './before-head';

/** How long, and how many bytes, are read of a body after its request was answered. */
const LINGER_MS = 2000;
const LINGER_BYTES = 16 * 1024 * 1024;

const closing = new WeakSet<Socket>();

/** Whether the connection has had its last answer. What arrives after that is not a request. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/** Whether a body comes with the request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/**
 * Closes the connection of an answer that comes before the request's whole body (413, 404, 401), because the rest of the
 * body would be taken for the next request. Before that it reads and drops the rest for a moment, so that a browser in
 * the middle of an upload can read the answer (RFC 9112, section 9.6). It has to be called before the request is answered.
 */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  // A destroyed request loses its socket, so it is read now.
  const { socket } = request;
  if (!hasBody(request)) return;
  beforeHead(response, () => {
    if (request.complete) return;
    // Node then adds `Connection: close` to every form of a head.
    response.shouldKeepAlive = false;
    lingerBeforeClosing(request, socket);
  });
}

/** Delays the end of the socket. Node closes it by `destroySoon`, which would drop an answer that isn't read yet. */
function lingerBeforeClosing(request: IncomingMessage, socket: Socket): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  const { destroySoon } = socket;
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return destroySoon.call(socket);
    const { bytesRead } = socket;
    const close = () => void socket.destroy();
    const patience = setTimeout(close, LINGER_MS);
    socket.once('close', () => clearTimeout(patience));
    socket.end();
    // The request is answered, so the rest of the body stays unread.
    request.unpipe();
    request.removeAllListeners('data');
    request.removeAllListeners('readable');
    request.on('data', () => {
      if (socket.bytesRead - bytesRead > LINGER_BYTES) close();
    });
    request.once('end', close);
    request.resume();
  };
}
