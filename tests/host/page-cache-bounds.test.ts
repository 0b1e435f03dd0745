import { startHost } from './support/start-host';

describe('bounds', () => {
  test('made-up addresses never push out the pages that everybody visits', async () => {
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
