import { possibleActions } from './contest-actions';

const at = '2026-03-01T00:00:00.000Z';

it.each([
  ['DRAFT', null, null, ['PUBLISH']],
  ['SCHEDULED', null, null, ['CLOSE']],
  ['OPEN', null, null, ['CLOSE']],
  ['CLOSED', null, null, ['ARCHIVE']],
  ['CLOSED', at, null, ['REOPEN', 'ARCHIVE']],
  ['CLOSED', at, at, ['ARCHIVE']],
  ['ARCHIVED', at, at, ['RESTORE']],
] as const)(
  'a contest that is %s, closed %s, announced %s, can be %j',
  (standing, closedAt, announcedAt, actions) => {
    expect(possibleActions({ standing, closedAt, announcedAt, stop: null })).toEqual(actions);
  },
);

it('a contest that an operator stopped is not opened again by its owner', () => {
  const stop = { kind: 'CLOSED', at, reason: '허위 공모' } as const;
  expect(possibleActions({ standing: 'CLOSED', closedAt: at, announcedAt: null, stop })).toEqual(['ARCHIVE']);
  const withdrawn = { ...stop, kind: 'WITHDRAWN' } as const;
  expect(
    possibleActions({ standing: 'WITHDRAWN', closedAt: null, announcedAt: null, stop: withdrawn }),
  ).toEqual([]);
});
