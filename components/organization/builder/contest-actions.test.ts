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
    expect(possibleActions({ standing, closedAt, announcedAt })).toEqual(actions);
  },
);
