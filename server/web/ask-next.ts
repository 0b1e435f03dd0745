import type { IncomingHttpHeaders } from 'node:http';
import { inject, type Response as Answer } from 'light-my-request';
import type { RequestHandler } from './next-app';

export interface Asked {
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

export type NextAnswer = Pick<Answer, 'statusCode' | 'headers' | 'rawPayload'>;

/** Next's whole answer to a GET request, uncompressed. @throws Error where Next fails without an answer, or within its body */
export async function askNext(next: Promise<RequestHandler>, { url, headers }: Asked): Promise<NextAnswer> {
  const handle = await next;
  const answer = await inject(
    (request, response) =>
      void handle(request, response).catch((error: unknown) => response.destroy(asError(error))),
    {
      method: 'GET',
      url,
      headers: { ...headers, 'accept-encoding': 'identity' },
      // Otherwise the body is decoded into a string besides, which takes longer than to copy it.
      payloadAsStream: true,
    },
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer.stream()) chunks.push(chunk as Buffer);
  return { statusCode: answer.statusCode, headers: answer.headers, rawPayload: Buffer.concat(chunks) };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
