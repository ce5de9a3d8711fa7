/** Days as a calendar file (RFC 5545) that phones and mail programs take in. */
import { addDays, type CalendarDate, type Instant } from './dates.ts';

/** `id` stays the same, so that a file taken in again changes a day instead of doubling it. */
export type CalendarDay = { readonly id: string; readonly on: CalendarDate; readonly title: string };

const LINE_OCTETS = 75;

/** Whole days without a time of day; `madeAt` is the stamp of each. */
export function calendarFile(days: readonly CalendarDay[], madeAt: Instant): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiraya//Lease//EN',
    'METHOD:PUBLISH',
    ...days.flatMap(({ id, on, title }) => [
      'BEGIN:VEVENT',
      `UID:${id}@kiraya`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(on)}`,
      `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const compact = (date: CalendarDate): string => date.replaceAll('-', '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line goes on after 75 octets with a space, and no letter is cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const own = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + own > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += own;
  }
  return text;
}

/** In UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
