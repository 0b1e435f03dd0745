import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Portfolio, SavedPortfolio } from '@/lib/contracts/portfolio';
import { A4_SETTING, portfolioContent } from '@/tests/support/portfolio-content';

const answers: ((isSure: boolean) => void)[] = [];
jest.unstable_mockModule('@/components/ui/dialog/alert-store', () => ({
  askConfirm: () => new Promise<boolean>((resolve) => answers.push(resolve)),
  showAlert: () => Promise.resolve(),
}));
const calls = await import('./portfolio-calls');
jest.unstable_mockModule('./portfolio-calls', () => ({
  ...calls,
  savePortfolio: () => Promise.resolve(RECENT),
}));
const { usePortfolio } = await import('./use-portfolio');

const FRESH: Portfolio = { ...portfolioContent(), pdfSettingConfig: A4_SETTING };
const RECENT: SavedPortfolio = {
  ...{ ...FRESH, id: '0198f3a0-0000-4000-8000-000000000001', version: 3, hasPdf: true },
  ...{ isTemporary: false, updatedAt: '2026-01-01T00:00:00Z', missingArtworks: [], artistArtWorks: [] },
};
const noteOf = (artistNote: string) => (portfolio: Portfolio) => ({
  ...portfolio,
  artistProfile: { ...portfolio.artistProfile, artistNote },
});
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => window.sessionStorage.clear());

test('a change that was made while the question was open is in the portfolio that was left', async () => {
  const { result } = renderHook(() =>
    usePortfolio({
      ...{ accountId: 'dana', fresh: FRESH, recent: RECENT },
      ...{ hasFailed: false, hasPdf: true, artworks: [] },
    }),
  );
  act(() => result.current.select('new'));
  act(() => result.current.change(noteOf('질문 뒤에 쓴 글')));
  await act(async () => answers.shift()?.(true));
  await settled();
  expect(result.current.tab).toBe('new');
  act(() => result.current.select('recent'));
  await settled();
  expect(result.current.portfolio.artistProfile.artistNote).toBe('질문 뒤에 쓴 글');
});
