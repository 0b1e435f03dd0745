import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// Limits are for what hangs, also on a busy machine: `waitFor` and `findBy…` wait for a state, not for a second.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 30_000 });
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

Object.assign(globalThis, {
  ...{ IntersectionObserver: StillObserver, ResizeObserver: StillObserver },
  TextEncoder,
});
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
Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
