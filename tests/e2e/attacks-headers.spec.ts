import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { apiUrl } from '@/lib/api/url';
import { sendRaw } from '@/tests/support/raw-http';
import { inBothModes } from './support/attack-modes';
import { startOwnSite } from './support/own-site';
import { expectAnswer, head } from './support/raw-request';

const SHARED = ['/v1/home', '/v2/artists', '/v1/contents/articles/specials'];

inBothModes((url) => {
  for (const path of [...SHARED, '/session', '/v1/users/me', '/v1/nothing', '/artist', '/readyz']) {
    test(`an answer can’t be taken for what it isn’t: ${path}`, async () => {
      const { headers } = await fetch(url() + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      if (path !== '/readyz')
        expect(headers.get('content-security-policy')).toMatch(/default-src|frame-ancestors/);
    });
  }

  test('what may be shared says that a session changes it', async () => {
    for (const path of SHARED) {
      const { headers } = await fetch(url() + path);
      if (/s-maxage=[1-9]|\bpublic\b/.test(headers.get('cache-control') ?? '')) {
        expect(headers.get('vary') ?? '', path).toMatch(/\bcookie\b/i);
      }
    }
  });
});

test('CDN_SECONDS=0 keeps calls out of shared caches too', async () => {
  test.setTimeout(120_000);
  const site = await startOwnSite('attacks-cdn', { CDN_SECONDS: '0' });
  try {
    for (const path of [...SHARED, '/', '/artist']) {
      const { headers } = await fetch(site.url + path);
      expect(headers.get('cache-control') ?? '', path).not.toMatch(/s-maxage=[1-9]/);
    }
  } finally {
    await site.stop();
  }
});

test('nobody chooses the address that his calls are counted for', async () => {
  test.setTimeout(120_000);
  const site = await startOwnSite('attacks-address');
  try {
    const statuses = [];
    for (let number = 0; number < 80; number += 1) {
      const from = `198.51.100.${number}`;
      const headers = { 'x-forwarded-for': from, forwarded: `for=${from}`, 'x-real-ip': from };
      statuses.push(
        (
          await fetch(
            site.url + apiUrl('/v1/auth/is-duplicate-account-id', { query: { accountId: 'somebody' } }),
            { headers },
          )
        ).status,
      );
    }
    expect(statuses).toContain(429);
  } finally {
    await site.stop();
  }
});

test('under https the session’s cookies belong to this host alone', async () => {
  test.setTimeout(120_000);
  // Behind a proxy that speaks TLS the site itself is asked by http.
  const site = await startOwnSite('attacks-https', {}, 'https');
  try {
    const body = JSON.stringify({ accountId: 'member01', accountPwd: DEMO_PASSWORD });
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'Sec-Fetch-Site': 'same-origin',
      Origin: site.url.replace('http:', 'https:'),
    };
    const answer = expectAnswer(
      await sendRaw(site.url, head('POST', apiUrl('/v1/auth/login'), new URL(site.url).host, headers) + body),
    );
    expect(answer.status).toBe(200);
    const session = answer.headers['set-cookie'] ?? '';
    expect(session).toMatch(/^__Host-/);
    expect(session).toMatch(/; Secure/);
  } finally {
    await site.stop();
  }
});
