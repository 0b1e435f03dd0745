import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { ApiFailure } from '@/lib/browser/api-failure';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';
import { A4_SETTING, portfolioContent } from '@/tests/support/portfolio-content';
import { createPortfolioSaver } from './portfolio-saver';

const callApi = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('@/lib/browser/call-api', () => ({ callApi }));
const { useOtherWindow } = await import('./use-other-window');

const STATE: PortfolioState = {
  id: '0198f3a0-0000-4000-8000-000000000001',
  ...{ version: 3, isTemporary: true, hasPdf: false, updatedAt: '2026-01-01T00:00:00Z' },
};
const written = (artistNote: string): Portfolio => {
  const content = { ...portfolioContent(), pdfSettingConfig: A4_SETTING };
  return { ...content, artistProfile: { ...content.artistProfile, artistNote } };
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A save that arrives although its response is lost, a change, and what the next save finds. */
async function changeAfterLost(saved: Portfolio) {
  callApi.mockResolvedValue({ ...saved, ...STATE, version: 4 });
  const failures = [new Error('away'), new ApiFailure(409, 'PORTFOLIO_STALE', '다른 창')];
  const save = jest.fn((..._: [Portfolio, PortfolioState | null]) =>
    Promise.reject(failures.shift() ?? new Error('late')),
  );
  const saver = createPortfolioSaver({
    ...{ state: STATE, savedAt: null, save, onFailure: () => undefined, later: () => () => undefined },
  });
  const portfolio = written('나중에 쓴 글');
  const { result } = renderHook(() => useOtherWindow({ saver, portfolio, onTaken: () => undefined }));
  saver.keep(written('먼저 쓴 글'));
  saver.flush();
  await settled();
  saver.keep(portfolio);
  await act(() => saver.settle(portfolio));
  await settled();
  saver.flush();
  return { save, otherWindow: result.current.otherWindow, portfolio };
}

test('continues from an own save whose response was lost', async () => {
  const { save, otherWindow, portfolio } = await changeAfterLost(written('먼저 쓴 글'));
  expect(otherWindow).toBeNull();
  expect(save.mock.calls.at(-1)?.slice(0, 2)).toMatchObject([portfolio, { version: 4 }]);
});

test('asks about what another window saved', async () => {
  const { save, otherWindow } = await changeAfterLost(written('다른 창의 글'));
  expect(otherWindow?.other).toMatchObject({ version: 4 });
  expect(save).toHaveBeenCalledTimes(2);
});
