import { exclusionWords, jurorState } from './juror-state';

const juror = { isInvited: false, invitationEndsAt: null, assigned: 4, scored: 1 };

test('a juror is invited until there is a password, then reviews, and is done with the last score', () => {
  const invited = { ...juror, isInvited: true, scored: 0 };
  expect(jurorState({ ...invited, invitationEndsAt: '2026-12-01T00:00:00Z' })).toBe('INVITED');
  expect(jurorState(invited)).toBe('LINK_OVER');
  expect(jurorState(juror)).toBe('REVIEWING');
  expect(jurorState({ ...juror, scored: 4 })).toBe('DONE');
  expect(jurorState({ ...juror, assigned: 0, scored: 0 })).toBe('NOTHING');
});

test('exclusions are counted by who said them', () => {
  expect(exclusionWords({ excluded: 0, declared: 0 })).toBe('–');
  expect(exclusionWords({ excluded: 1, declared: 1 })).toBe('회피 1');
  expect(exclusionWords({ excluded: 3, declared: 1 })).toBe('회피 1 · 제척 2');
});
