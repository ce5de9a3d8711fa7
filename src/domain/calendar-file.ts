/** Days and visits as a calendar file (RFC 5545) that phones and mail programs take in. */
import { escaped, fileOfLines } from './content-lines.ts';
import { addDays, type CalendarDate, dateInIndia, hourInIndia, type Instant } from './dates.ts';

/** `id` stays the same, so that a file taken in again changes a day instead of doubling it. */
export type CalendarDay = { readonly id: string; readonly on: CalendarDate; readonly title: string };

/** Whole days without a time of day; `madeAt` is the stamp of each. */
export function calendarFile(days: readonly CalendarDay[], madeAt: Instant): string {
  const stamp = stampOf(madeAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiraya//Lease//EN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => dayLines(day, stamp)),
    'END:VCALENDAR',
  ];
  return fileOfLines(lines);
}

export type CalendarVisit = {
  readonly id: string;
  /** Higher after each change, so that a calendar knows which file is the newest. */
  readonly sequence: number;
  readonly start: Instant;
  readonly title: string;
  readonly place: string;
  readonly url: string;
  /** Takes the visit out of the calendar that has it. */
  readonly isCancelled: boolean;
};

/** India has one time, and no summer time. */
const INDIA = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** One hour from the slot on, with an alarm an hour before; a later file of the same visit moves or removes it. */
export function visitCalendar(visit: CalendarVisit, madeAt: Instant): string {
  return fileOfLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiraya//Visit//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${visit.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...INDIA,
    ...visitLines(visit, stampOf(madeAt)),
    'END:VCALENDAR',
  ]);
}

/** `changedAt` is the stamp, so that what stays the same is the same file. */
type Feed = {
  readonly name: string;
  readonly visits: readonly (CalendarVisit & { readonly changedAt: Instant })[];
  readonly days: readonly (CalendarDay & { readonly url: string; readonly changedAt: Instant })[];
};

/** A calendar that programs subscribe to and read again: without a method, since nothing is sent (RFC 5545, 3.7.2). */
export const feedCalendar = ({ name, visits, days }: Feed): string =>
  fileOfLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiraya//Feed//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...INDIA,
    ...visits.flatMap((visit) => visitLines(visit, stampOf(visit.changedAt))),
    ...days.flatMap((day) => dayLines(day, stampOf(day.changedAt), [`URL:${day.url}`])),
    'END:VCALENDAR',
  ]);

const dayLines = ({ id, on, title }: CalendarDay, stamp: string, more: readonly string[] = []): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@kiraya`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(on)}`,
  `DTEND;VALUE=DATE:${compact(addDays(on, 1))}`,
  `SUMMARY:${escaped(title)}`,
  ...more,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function visitLines(visit: CalendarVisit, stamp: string): string[] {
  const hour = hourInIndia(visit.start);
  const at = (clock: number) =>
    `;TZID=Asia/Kolkata:${compact(dateInIndia(visit.start))}T${String(clock).padStart(2, '0')}0000`;
  return [
    'BEGIN:VEVENT',
    `UID:visit-${visit.id}@kiraya`,
    `SEQUENCE:${visit.sequence}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${at(hour)}`,
    `DTEND${at(hour + 1)}`,
    `SUMMARY:${escaped(visit.title)}`,
    `LOCATION:${escaped(visit.place)}`,
    `URL:${visit.url}`,
    // Nobody answers it by mail: the visit is answered in the product.
    'ORGANIZER;CN=Kiraya:invalid:nomail',
    `STATUS:${visit.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(visit.isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          'TRIGGER:-PT1H',
          `DESCRIPTION:${escaped(visit.title)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

const stampOf = (at: Instant): string => `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const compact = (date: CalendarDate): string => date.replaceAll('-', '');
