import { exclusionWords, jurorState, stateWords } from './juror-state';

const juror = { isInvited: false, invitationEndsAt: null, rounds: null, assigned: 4, scored: 1 };

test('a juror is invited until there is a password, then reviews, and is done with the last score', () => {
  const invited = { ...juror, isInvited: true, scored: 0 };
  expect(jurorState({ ...invited, invitationEndsAt: '2026-12-01T00:00:00Z' }, 1)).toBe('INVITED');
  expect(jurorState(invited, 1)).toBe('LINK_OVER');
  expect(jurorState(juror, 1)).toBe('REVIEWING');
  expect(jurorState({ ...juror, scored: 4 }, 1)).toBe('DONE');
  expect(jurorState({ ...juror, assigned: 0, scored: 0 }, 1)).toBe('NOTHING');
});

test('a juror of other rounds is shown with those rounds', () => {
  expect(jurorState({ ...juror, rounds: [1, 3] }, 1)).toBe('REVIEWING');
  const other = { ...juror, rounds: [2], assigned: 0, scored: 0 };
  expect(jurorState(other, 1)).toBe('OTHER_ROUND');
  expect(stateWords('OTHER_ROUND', other)).toBe('2차에 심사');
  expect(stateWords('DONE', juror)).toBe('채점 완료');
});

test('exclusions are counted by who said them', () => {
  expect(exclusionWords({ excluded: 0, declared: 0 })).toBe('–');
  expect(exclusionWords({ excluded: 1, declared: 1 })).toBe('회피 1');
  expect(exclusionWords({ excluded: 3, declared: 1 })).toBe('회피 1 · 제척 2');
});
