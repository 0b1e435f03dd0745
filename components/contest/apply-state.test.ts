import { applyStateOf } from './apply-state';

const period = { opensAt: '2026-12-01T00:00:00Z', closesAt: '2026-12-10T00:00:00Z' };
const now = new Date('2026-12-05T00:00:00Z');
const own = { active: true, alreadyApplied: false, begun: false };

test.each([
  ['a page before its hydration', { ...period, now: null, own: null }, 'OPEN'],
  ['a guest', { ...period, now, own: null }, 'OPEN'],
  ['a moment before the opening', { ...period, now: new Date('2026-11-30T23:59:00Z'), own: null }, 'AHEAD'],
  ['the opening', { ...period, now: new Date(period.opensAt), own: null }, 'OPEN'],
  ['the deadline', { ...period, now: new Date(period.closesAt), own: null }, 'OVER'],
  ['a contest without a period', { opensAt: null, closesAt: null, now, own: null }, 'OPEN'],
  ['an artist with a draft', { ...period, now, own: { ...own, begun: true } }, 'BEGUN'],
  [
    'a draft before another opening',
    { ...period, opensAt: '2026-12-06T00:00:00Z', now, own: { ...own, active: false, begun: true } },
    'AHEAD',
  ],
  [
    'a contest that was closed before its end',
    { ...period, now, own: { ...own, active: false, begun: true } },
    'OVER',
  ],
  ['an artist who sent one', { ...period, now, own: { ...own, alreadyApplied: true } }, 'SENT'],
  [
    'an artist who sent one, after the end',
    {
      ...period,
      now: new Date('2027-01-01T00:00:00Z'),
      own: { active: false, alreadyApplied: true, begun: false },
    },
    'SENT',
  ],
] as const)('the button of %s', (_, applying, state) => {
  expect(applyStateOf(applying)).toBe(state);
});
