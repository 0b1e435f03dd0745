import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import * as networkMessages from '@/lib/messages/network';
import { alertStore, answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import { isMissingPart, offerReload } from './offer-reload';

it.each([
  [Object.assign(new Error('failed'), { name: 'ChunkLoadError' }), true],
  [new TypeError('Failed to fetch dynamically imported module: https://site.test/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Loading CSS chunk 7 failed.'), true],
  [new TypeError('x is undefined'), false],
  ['ChunkLoadError', false],
])('%s: %s', (error, isMissing) => {
  expect(isMissingPart(error)).toBe(isMissing);
});

it('asks before it reloads, and does nothing where the visitor stays', async () => {
  const offered = offerReload();
  const request = currentAlert();
  expect(request).toMatchObject({
    kind: 'confirm',
    title: networkMessages.partMissing,
    // Without a network a reload loses the page.
    text: expect.stringContaining('네트워크에 연결되어 있는지 확인하고') as string,
    confirmLabel: '새로고침',
  });
  if (request !== null) answerAlert(false, request);
  await offered;
  expect(alertStore.get()).toEqual([]);
});

it('offers no reload without a network, before the question and after it', async () => {
  const isOnLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const offered = offerReload();
  const question = currentAlert();
  isOnLine.mockReturnValue(false);
  if (question !== null) answerAlert(true, question);
  await waitFor(() =>
    expect(currentAlert()).toMatchObject({ kind: 'alert', title: networkMessages.offline }),
  );
  const afterwards = currentAlert();
  if (afterwards !== null) answerAlert(true, afterwards);
  await offered;
  void offerReload();
  expect(currentAlert()).toMatchObject({ kind: 'alert', title: networkMessages.offline });
});
