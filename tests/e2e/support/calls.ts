import type { APIResponse, Request } from '@playwright/test';
import { expect } from './test';

/** The header of a call that a page of ours makes. */
export const headers = { 'sec-fetch-site': 'same-origin' };

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The part of a form that is JSON. */
export const json = (value: unknown): SentFile => ({
  name: 'reqDto',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

/** The data of an answer that has to be a success. */
export async function dataOf<Data>(answer: APIResponse): Promise<Data> {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Whether a request is a call of an operation, such as `PUT /v1/users/me`. */
export function callOf(operation: string): (request: Request) => boolean {
  const [method = '', template = ''] = operation.split(' ');
  const path = new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  return (request) => request.method() === method && path.test(new URL(request.url()).pathname);
}
