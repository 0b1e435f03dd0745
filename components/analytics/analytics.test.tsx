import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Analytics } from './analytics';

const ID = 'G-TEST1';
const PAGE = '/artist/yoonjaeha';
const tags = () => document.querySelectorAll('script[src^="https://www.googletagmanager.com/"]');
const calls = () => (window.dataLayer ?? []).map((call) => Array.from(call as ArrayLike<unknown>));
/** The events that were told to the tag. */
const told = () => calls().filter(([kind]) => kind === 'event');
/** As the footer has it. */
function footerButton(): HTMLElement {
  document.querySelector('[data-analytics-choice]')?.remove();
  const button = document.createElement('button');
  button.dataset.analyticsChoice = '';
  return document.body.appendChild(button);
}
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.dataLayer = [];
  for (const tag of tags()) tag.remove();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 1000, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('nothing is loaded or told before the visitor agrees, nor after a refusal; the footer asks again', () => {
  const { unmount } = render(<Analytics tagId={ID} asksConsent pathname={PAGE} />);
  expect(tags()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: '거부' }));
  expect(screen.queryByRole('heading')).toBeNull();
  scrollTo(3000);
  act(() => jest.advanceTimersByTime(1000));
  expect(tags()).toHaveLength(0);
  expect(told()).toEqual([]);
  unmount();

  // The next page knows the answer.
  render(<Analytics tagId={ID} asksConsent pathname={PAGE} />);
  expect(screen.queryByRole('heading')).toBeNull();
  const button = footerButton();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('region'));
  fireEvent.click(screen.getByRole('button', { name: '허용' }));
  expect(document.activeElement).toBe(button);
  expect(tags()).toHaveLength(1);
  expect(told()).toHaveLength(1);
});

test('a view tells the path, the type of user and won; depths are told once each, every 250 ms at most', () => {
  render(<Analytics tagId={ID} asksConsent={false} pathname={PAGE} />);
  expect(screen.queryByRole('heading')).toBeNull();
  const config = calls().find(([kind]) => kind === 'config');
  expect(config?.[2]).toMatchObject({ currency: 'KRW', send_page_view: false });
  expect(told()).toEqual([
    [
      'event',
      'page_view',
      { page_location: 'http://localhost/artist/yoonjaeha', page_title: '', user_type: 'guest' },
    ],
  ]);
  scrollTo(1100);
  scrollTo(1200);
  act(() => jest.advanceTimersByTime(249));
  expect(told()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  const depths = () =>
    told()
      .slice(1)
      .map(([, , values]) => (values as { percent_scrolled: number }).percent_scrolled);
  expect(depths()).toEqual([25, 50]);
  scrollTo(3000);
  act(() => jest.advanceTimersByTime(250));
  scrollTo(0);
  act(() => jest.advanceTimersByTime(250));
  expect(depths()).toEqual([25, 50, 75, 100]);
});

test('the next page is a view of its own, and the secret of a link isn’t told', () => {
  const { rerender } = render(<Analytics tagId={ID} asksConsent={false} pathname={PAGE} />);
  rerender(<Analytics tagId={ID} asksConsent={false} pathname="/portfolio/Zm9vYmFyYmF6cXV4cXV1eA" />);
  expect(told()).toHaveLength(2);
  expect(JSON.stringify(told())).not.toContain('Zm9v');
});

test('who takes the consent back is measured no more', () => {
  render(<Analytics tagId={ID} asksConsent pathname={PAGE} />);
  fireEvent.click(screen.getByRole('button', { name: '허용' }));
  expect(told()).toHaveLength(1);
  document.cookie = '_ga=1';
  fireEvent.click(footerButton());
  fireEvent.click(screen.getByRole('button', { name: '거부' }));
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(true);
  expect(document.cookie).not.toContain('_ga');
  scrollTo(3000);
  act(() => jest.advanceTimersByTime(1000));
  expect(told()).toHaveLength(1);

  // Who agrees once more is measured again, by the tag that is there.
  fireEvent.click(footerButton());
  fireEvent.click(screen.getByRole('button', { name: '허용' }));
  expect(tags()).toHaveLength(1);
  expect(Reflect.get(window, `ga-disable-${ID}`)).toBe(false);
  expect(told()).toHaveLength(2);
});
