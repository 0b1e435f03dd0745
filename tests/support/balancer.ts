import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that got no whole answer from the node that it was sent to. */
export interface Lost {
  port: number;
  method: string;
  url: string;
  /** When it was handed to the node, by `performance.now()`. */
  sentAt: number;
}

export interface Balancer {
  port: number;
  lost: readonly Lost[];
  /** Sends requests to these ports from now on, in turns. */
  use(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** How often a node is asked whether it is ready, milliseconds. */
const PROBE_MS = 100;

/**
 * A balancer as nginx is one: it takes turns, asks `/readyz`, and goes to the next node where a connection is refused. What was
 * sent isn't sent again.
 */
export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let turn = 0;
  const leaving = new Set<number>();
  const lost: Lost[] = [];

  const probes = setInterval(() => {
    // Demo mode knows the site's own name alone.
    const headers = { host: `127.0.0.1:${portOf(server)}` };
    for (const port of ports)
      ask({ port, host: '127.0.0.1', path: '/readyz', headers, agent: false }, (answer) => {
        answer.resume();
        if (answer.statusCode === 200) leaving.delete(port);
        else leaving.add(port);
      })
        .on('error', () => leaving.add(port))
        .end();
  }, PROBE_MS);

  /** The ports in their turn, those that are ready first. */
  function inTurn(): number[] {
    turn += 1;
    const turned = ports.map((_, at) => ports[(at + turn) % ports.length] ?? 0);
    return turned.toSorted((one, other) => Number(leaving.has(one)) - Number(leaving.has(other)));
  }

  function pass(request: IncomingMessage, body: Buffer, response: ServerResponse, left: number[]): void {
    const [port, ...others] = left;
    if (port === undefined) return void response.writeHead(502).end();
    const { method = 'GET', url = '/' } = request;
    const headers = { ...request.headers, 'x-forwarded-for': addressOf(request), connection: 'close' };
    const sentAt = performance.now();
    const upstream = ask({ port, host: '127.0.0.1', path: url, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', lose);
      answer.on('end', () => {
        response.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          connection: 'close',
          'x-node': String(port),
        });
        response.end(Buffer.concat(parts));
      });
    });
    function lose(): void {
      lost.push({ port: port ?? 0, method, url, sentAt });
      response.writeHead(502).end();
    }
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(request, body, response, others);
      else lose();
    });
    upstream.end(body);
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => pass(request, Buffer.concat(parts), response, inTurn()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    lost,
    use(given) {
      ports = given;
      leaving.clear();
    },
    close: () => closeServer(server, probes),
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** The visitor's address; tests choose one each, so that no limit counts all of them together. */
function addressOf({ headers, socket }: IncomingMessage): string {
  return String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '');
}

function closeServer(server: Server, probes: NodeJS.Timeout): Promise<void> {
  clearInterval(probes);
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
