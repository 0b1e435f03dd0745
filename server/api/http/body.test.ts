import { jest } from '@jest/globals';
import { z } from 'zod';
import { createBaseApp } from '@/server/api/base-app';
import { createLog } from '@/server/logging/log';
import { route } from './endpoint';
import { mountRoutes } from './mount';
import { createRateLimiter } from './rate-limit';

/** What Node's HTTP server throws at a reader of the body of a request whose connection is gone. */
const aborted = () => Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

test.each([
  ['content-length', '100'],
  ['transfer-encoding', 'chunked'],
])('a sender who leaves in the middle of a body (%s) is no failure of the server', async (framing, value) => {
  const log = createLog({ level: 'silent' });
  const error = jest.spyOn(log, 'error');
  const app = createBaseApp(log);
  const endpoint = {
    method: 'post',
    path: '/v1/test',
    group: 'test',
    summary: { ko: '', en: '' },
    access: 'anyone',
    body: z.object({}),
    data: z.null(),
  } as const;
  mountRoutes(app, [route(endpoint, async () => null)], {
    authenticate: () => Promise.reject(new Error('Nobody has a token here.')),
    clientAddress: () => 'anyone',
    rateLimiter: createRateLimiter(),
    uploads: { receive: () => Promise.reject(new Error('No route takes files.')) },
    idempotency: { once: () => Promise.reject(new Error('No call has a key.')) },
    answers: null,
    checksAnswers: true,
  });
  const sent = [new TextEncoder().encode('{"a":')];
  const body = new ReadableStream({
    pull: (controller) => {
      const chunk = sent.shift();
      if (chunk === undefined) controller.error(aborted());
      else controller.enqueue(chunk);
    },
  });
  const headers = { 'content-type': 'application/json', [framing]: value };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  expect((await app.request('/v1/test', init)).status).toBe(400);
  expect(error).not.toHaveBeenCalled();
});
