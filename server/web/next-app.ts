import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface NextApp {
  handle: RequestHandler;
  close(): Promise<void>;
}

export interface NextAppOptions {
  isDevelopment: boolean;
  hostname: string;
  port: number;
  /** Development's reload socket is attached to it. */
  httpServer: Server;
}

/** Starts Next in this process; it reads `next.config.ts` from the working directory. */
export async function startNext(options: NextAppOptions): Promise<NextApp> {
  // Here and not above: the database's thread starts while this loads.
  const { default: next } = await import('next');
  const app = next({
    dev: options.isDevelopment,
    dir: process.cwd(),
    hostname: options.hostname,
    port: options.port,
    // Next listens for upgrades on the server that it gets, or on that of its first request, and where anybody
    // listens Node no longer passes over the Upgrade headers that common clients send. In production Next has
    // nothing to upgrade to: it gets a server on which nothing ever happens.
    httpServer: options.isDevelopment ? options.httpServer : createServer(),
    quiet: true,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => app.close() };
}
