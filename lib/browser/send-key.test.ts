import { jest } from '@jest/globals';
import { withSendKey, type Sending } from './send-key';

const INQUIRY: Sending = { method: 'POST', url: '/v1/support/inquiries', content: '{"title":"하나"}' };
const LOST = new Error('No answer came.');

/** Sends, and gives the key that it went with. */
async function keyOf(sending: Sending, outcome: 'done' | 'lost' = 'done'): Promise<string | null> {
  let used: string | null = null;
  await withSendKey(sending, async (key) => {
    used = key;
    if (outcome === 'lost') throw LOST;
  }).catch((error: unknown) => {
    if (error !== LOST) throw error;
  });
  return used;
}

/** The module as it is after a reload. */
async function reloaded(): Promise<typeof withSendKey> {
  jest.resetModules();
  return (await import('./send-key')).withSendKey;
}

describe('withSendKey', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // Keys of earlier tests have expired.
    jest.setSystemTime(Date.now() + 60 * 60_000);
    window.sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('sends again with the same key until it has succeeded, and then with another', async () => {
    const first = await keyOf(INQUIRY, 'lost');
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await keyOf(INQUIRY, 'lost')).toBe(first);
    expect(await keyOf(INQUIRY)).toBe(first);
    expect(await keyOf(INQUIRY)).not.toBe(first);
  });

  it('gives two presses at once one key, and other content another', async () => {
    const [one, two, other] = await Promise.all([
      keyOf(INQUIRY),
      keyOf(INQUIRY),
      keyOf({ ...INQUIRY, content: '{"title":"둘"}' }),
    ]);
    expect(two).toBe(one);
    expect(other).not.toBe(one);
  });

  it('keeps the key over a reload, without what was sent', async () => {
    const first = await keyOf({ ...INQUIRY, content: '비밀스러운 말' }, 'lost');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('비밀');
    let used: string | null = null;
    await (
      await reloaded()
    )({ ...INQUIRY, content: '비밀스러운 말' }, async (key) => void (used = key));
    expect(used).toBe(first);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('leaves nothing of a signup on the device, whose form has a password', async () => {
    await keyOf({ ...INQUIRY, url: '/v1/auth/members/signup' }, 'lost');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('signup');
  });

  it('drops the key after ten minutes', async () => {
    const first = await keyOf(INQUIRY, 'lost');
    jest.advanceTimersByTime(10 * 60_000 + 1);
    expect(await keyOf(INQUIRY)).not.toBe(first);
  });

  const MEMBER = '/v1/admin/members/0198f3a0-0000-7000-8000-000000000000';
  it.each<[string, Sending, Sending]>([
    [
      'what is stopped anew',
      { method: 'PUT', url: `${MEMBER}/stop`, content: '{"reason":"a"}' },
      { method: 'PUT', url: `${MEMBER}/restore`, content: '' },
    ],
    [
      'a value that was another one meanwhile',
      { method: 'PUT', url: '/v1/admin/articles/12/preview', content: '[1]' },
      { method: 'PUT', url: '/v1/admin/articles/12/preview', content: '[2]' },
    ],
    [
      'what was removed meanwhile',
      { method: 'POST', url: '/v1/artists/me/artworks/categories', content: '{"name":"유화"}' },
      { method: 'DELETE', url: '/v1/artists/me/artworks/categories/12', content: '' },
    ],
  ])('a key ends with %s', async (_what, sending, between) => {
    const first = await keyOf(sending, 'lost');
    await keyOf(between);
    expect(await keyOf(sending)).not.toBe(first);
  });

  it('another creation, and calls elsewhere, don’t end the key', async () => {
    const first = await keyOf(INQUIRY, 'lost');
    await keyOf({ ...INQUIRY, content: '{"title":"둘"}' });
    await keyOf({ method: 'PUT', url: '/v1/users/me', content: '{}' });
    expect(await keyOf(INQUIRY)).toBe(first);
  });

  it.each([
    ['GET', '/v1/support/inquiries'],
    ['POST', '/v1/users/me/likes'],
    ['POST', '/v1/artist/3/artworks/0198f3a0-0000-7000-8000-000000000000/view'],
    ['PUT', '/v1/support/notices/read-all'],
    ['PUT', '/v1/artists/me/artwork-drafts/0198f3a0-0000-7000-8000-000000000000'],
    ['POST', '/v1/auth/login'],
    ['PUT', '/v1/users/password/update'],
    ['POST', '/v1/auth/withdrawal/revoke'],
    ['POST', '/v1/oauth2/withdrawal/revoke'],
  ])('%s %s is sent without a key', async (method, url) => {
    expect(await keyOf({ method, url, content: '' })).toBeNull();
  });

  it.each([
    ['POST', '/v1/artists/me/artwork-drafts/publish'],
    ['POST', '/v1/admin/articles/0198f3a0-0000-7000-8000-000000000000/revisions/2/restore'],
    ['POST', '/v1/admin/members/0198f3a0-0000-7000-8000-000000000000/password-link'],
    ['PUT', '/v1/admin/members/0198f3a0-0000-7000-8000-000000000000/withdrawal/revoke'],
  ])('%s %s has one', async (method, url) => {
    expect(await keyOf({ method, url, content: '' })).not.toBeNull();
  });

  it('has keys without session storage', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const first = await keyOf(INQUIRY, 'lost');
    expect(await keyOf(INQUIRY)).toBe(first);
    Storage.prototype.setItem = setItem;
  });
});
