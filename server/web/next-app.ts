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
  /** The server that development's reload socket is attached to. */
  httpServer: Server;
}

/** Starts Next in this process; it reads `next.config.ts` from the working directory. */
export async function startNext(options: NextAppOptions): Promise<NextApp> {
  // Next is imported here, so that the database's thread starts meanwhile.
  const { default: next } = await import('next');
  const app = next({
    dev: options.isDevelopment,
    dir: process.cwd(),
    hostname: options.hostname,
    port: options.port,
    // Next adds an upgrade listener to this server. With such a listener Node no longer ignores the Upgrade headers
    // that common clients send. In production Next has no upgrades, so it gets a server that never listens.
    httpServer: options.isDevelopment ? options.httpServer : createServer(),
    quiet: true,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  return { handle: (request, response) => handle(request, response), close: () => app.close() };
}
