import { startHost } from './support/start-host';

describe('bounds', () => {
  test('made-up addresses never push out the pages that are visited most', async () => {
    const small = await startHost({ maxBytes: 100_000 });
    await small.get('/');
    await small.get('/artist/artist01');
    small.next.status = 404;
    for (let index = 0; index < 60; index += 1) await small.get(`/artist/nobody${index}`);
    small.next.status = 200;
    for (let index = 0; index < 60; index += 1) await small.get(`/artist?q=word${index}`);
    expect((await small.get('/')).headers['x-cache']).toBe('HIT');
    expect((await small.get('/artist/artist01')).headers['x-cache']).toBe('HIT');
    expect(small.cache.statistics().bytes).toBeLessThanOrEqual(100_000);
    await small.close();
  });

  test('other spellings of pages fill nothing: they lead to the one that is stored', async () => {
    const small = await startHost({ maxBytes: 100_000 });
    const uuid = 'abcdef01-2345-4678-89ab-cdef01234567';
    const pages = ['/artist/artist01', `/article/news/${uuid}`];
    for (const page of pages) await small.get(page);
    const spellings = Array.from({ length: 120 }, (_, index) => [
      `/artist/${escapeSome('artist01', index)}`,
      `/article/news/${raiseSome(uuid, index)}`,
      `${'/'.repeat(index + 2)}artist/artist01`,
    ]).flat();
    const stored = small.cache.statistics().pages;
    for (const spelling of spellings) {
      const answer = await small.get(`${spelling}?page=1`);
      expect([answer.status, String(answer.headers.location).replace('?page=1', '')]).toEqual([
        308,
        spelling.includes('news') ? pages[1] : pages[0],
      ]);
    }
    expect(small.cache.statistics().pages).toBe(stored);
    expect(small.next.calls).toHaveLength(pages.length);
    for (const page of pages) expect((await small.get(page)).headers['x-cache']).toBe('HIT');
    await small.close();
  });

  test('a missing page is remembered briefly', async () => {
    const host = await startHost();
    host.next.status = 404;
    expect((await host.get('/artist/nobody')).status).toBe(404);
    expect((await host.get('/artist/nobody')).headers['x-cache']).toBe('HIT');
    host.next.status = 200;
    host.clock.now += 10_001;
    expect((await host.get('/artist/nobody')).status).toBe(200);
    await host.close();
  });

  test('tags of pages that are gone are forgotten', async () => {
    const small = await startHost({ maxBytes: 40_000 });
    for (let index = 0; index < 30; index += 1) {
      small.next.tags = [`artist:${index}`];
      await small.get(`/artist/artist${index}`);
    }
    const { pages, tags } = small.cache.statistics();
    expect(tags).toBe(pages);
    await small.close();
  });
});

/** The text with the characters escaped that `bits` names, and at least one. */
function escapeSome(text: string, bits: number): string {
  const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
  return changeSome(text, bits, escaped);
}

/** The text with the letters in capitals that `bits` names, and at least one. */
function raiseSome(text: string, bits: number): string {
  return changeSome(text, bits, (sign) => sign.toUpperCase());
}

function changeSome(text: string, bits: number, change: (sign: string) => string): string {
  return [...text].map((sign, at) => (at === 0 || (bits >> (at - 1)) & 1 ? change(sign) : sign)).join('');
}
