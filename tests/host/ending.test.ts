import { Agent, request as ask } from 'node:http';
import { connect } from 'node:net';
import { startHost, type TestHost } from './support/start-host';

/** SIGTERM, as the host's process hears it: nothing that was asked is lost. */
let host: TestHost;
let agent: Agent;
beforeEach(async () => {
  host = await startHost();
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await host.close();
});

function askKept(path: string): Promise<{ status: number; connection: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    ask({ port: host.port, host: '127.0.0.1', path, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function gate() {
  let open = () => undefined as void;
  const closed = new Promise<void>((resolve) => (open = resolve));
  return { closed, open };
}

test('what is under way is finished and says that its connection ends', async () => {
  const { closed, open } = gate();
  host.next.gate = closed;
  host.next.body = (url) => `whole ${url}`;
  const called = host.nextCall();
  const answer = askKept('/v1/home');
  await called;
  const ended = host.end(60_000);
  open();
  expect(await answer).toEqual({ status: 200, connection: 'close', text: 'whole /v1/home' });
  await ended;
});

test('a connection that was kept gets one more answer, and with it the end', async () => {
  expect((await askKept('/v1/home')).connection).toBe('keep-alive');
  const ended = host.end(60_000);
  expect(await askKept('/v1/home')).toMatchObject({ status: 200, connection: 'close' });
  await ended;
});

test('while it drains it answers everything, and tells balancers to leave', async () => {
  expect((await askKept('/v1/home')).connection).toBe('keep-alive');
  host.drain();
  expect(await askKept('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await askKept('/v1/home')).toMatchObject({ status: 200, connection: 'close' });
});

test('nobody new gets in, and connections that ask nothing hold nothing up', async () => {
  const silent = connect(host.port, '127.0.0.1');
  await new Promise((resolve) => silent.once('connect', resolve));
  await askKept('/v1/home');
  const ended = host.end(60_000);
  await expect(
    new Promise((_, reject) => connect(host.port, '127.0.0.1').once('error', reject)),
  ).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await ended;
  silent.destroy();
});

test('what doesn’t end in time is cut', async () => {
  host.next.gate = new Promise(() => undefined);
  const called = host.nextCall();
  const answer = askKept('/v1/home');
  const refused = expect(answer).rejects.toMatchObject({ code: 'ECONNRESET' });
  await called;
  await host.end(50);
  await refused;
});
