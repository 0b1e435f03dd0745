import type { IncomingHttpHeaders } from 'node:http';
import { inject, type Response as Answer } from 'light-my-request';
import type { RequestHandler } from './next-app';

export interface Asked {
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** Next's whole answer to a GET request, uncompressed. @throws Error where Next fails without an answer */
export async function askNext(next: Promise<RequestHandler>, { url, headers }: Asked): Promise<Answer> {
  const handle = await next;
  return inject(
    (request, response) =>
      void handle(request, response).catch((error: unknown) => response.destroy(asError(error))),
    { method: 'GET', url, headers: { ...headers, 'accept-encoding': 'identity' } },
  );
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
