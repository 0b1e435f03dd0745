import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '@/lib/demo-accounts';
import { apiUrl } from '@/lib/api/url';
import { PATH_SPELLINGS } from '@/tests/support/path-spellings';
import { sendRaw } from '@/tests/support/raw-http';
import { inBothModes } from './support/attack-modes';
import { expectAnswer, head } from './support/raw-request';

/** What might get past the site's own routes by another spelling of an address. */
const login = JSON.stringify({ accountId: 'member01', accountPwd: DEMO_PASSWORD });

inBothModes((url, mode) => {
  for (const [name, spell] of Object.entries(PATH_SPELLINGS)) {
    const target = spell(apiUrl('/v1/auth/login'));
    test(`no token by ${name}: ${target}`, async () => {
      const { host } = new URL(url());
      const answer = expectAnswer(
        await sendRaw(
          url(),
          head('POST', target, host, {
            'X-Forwarded-For': '203.0.113.7',
            'Sec-Fetch-Site': 'same-origin',
            'Content-Type': 'application/json',
            'Content-Length': String(login.length),
          }) + login,
        ),
      );
      expect(answer.body.toString()).not.toMatch(/accessToken|eyJ[\w-]+\.eyJ/);
      expect(answer.status).toBeLessThan(500);
      if (/^\/(media|files|healthz)\//.test(target)) expect([400, 404]).toContain(answer.status);
    });
  }

  const MALFORMED = [
    '/%',
    '/artist/%zz',
    '/search?q=%',
    '/v1/%',
    '/v2/artists/%E0%A4%A',
    '/media/%',
    '/my/%',
  ];
  for (const target of MALFORMED) {
    test(`a malformed address is refused in words: ${target}`, async () => {
      const { host } = new URL(url());
      const answer = expectAnswer(await sendRaw(url(), head('GET', target, host)));
      // A value that nobody can decode is only text.
      if (target.includes('?')) return expect(answer.status).toBeLessThan(500);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers['content-type']).toMatch(/^(text\/html|application\/json)/);
      expect(answer.body.length).toBeGreaterThan(0);
    });
  }

  for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PURGE']) {
    for (const target of ['/', '/my/info', '/v1/home', '/session', '/media/none']) {
      test(`${method} ${target} is refused in words`, async () => {
        const { host } = new URL(url());
        const answer = expectAnswer(await sendRaw(url(), head(method, target, host)));
        expect([400, 405]).toContain(answer.status);
        expect(answer.headers['content-type']).toMatch(/^(text\/html|application\/json)/);
        expect(answer.body.length).toBeGreaterThan(0);
      });
    }
  }

  for (const target of ['/', '/artist', '/v1/home', '/readyz', '/my/info']) {
    test(`an Upgrade to h2c is ignored: ${target}`, async () => {
      const { host } = new URL(url());
      const upgrade = {
        Connection: 'Upgrade, HTTP2-Settings',
        Upgrade: 'h2c',
        'HTTP2-Settings': 'AAMAAABkAAQAAP__',
      };
      const answer = expectAnswer(await sendRaw(url(), head('GET', target, host, upgrade)));
      expect(answer.status).toBe(target === '/my/info' ? 307 : 200);
    });
  }

  test('an Origin of another port is another site', async () => {
    const { hostname } = new URL(url());
    for (const origin of [`http://${hostname}:1`, `https://${new URL(url()).host}`, `http://${hostname}`]) {
      const headers = { 'content-type': 'application/json', origin };
      const answer = await fetch(url() + apiUrl('/v1/auth/login'), { method: 'POST', headers, body: login });
      expect(answer.status, origin).toBe(403);
    }
  });

  test('an Origin is no other for being the Host as well', async () => {
    const { port } = new URL(url());
    const evil = `evil.example:${port}`;
    const headers = {
      Origin: `http://${evil}`,
      'Content-Type': 'application/json',
      'Content-Length': String(login.length),
    };
    const answer = expectAnswer(
      await sendRaw(url(), head('POST', apiUrl('/v1/auth/login'), evil, headers) + login),
    );
    expect([400, 403, 421]).toContain(answer.status);
  });

  // The site apart from its API isn't in demo mode.
  if (mode === 'whole') {
    test('in demo mode an unknown Host is refused', async () => {
      for (const target of ['/', '/artist', '/v1/home', '/session']) {
        const answer = expectAnswer(await sendRaw(url(), head('GET', target, 'evil.example')));
        expect([400, 421], target).toContain(answer.status);
      }
    });
  }
});
