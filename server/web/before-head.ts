import type { ServerResponse } from 'node:http';

/**
 * Runs `prepare` when the head of an answer is about to be sent: headers can still be set on the response.
 * @param prepare gets the status and whether headers are handed over with it; returns the status to send instead
 */
export function beforeHead(
  response: ServerResponse,
  prepare: (status: number, hasHeaders: boolean) => number | undefined,
): void {
  const { writeHead } = response;
  response.writeHead = function (this: ServerResponse, ...[status, ...rest]: Parameters<typeof writeHead>) {
    const hasHeaders = rest.some((one) => one !== undefined);
    return writeHead.call(this, prepare(status, hasHeaders) ?? status, ...rest);
  } as typeof writeHead;
}
