import '@testing-library/jest-dom';
import { jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';

jest.setTimeout(10_000);
afterEach(cleanup);

/** What browsers have and jsdom lacks. Nothing scrolls, nothing is ever seen, no preference is set. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

Object.assign(globalThis, { IntersectionObserver: StillObserver, ResizeObserver: StillObserver });
Object.assign(window, {
  scrollTo: () => undefined,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
