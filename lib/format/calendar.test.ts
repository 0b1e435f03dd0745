import { calendarFile, type CalendarEvent } from './calendar';

const exhibition: CalendarEvent = {
  uid: '0198f3a0@gyeol.test',
  updatedAt: '2026-02-02T03:04:05.678Z',
  from: '2026-03-01',
  to: '2026-03-31',
  hours: { from: '10:00', to: '18:00' },
  title: '물러난 바다',
  description: null,
  location: '물때화랑, 통영',
  url: 'https://gyeol.test/article/exhibition/0198f3a0',
  organizer: null,
};
const linesOf = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...exhibition, ...event }, '결 GYEOL').split('\r\n');
/** As a reader puts folded lines together again. */
const unfolded = (event: Partial<CalendarEvent>) =>
  calendarFile({ ...exhibition, ...event }, '결 GYEOL').replaceAll('\r\n ', '');

it('is whole days with an exclusive end for a period of many', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//결 GYEOL//ics//KO',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:0198f3a0@gyeol.test',
    'DTSTAMP:20260202T030405Z',
    'LAST-MODIFIED:20260202T030405Z',
    'DTSTART;VALUE=DATE:20260301',
    'DTEND;VALUE=DATE:20260401',
    'SUMMARY:물러난 바다',
    'LOCATION:물때화랑\\, 통영',
    'URL:https://gyeol.test/article/exhibition/0198f3a0',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('is the hours of one day in Seoul, with the zone that they are meant in', () => {
  const lines = linesOf({ to: '2026-03-01' });
  expect(lines).toContain('DTSTART;TZID=Asia/Seoul:20260301T100000');
  expect(lines).toContain('DTEND;TZID=Asia/Seoul:20260301T180000');
  expect(lines).toContain('BEGIN:VTIMEZONE');
  for (const to of [null, '19:00']) {
    expect(linesOf({ to: '2026-03-01', hours: { from: '19:00', to } }).join()).not.toContain('DTEND');
  }
  expect(linesOf({ to: '2026-03-01', hours: { from: '19:00', to: '02:00' } })).toContain(
    'DTEND;TZID=Asia/Seoul:20260302T020000',
  );
  expect(linesOf({ to: '2026-03-01', hours: null })).toContain('DTEND;VALUE=DATE:20260302');
});

it('escapes what separates, and no text adds a line of its own', () => {
  const title = 'a\\b;c,d\r\nATTENDEE:x\u0000\u0007"\n끝';
  expect(unfolded({ title })).toContain('\r\nSUMMARY:a\\\\b\\;c\\,d\\nATTENDEE:x"\\n끝\r\n');
});

it.each(['결'.repeat(200), 'a'.repeat(300), '🎨'.repeat(90), `${'a'.repeat(66)}결결결`])(
  'folds %s at 75 octets, between characters',
  (title) => {
    const octets = (line: string) => encodeURIComponent(line).replace(/%../g, 'x').length;
    for (const line of linesOf({ title })) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(unfolded({ title })).toContain(`\r\nSUMMARY:${title}\r\n`);
    expect(calendarFile({ ...exhibition, title }, 'x')).not.toContain('\ufffd');
  },
);
