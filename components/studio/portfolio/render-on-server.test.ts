import { ApiFailure, noResponse } from '@/lib/browser/api-failure';
import type { PortfolioRender } from '@/lib/contracts/portfolio';
import { RETRIES, renderOnServer } from './render-on-server';

const kept: PortfolioRender = {
  status: 'kept',
  portfolio: {
    id: '00000000-0000-4000-8000-000000000001',
    version: 3,
    isTemporary: false,
    hasPdf: true,
    updatedAt: '2026-03-01T09:00:00.000Z',
  },
  missing: [],
};
const rendering = (share: number): PortfolioRender => ({ status: 'rendering', share });
const busy = (seconds: number | null) => new ApiFailure(503, 'UNAVAILABLE', '잠시 후', [], seconds);

/** Renders with these answers, one after the other; the last again and again. */
async function render(...answers: (PortfolioRender | Error)[]) {
  const pauses: number[] = [];
  const shares: number[] = [];
  let asked = 0;
  const result = await renderOnServer({
    ask: () => {
      const answer = answers[Math.min(asked++, answers.length - 1)];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? kept);
    },
    pause: (seconds) => Promise.resolve(void pauses.push(seconds)),
    onProgress: (share) => shares.push(share),
  }).catch((failure: unknown) => failure);
  return { result, pauses, shares, asked };
}

it('asks until the PDF is kept, and tells how much is done', async () => {
  const { result, pauses, shares } = await render(rendering(0.2), rendering(0.4), kept);
  expect(result).toBe(kept);
  expect(shares).toEqual([0.2, 0.4]);
  expect(pauses).toEqual([]);
});

it('asks again after no answer and a busy server, as late as the server says', async () => {
  const { result, pauses } = await render(noResponse(), busy(7), busy(600), busy(null), kept);
  expect(result).toBe(kept);
  expect(pauses).toEqual([2, 7, 20, 2]);
});

it('counts failures in a row', async () => {
  const trouble = Array.from({ length: RETRIES }, () => noResponse());
  const { result } = await render(...trouble, rendering(0.3), ...trouble, kept);
  expect(result).toBe(kept);
});

it('gives up after so many failures, and at once where asking again can’t help', async () => {
  expect(await render(busy(null))).toMatchObject({ result: { status: 503 }, asked: RETRIES + 1 });
  const stale = new ApiFailure(409, 'PORTFOLIO_STALE', '다른 창');
  expect(await render(stale)).toMatchObject({ result: stale, asked: 1 });
});
