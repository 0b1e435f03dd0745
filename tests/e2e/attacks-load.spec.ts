import { expect, test } from '@playwright/test';
import { sendRaw } from '@/tests/support/raw-http';
import { inBothModes } from './support/attack-modes';
import { demo } from './support/demo';
import { expectAnswer, head } from './support/raw-request';

/** So small a store that a few hundred pages too many are felt, and pages that don't grow old meanwhile. */
const SETTINGS = { PAGE_CACHE_MAX_MB: '8', PAGE_CACHE_SECONDS: '3600' };
const WARM = ['/', '/artist', `/artist/${demo.artist.id}`, '/article/special', '/terms'];

inBothModes((url) => {
  const cacheOf = async (target: string) => {
    const answer = expectAnswer(await sendRaw(url(), head('GET', target, new URL(url()).host)));
    return { status: answer.status, cache: answer.headers['x-cache'] };
  };
  const warmUp = async () => {
    for (const target of WARM) {
      await expect.poll(async () => (await cacheOf(target)).cache, { timeout: 30_000 }).toBe('HIT');
    }
  };

  test('another spelling of a page is redirected, or not kept', async () => {
    const spelled = `/artist/%61${demo.artist.id.slice(1)}`;
    await cacheOf(spelled);
    const { status, cache } = await cacheOf(spelled);
    if (status < 300) expect(cache).not.toBe('HIT');
    else expect([301, 307, 308, 400, 404]).toContain(status);
  });

  test('300 spellings of one page push no other page out', async () => {
    await warmUp();
    const spellings = [demo.artist.id, demo.other.id]
      .flatMap((id) => spellingsOf(id, 150))
      .map((id) => `/artist/${id}`);
    for (let from = 0; from < spellings.length; from += 10) {
      await Promise.all(spellings.slice(from, from + 10).map(cacheOf));
    }
    for (const target of WARM) expect(await cacheOf(target), target).toEqual({ status: 200, cache: 'HIT' });
  });

  test('what no page reads of a query makes no page of its own', async () => {
    await warmUp();
    for (let number = 0; number < 50; number += 1) {
      expect(await cacheOf(`/?x=${number}`)).toEqual({ status: 200, cache: 'HIT' });
      expect(await cacheOf(`/artist?ref=${number}`)).toEqual({ status: 200, cache: 'HIT' });
    }
  });

  test('600 pages that aren’t there keep nobody from those that are stored', async () => {
    await warmUp();
    const { host } = new URL(url());
    let left = 600;
    const flood = Array.from({ length: left }, async (_, number) => {
      const answer = await sendRaw(url(), head('GET', `/random-${number}`, host), { timeoutMs: 120_000 });
      left -= 1;
      return answer;
    });
    // Six hundred connections are the test's own work: it looks at the clock once the first is answered.
    await Promise.race(flood);
    const pages: number[] = [];
    const health: number[] = [];
    const timed = async (target: string) => {
      const started = performance.now();
      const { status } = await cacheOf(target);
      expect(status, target).toBe(200);
      return performance.now() - started;
    };
    let round = 0;
    do {
      pages.push(await timed(WARM[round % WARM.length] ?? '/'));
      health.push(await timed('/healthz'));
      round += 1;
    } while (left > 0);
    for (const answer of (await Promise.all(flood)).map(expectAnswer)) {
      expect([404, 503]).toContain(answer.status);
      if (answer.status === 503) expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    }
    // Half a second is what one render may hold the thread for on a slow machine.
    expect(medianOf(pages)).toBeLessThan(5 * medianOf(health) + 500);
  });
}, SETTINGS);

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** So many ways to write an id: some of its letters percent-encoded. */
function spellingsOf(id: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) =>
    [...id]
      .map((letter, place) =>
        ((number + 1) >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      )
      .join(''),
  );
}
