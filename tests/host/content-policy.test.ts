import { createHash } from 'node:crypto';
import { removeNonce } from '@/server/web/content-policy';
import { startHost, type TestHost } from './support/start-host';

describe('the policy of documents', () => {
  let host: TestHost;
  beforeEach(async () => {
    host = await startHost();
  });
  afterEach(() => host.close());

  test('a stored page allows the scripts of its framework by hash, and no script that came with the content', async () => {
    host.next.body = () => {
      const nonce = /'nonce-([^']+)'/.exec(
        String(host.next.calls.at(-1)?.headers['content-security-policy']),
      )?.[1];
      return `<html><script nonce="${nonce}">ours()</script><script>theirs()</script><img onerror="theirs()"></html>`;
    };
    const { text, headers } = await host.get('/');
    expect(JSON.stringify(headers)).not.toContain('nonce');
    const policy = String(headers['content-security-policy']);
    const hash = (code: string) => createHash('sha256').update(code).digest('base64');
    expect(text).toContain('<script>ours()</script>');
    expect(text).not.toContain('nonce');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash('ours()')}';`);
    expect(policy).not.toContain(hash('theirs()'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a stored page allows the script that begins its framework’s scripts', async () => {
    host.next.body = () => {
      const nonce = /'nonce-([^']+)'/.exec(
        String(host.next.calls.at(-1)?.headers['content-security-policy']),
      )?.[1];
      return `<html><head><script src="/_next/static/a.js" async="" nonce="${nonce}"></script></head></html>`;
    };
    const { text, headers } = await host.get('/');
    const code = /<script data-sources="\/_next\/static\/a\.js">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(code).toContain('currentScript');
    const hash = createHash('sha256').update(code).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('no document allows inline scripts, whether it has any or not', async () => {
    host.next.body = () => '<html><p>no script</p></html>';
    host.next.isPrerendered = true;
    for (const path of ['/', '/terms', '/my/info', '/admin', '/nothing-here']) {
      const { headers } = await host.get(path);
      expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
    }
    const { headers } = await host.get('/my/info');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-a-hash-of-the-build';");
  });

  test('a personal page has a nonce of its own in each answer', async () => {
    const nonceOf = async () =>
      /'nonce-([^']+)'/.exec(String((await host.get('/my/info')).headers['content-security-policy']))?.[1];
    const [one, two] = [await nonceOf(), await nonceOf()];
    expect(one).toBeTruthy();
    expect(one).not.toBe(two);
    expect(host.next.calls.at(-1)?.headers['content-security-policy']).toContain(String(two));
  });

  test('every page may frame the address search, as a form may be reached from each, and none runs its scripts', async () => {
    for (const path of ['/', '/auth/signup', '/my/info', '/my/info/apply-artist', '/artist']) {
      const policy = String((await host.get(path)).headers['content-security-policy']);
      expect(policy).toMatch(/frame-src http:\/\/address\.test https:\/\/www\.youtube/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('kakao');
    }
  });

  test('a nonce inside the data of a script is taken out before it is hashed', () => {
    const { html, hashes } = removeNonce(
      '<script nonce="N1" id="a">push("N1")</script><script nonce="N1" src="/a.js"></script>',
      'N1',
    );
    expect(html).toBe('<script id="a">push("")</script><script src="/a.js"></script>');
    expect(hashes).toEqual([createHash('sha256').update('push("")').digest('base64')]);
  });

  test('a script is hashed by its bytes, and what a script only quotes isn’t allowed', () => {
    const page = '<script nonce="N1">push("결")</script><script type="a">"<script nonce="N1">no()"</script>';
    const { html, hashes } = removeNonce(Buffer.from(page).toString('latin1'), 'N1');
    expect(Buffer.from(html, 'latin1').toString()).toContain('push("결")');
    expect(hashes).toEqual([createHash('sha256').update('push("결")').digest('base64')]);
  });
});

describe('the files of a bucket', () => {
  const BUCKET = 'https://gyeol-files.storage.test';
  const sourcesOf = async (host: TestHost, path: string, directive: string) => {
    const policy = String((await host.get(path)).headers['content-security-policy']);
    return new RegExp(`${directive}-src ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
  };

  test('may be sent and shown by every page, stored or not, and are no scripts', async () => {
    const host = await startHost({ storageOrigin: BUCKET });
    for (const path of ['/', '/my/info']) {
      expect(await sourcesOf(host, path, 'connect')).toEqual(["'self'", BUCKET]);
      expect(await sourcesOf(host, path, 'img')).toContain(BUCKET);
      expect(await sourcesOf(host, path, 'script')).not.toContain(BUCKET);
    }
    await host.close();
  });

  test('are none where the site stores files itself', async () => {
    const host = await startHost();
    expect(await sourcesOf(host, '/', 'connect')).toEqual(["'self'"]);
    await host.close();
  });
});

test('Google’s tag may be loaded and called where the site has one, by every page, and nowhere else', async () => {
  for (const hasGoogleTag of [true, false]) {
    const host = await startHost({ hasGoogleTag });
    for (const path of ['/', '/my/info']) {
      const policy = String((await host.get(path)).headers['content-security-policy']);
      expect(/script-src ([^;]*)/.exec(policy)?.[1]?.includes('https://www.googletagmanager.com')).toBe(
        hasGoogleTag,
      );
      expect(policy.includes('google-analytics.com')).toBe(hasGoogleTag);
    }
    await host.close();
  }
});

describe('the popup of a verification', () => {
  let host: TestHost;
  afterEach(() => host.close());

  test('forms may be posted to the service, from stored pages and others', async () => {
    host = await startHost();
    for (const path of ['/', '/my/info']) {
      expect((await host.get(path)).headers['content-security-policy']).toContain(
        "form-action 'self' https://verification.test;",
      );
    }
  });

  test('the page that it lands on stays the popup of who opened it, and no other page does', async () => {
    host = await startHost();
    const landing = await host.get('/auth/verifyResult?channel=c1&enc_data=A&integrity_value=B');
    expect(landing.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(landing.headers['x-cache']).toBe('BYPASS');
    for (const path of ['/', '/auth/signup', '/auth/verifyResult/x']) {
      expect((await host.get(path)).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
  });

  test('the demo verifier is there in demo mode alone', async () => {
    host = await startHost();
    expect((await host.get('/demo/identity/x')).text).not.toBe('platform');
    await host.close();
    host = await startHost({ hasDemoVerifier: true });
    expect((await host.get('/demo/identity/x')).text).toBe('platform');
    expect((await host.get('/demonstration')).text).not.toBe('platform');
  });
});
