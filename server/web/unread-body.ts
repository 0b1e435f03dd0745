import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { beforeHead } from './before-head';

/** How long, and how many bytes, a request's body is still read after its answer. */
const LINGER_MS = 2000;
const LINGER_BYTES = 16 * 1024 * 1024;

const closing = new WeakSet<Socket>();

/** Whether the connection's last answer was given: what else comes on it is no request. */
export function isClosing(socket: Socket): boolean {
  return closing.has(socket);
}

/**
 * Answers that come before the request's body has (413, 404, 401) close their connection: whatever comes on
 * it next would be taken for the rest of that body. Before it is closed for good, what still comes is read
 * and thrown away for a moment, so that a browser in the middle of an upload gets to read its answer (RFC
 * 9112, section 9.6). Called for each request before anybody answers it.
 */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  // Of a request that is destroyed Node forgets the socket.
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  beforeHead(response, () => {
    if (request.complete) return;
    // Node then says `Connection: close` by itself, whatever form the head comes in.
    response.shouldKeepAlive = false;
    lingerBeforeClosing(request, socket);
  });
}

/** Node closes a last answer's socket by `destroySoon`, which would drop an answer that isn't read yet. */
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
    // The answer is given, so that nothing needs the rest of the body.
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
