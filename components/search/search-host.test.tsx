import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';

jest.unstable_mockModule('./search-layer', () => {
  throw new Error('Failed to fetch dynamically imported module');
});
const { SearchHost } = await import('./search-host');
const { openSearch, searchStore } = await import('@/components/shell/search-store');
const { currentAlert } = await import('@/components/ui/dialog/alert-store');
const networkMessages = await import('@/lib/messages/network');

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('without a network the page stays, and says that the layer can’t be loaded', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<SearchHost />);
  act(openSearch);
  await waitFor(() => expect(currentAlert()?.title).toBe(networkMessages.offline));
  expect(searchStore.get()).toBe(false);
});
