import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { alertStore } from '@/components/ui/dialog/alert-store';
import { forgetAllKept } from '@/lib/browser/kept-keys';
import { SESSION_END } from '@/lib/browser/session-change';
import type { Portfolio, PortfolioState } from '@/lib/contracts/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { A4_SETTING, portfolioContent } from '@/tests/support/portfolio-content';
import { createPortfolioSaver } from './portfolio-saver';
import { usePortfolioLeaving } from './use-portfolio-leaving';

const PORTFOLIO: Portfolio = { ...portfolioContent(), pdfSettingConfig: A4_SETTING };
const CHANGED: Portfolio = {
  ...PORTFOLIO,
  profilePageLayoutConfig: { ...PORTFOLIO.profilePageLayoutConfig, splitModeProfilePage: false },
};
const STATE: PortfolioState = {
  id: '0198f3a0-0000-4000-8000-000000000001',
  ...{ version: 3, isTemporary: true, hasPdf: false, updatedAt: '2026-01-01T00:00:00Z' },
};

function open(owner = 'dana') {
  const answers: { succeed: () => void; fail: () => void }[] = [];
  const saver = createPortfolioSaver({
    ...{ state: STATE, savedAt: null, onFailure: () => undefined, later: () => () => undefined },
    save: () =>
      new Promise((resolve, reject) =>
        answers.push({ succeed: () => resolve(STATE), fail: () => reject(new Error('away')) }),
      ),
  });
  const onKept = jest.fn();
  const { unmount } = renderHook(() => usePortfolioLeaving({ saver, owner, onKept }));
  return { saver, answers, onKept, unmount };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const KEPT = { state: STATE, begins: false, portfolio: PORTFOLIO, sent: [] };

beforeEach(() => {
  window.sessionStorage.clear();
  alertStore.set([]);
});

/** Every way to leave, with the event that the browser sends. */
const WAYS = {
  'the tab is hidden': () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  },
  'the page is closed': () => window.dispatchEvent(new Event('pagehide')),
  'the session ends': () => window.dispatchEvent(new Event(SESSION_END)),
} as const;

afterEach(() => jest.restoreAllMocks());

test.each(Object.entries(WAYS))('keeps pending changes in the tab when %s', (_, leave) => {
  const { saver } = open();
  saver.keep(PORTFOLIO);
  leave();
  expect(open().onKept).toHaveBeenCalledWith(KEPT);
  expect(open().onKept).not.toHaveBeenCalled();
});

test('saves pending changes at once when a field is left, the tab is hidden or the page is closed', () => {
  const ways = [WAYS['the tab is hidden'], WAYS['the page is closed']];
  for (const leave of [() => document.dispatchEvent(new Event('focusout')), ...ways]) {
    const { saver, answers, unmount } = open();
    saver.keep(PORTFOLIO);
    leave();
    expect(answers).toHaveLength(1);
    unmount();
  }
});

test('keeps nothing that is saved meanwhile, and nothing for another account', async () => {
  const { saver, answers } = open();
  saver.keep(PORTFOLIO);
  window.dispatchEvent(new Event('pagehide'));
  answers[0]?.succeed();
  await settled();
  expect(window.sessionStorage).toHaveLength(0);
  saver.keep(PORTFOLIO);
  window.dispatchEvent(new Event(SESSION_END));
  expect(open('haru').onKept).not.toHaveBeenCalled();
});

test('reports a save that fails after the page was left, and keeps its changes', async () => {
  const { saver, answers, unmount } = open();
  saver.keep(PORTFOLIO);
  unmount();
  expect(answers).toHaveLength(1);
  answers[0]?.fail();
  await settled();
  expect(alertStore.get()[0]?.request.title).toBe(portfolioMessages.saveFailedLeft);
  expect(open().onKept).toHaveBeenCalledWith(KEPT);
});

test('a save that ends after the portfolio was reopened doesn’t change what is kept there', async () => {
  for (const end of ['succeed', 'fail'] as const) {
    const { saver, answers, unmount } = open();
    saver.keep(PORTFOLIO);
    unmount();
    const next = open();
    next.saver.keep(CHANGED);
    window.dispatchEvent(new Event(SESSION_END));
    answers[0]?.[end]();
    await settled();
    expect(open().onKept).toHaveBeenCalledWith({ ...KEPT, portfolio: CHANGED });
    next.unmount();
    window.sessionStorage.clear();
  }
});

test('keeps what was sent without a response together with later changes', async () => {
  const { saver, answers } = open();
  saver.keep(PORTFOLIO);
  saver.flush();
  saver.keep(CHANGED);
  window.dispatchEvent(new Event(SESSION_END));
  expect(open().onKept).toHaveBeenCalledWith({ ...KEPT, portfolio: CHANGED, sent: [PORTFOLIO] });
  answers[0]?.succeed();
});

test('keeps nothing after a logout', () => {
  const { saver } = open();
  saver.keep(PORTFOLIO);
  WAYS['the session ends']();
  forgetAllKept();
  WAYS['the page is closed']();
  expect(window.sessionStorage).toHaveLength(0);
});
