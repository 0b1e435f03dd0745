import {
  forgetAllSearches,
  forgetSearch,
  recentSearches,
  rememberSearch,
  subscribeToRecentSearches,
} from './recent-searches';

const KEY = 'gyeol:recent-searches';

beforeEach(() => localStorage.clear());

it('has the newest first and each once', () => {
  for (const text of ['바다', '물결', ' 바다 ', '']) rememberSearch(text);
  expect(recentSearches()).toEqual(['바다', '물결']);
});

it('keeps ten', () => {
  for (let number = 0; number < 12; number += 1) rememberSearch(`검색 ${number}`);
  expect(recentSearches()).toHaveLength(10);
  expect(recentSearches()[0]).toBe('검색 11');
});

it('forgets one, and all', () => {
  for (const text of ['가', '나', '다']) rememberSearch(text);
  forgetSearch('나');
  expect(recentSearches()).toEqual(['다', '가']);
  forgetAllSearches();
  expect(recentSearches()).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('is the same array until something changes, and says when it does', () => {
  let changes = 0;
  const end = subscribeToRecentSearches(() => (changes += 1));
  rememberSearch('가');
  expect(recentSearches()).toBe(recentSearches());
  expect(changes).toBe(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(changes).toBe(2);
  end();
  rememberSearch('나');
  expect(changes).toBe(2);
});

it.each(['{', '"가"', '[1, null, "", {"a":1}]'])('takes %s in the storage for nothing', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(recentSearches()).toEqual([]);
});
