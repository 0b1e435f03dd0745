import { randomUUID } from 'node:crypto';

const SANE = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's `x-request-id` where it has a plain form, else a new one. It is in the log and in every answer. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id');
  return given !== null && SANE.test(given) ? given : randomUUID();
}
