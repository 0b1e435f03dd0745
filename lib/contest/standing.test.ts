import { endOf, standingOf, type ContestTimes } from './standing';

const at = (time: string) => new Date(`2026-11-23T${time}+09:00`);
const CONTEST: ContestTimes = {
  state: 'PUBLISHED',
  opensAt: at('09:00:00'),
  closesAt: at('17:00:00'),
  closedAt: null,
  stoppedAs: null,
};

test.each<[Partial<ContestTimes>, string, string]>([
  [{}, '08:59:59', 'SCHEDULED'],
  [{}, '09:00:00', 'OPEN'],
  [{}, '16:59:59', 'OPEN'],
  [{}, '17:00:00', 'CLOSED'],
  [{ closedAt: at('12:00:00') }, '13:00:00', 'CLOSED'],
  [{ state: 'DRAFT' }, '12:00:00', 'DRAFT'],
  [{ state: 'ARCHIVED' }, '12:00:00', 'ARCHIVED'],
  [{ opensAt: null }, '12:00:00', 'SCHEDULED'],
  [{ stoppedAs: 'CLOSED', closedAt: at('12:00:00') }, '13:00:00', 'CLOSED'],
  [{ stoppedAs: 'WITHDRAWN' }, '12:00:00', 'WITHDRAWN'],
  [{ stoppedAs: 'WITHDRAWN', state: 'ARCHIVED' }, '12:00:00', 'WITHDRAWN'],
])('%j at %s is %s', (change, time, standing) => {
  expect(standingOf({ ...CONTEST, ...change }, at(time))).toBe(standing);
});

test('a contest ends at its planned end, or earlier when it was closed or stopped', () => {
  const [closesAt, closedAt, stoppedAt] = [at('17:00:00'), at('12:00:00'), at('11:00:00')];
  expect(endOf({ closesAt: null, closedAt: null, stoppedAt: null })).toBeNull();
  expect(endOf({ closesAt, closedAt: null, stoppedAt: null })).toEqual(closesAt);
  expect(endOf({ closesAt, closedAt, stoppedAt: null })).toEqual(closedAt);
  expect(endOf({ closesAt, closedAt, stoppedAt })).toEqual(stoppedAt);
});
