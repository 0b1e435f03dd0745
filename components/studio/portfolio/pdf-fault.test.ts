import { jest } from '@jest/globals';
import { alertStore } from '@/components/ui/dialog/alert-store';
import * as networkMessages from '@/lib/messages/network';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { tellFault, TooLarge } from './pdf-fault';

beforeEach(() => {
  alertStore.set([]);
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

const online = (value: boolean) => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(value);

function textOf(failure: unknown) {
  void tellFault(failure);
  return alertStore.get()[0]?.request.text;
}

it.each([
  [false, networkMessages.offline],
  [true, portfolioMessages.pdfFailedHint],
])('says why no file was made where online is %p', (isOnline, text) => {
  online(isOnline);
  expect(textOf(new Error('Loading chunk 12 failed.'))).toBe(text);
});

it('says that a file is too large', () => {
  online(true);
  expect(textOf(new TooLarge('1 bytes'))).toBe(portfolioMessages.pdfTooLargeHint);
});
