import { meanWords, shortMoment } from './row-words';

test('a moment of the table has no year', () => {
  expect(shortMoment('2026-11-18T00:41:00Z')).toBe('11. 18. 09:41');
});

test.each([
  [null, 0, '–'],
  [4, 1, '4 (1명)'],
  [3.6666, 3, '3.67 (3명)'],
])('the mean %p of %i scores is %s', (score, scores, words) => {
  expect(meanWords({ score, scores })).toBe(words);
});
