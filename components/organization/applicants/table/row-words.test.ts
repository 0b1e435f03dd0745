import { meanWords, shortMoment, toldWords } from './row-words';

test('a moment of the table has no year', () => {
  expect(shortMoment('2026-11-18T00:41:00Z')).toBe('11. 18. 09:41');
});

test.each([
  [null, 0, '–'],
  [null, null, '–'],
  [4, 1, '4 (1명)'],
  [3.6666, 3, '3.7 (3명)'],
])('the mean %p of %p scores is %s', (score, scores, words) => {
  expect(meanWords({ score, scores })).toBe(words);
});

test.each([
  ['SELECTED', null, '아직 안 알림'],
  ['SELECTED', 'SELECTED', '선정 알림 보냄'],
  ['REJECTED', 'REJECTED', '미선정 알림 보냄'],
  ['REJECTED', 'SELECTED', '선정 알림 뒤 결정이 바뀜'],
] as const)(
  'an applicant who is %s and was notified of %s is labelled %s',
  (status, announcedStatus, words) => {
    expect(toldWords({ status, announcedStatus })).toBe(words);
  },
);
