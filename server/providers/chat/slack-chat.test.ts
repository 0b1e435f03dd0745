import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createSlackChat } from './slack-chat';

/** Slack's webhook over loopback HTTP. */
let peer: Server;
let said: { type: string | undefined; body: unknown }[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const addressOf = () => `http://127.0.0.1:${(peer.address() as AddressInfo).port}/services/T0/B0/secret`;

beforeEach(async () => {
  said = [];
  answer = (response) => response.end('ok');
  peer = createServer((request, response) => {
    void json(request).then((body) => {
      said.push({ type: request.headers['content-type'], body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
});

test('a line arrives as plain text that calls nobody', async () => {
  await createSlackChat({ webhookUrl: addressOf() }).say('<!channel> PDF & <b>');
  const text = '&lt;!channel&gt; PDF &amp; &lt;b&gt;';
  expect(said).toEqual([{ type: 'application/json', body: { text, mrkdwn: false, link_names: false } }]);
});

test.each([
  ['refuses', (response: ServerResponse) => response.writeHead(403).end('invalid_token')],
  ['leads elsewhere', (response: ServerResponse) => response.writeHead(302, { location: '/' }).end()],
  ['drops', (_: ServerResponse, request: IncomingMessage) => request.socket.destroy()],
])('a chat that %s is a failure which doesn’t tell the address', async (_what, how) => {
  answer = how;
  const failure: unknown = await createSlackChat({ webhookUrl: addressOf() })
    .say('x')
    .catch((error: unknown) => error);
  expect(String(failure)).toContain('Error');
  expect(String(failure)).not.toContain('secret');
  expect(said).toHaveLength(1);
});

test('a chat that never answers is given up', async () => {
  answer = () => undefined;
  await expect(createSlackChat({ webhookUrl: addressOf(), timeoutMs: 50 }).say('x')).rejects.toThrow(
    /timeout/i,
  );
});
