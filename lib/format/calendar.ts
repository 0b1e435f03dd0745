import { addDays } from '@/lib/date/seoul';

/** An event for a calendar. Days are `YYYY-MM-DD`, times `HH:MM` in Seoul, moments ISO 8601. */
export interface CalendarEvent {
  uid: string;
  /** When the event was last changed. */
  updatedAt: string;
  /** The whole days of the event, both included. */
  from: string;
  to: string;
  /** The hours, of an event of one day. */
  hours: { from: string; to: string | null } | null;
  title: string;
  description: string | null;
  location: string | null;
  url: string;
  organizer: string | null;
}

const OCTETS_OF_A_LINE = 75;

/** Seoul has had no summer time since 1988, so one rule is enough. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** One event as an iCalendar file (RFC 5545). @param producer who makes it, for `PRODID` */
export function calendarFile(event: CalendarEvent, producer: string): string {
  const { hours, description, location, organizer } = event;
  const isTimed = hours !== null && event.from === event.to;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(producer)}//ics//KO`,
    'CALSCALE:GREGORIAN',
    ...(isTimed ? TIME_ZONE : []),
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    ...(isTimed ? timed(event.from, hours) : wholeDays(event)),
    `SUMMARY:${escapeText(event.title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${event.url}`,
    ...(organizer === null ? [] : [`CONTACT:${escapeText(organizer)}`]),
    // An exhibition of weeks must not mark its visitors as busy.
    `TRANSP:${isTimed ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** iCalendar ends whole days at the first day after them. */
function wholeDays({ from, to }: CalendarEvent): string[] {
  return [`DTSTART;VALUE=DATE:${compact(from)}`, `DTEND;VALUE=DATE:${compact(addDays(to, 1))}`];
}

/** An end before the start lies after midnight. An end at the start is left out: it gives no duration. */
function timed(day: string, { from, to }: { from: string; to: string | null }): string[] {
  const at = (date: string, time: string) => `TZID=Asia/Seoul:${compact(date)}T${time.replace(':', '')}00`;
  const end = to === null || to === from ? [] : [`DTEND;${at(to > from ? day : addDays(day, 1), to)}`];
  return [`DTSTART;${at(day, from)}`, ...end];
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function utc(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}]/gu, (letter) => (letter === '\n' ? '\n' : ''))
    .replace(/[\\;,]/g, (letter) => `\\${letter}`)
    .replaceAll('\n', '\\n');
}

/** Folds a line at 75 octets, between characters; a continuation begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > OCTETS_OF_A_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Bytes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
