import { expect } from '@playwright/test';
import type { RawAnswer } from '@/tests/support/raw-answer';
import type { NoAnswer } from '@/tests/support/raw-http';

/** The head of a request, with its empty line, byte for byte. */
export function head(
  method: string,
  target: string,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const fields = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${fields.join('')}\r\n`;
}

/** The answer; fails where there was none. */
export function expectAnswer(answer: RawAnswer | NoAnswer): RawAnswer {
  expect(typeof answer, `no answer: the connection was ${String(answer)}`).toBe('object');
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
