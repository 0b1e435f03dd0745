import { expect, test } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import { RawConnection } from '@/tests/support/raw-http';
import { inBothModes } from './support/attack-modes';
import { startOwnSite } from './support/own-site';
import { expectAnswer, head } from './support/raw-request';

const FORM = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=b' };
const PART = '--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.png"\r\n\r\n';

/** More than a form may have that needs no upload place. */
const BIG_FILE_BYTES = 100_000;

/** The status of an upload that is whole. */
async function uploadTo(url: string): Promise<number> {
  const body = `${PART}${'x'.repeat(BIG_FILE_BYTES)}\r\n--b--\r\n`;
  const answer = await fetch(url + apiUrl('/v1/auth/artists/signup'), {
    method: 'POST',
    headers: FORM,
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Uploads that begin and then send nothing. */
function beginUploads(url: string, count: number): RawConnection[] {
  const headers = { ...FORM, 'Content-Length': '50000000' };
  return Array.from({ length: count }, () => {
    const connection = new RawConnection(url);
    connection.write(head('POST', apiUrl('/v1/auth/artists/signup'), new URL(url).host, headers) + PART);
    return connection;
  });
}

inBothModes((url) => {
  test('places of uploads that broke off are free again', async () => {
    const slow = beginUploads(url(), 8);
    // All places, or all of one address, are taken.
    await expect.poll(() => uploadTo(url()), { timeout: 30_000 }).toBeGreaterThan(428);
    for (const connection of slow) connection.destroy();
    await expect.poll(() => uploadTo(url()), { timeout: 60_000 }).toBeLessThan(429);
  });

  for (const size of [100_000, 1_000_000, 9_000_000]) {
    test(`a form with a field that is too long is refused in words: ${size} bytes`, async () => {
      const field = `--b\r\nContent-Disposition: form-data; name="reqDto"\r\n\r\n${'a'.repeat(size)}`;
      const forms = [
        [`${field}\r\n--b--\r\n`, 413],
        [`${field}\r\n${PART}x\r\n--b--\r\n`, 413],
        [field, 400],
      ] as const;
      for (const [body, status] of forms) {
        const connection = new RawConnection(url());
        const headers = { ...FORM, 'Content-Length': String(body.length) };
        connection.write(
          head('POST', apiUrl('/v1/auth/artists/signup'), new URL(url()).host, headers) + body,
        );
        expect(expectAnswer(await connection.answer()).status).toBe(status);
        connection.destroy();
      }
      expect(await uploadTo(url())).toBe(400);
    });
  }

  const EARLY: readonly [string, string, string][] = [
    ['a body that says it is too large', 'POST /v1/users/me/likes', '200000000'],
    ['a body beyond what JSON may have', 'POST /v1/auth/login', '100000'],
    ['a call that isn’t there', 'POST /v1/nothing/here', '50000'],
    ['a method that a call hasn’t', 'DELETE /v1/home', '50000'],
    ['a file that isn’t there', 'POST /media/none/1.webp', '50000'],
    ['a page that is stored', 'GET /artist', '50000'],
    ['a page that isn’t there', 'POST /nothing-here', '50000'],
  ];
  for (const [name, line, length] of EARLY) {
    test(`who never sends the rest of a body leaves no connection behind: ${name}`, async () => {
      const [method = '', target = ''] = line.split(' ');
      const { host } = new URL(url());
      const connection = new RawConnection(url());
      const headers = {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        'Content-Length': length,
      };
      // A site apart from its API passes a call on with the first of its body.
      connection.write(`${head(method, target, host, headers)}{`);
      const answer = expectAnswer(await connection.answer());
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers.connection).toBe('close');
      expect(await connection.ended()).not.toBe('silent');
      connection.destroy();
    });
  }
});

inBothModes(
  (url) => {
    test('places of uploads that were given up as too slow are free again', async () => {
      for (const connection of beginUploads(url(), 8)) {
        expect(await connection.answer()).not.toBe('silent');
        connection.destroy();
      }
      await expect.poll(() => uploadTo(url()), { timeout: 60_000 }).toBeLessThan(429);
    });
  },
  { UPLOAD_TIMEOUT_MS: '1000' },
);

test('a site that is told to end finishes what it has begun and resets nothing', async () => {
  test.setTimeout(120_000);
  const site = await startOwnSite('attacks-end');
  try {
    const { host } = new URL(site.url);
    const body = JSON.stringify({ accountId: 'member01', accountPwd: 'wrong!2026x' });
    const kept = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const connection = new RawConnection(site.url);
        connection.write(head('GET', '/artist', host));
        expectAnswer(await connection.answer());
        return connection;
      }),
    );
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    };
    const [idle, ...busy] = kept;
    // Each of these connections has begun a request, so only the first connection is idle.
    for (const connection of busy)
      connection.write(head('POST', apiUrl('/v1/auth/login'), host, headers) + body.slice(0, 10));
    // A later request that is answered says that the earlier ones have arrived.
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const ended = site.program.stop('SIGTERM');
    expect(await idle?.ended()).toBe('closed');
    for (const connection of busy) connection.write(body.slice(10));
    for (const connection of busy) {
      const answer = expectAnswer(await connection.answer());
      expect(answer.status).toBe(401);
      expect(answer.headers.connection).toBe('close');
      expect(await connection.ended()).toBe('closed');
    }
    await ended;
    expect(site.log()).not.toMatch(/unhandled|ECONNRESET/);
  } finally {
    await site.stop();
  }
});
