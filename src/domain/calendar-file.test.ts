import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile, visitCalendar } from './calendar-file.ts';

const MADE_AT = '2026-11-26T07:30:00.000Z';
const fileOf = (title: string) => calendarFile([{ id: 'rent-1', on: '2026-12-31', title }], MADE_AT);

it('holds each day as an event of a whole day', () => {
  expect(fileOf('Rent, Baner; flat 4').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kiraya//Lease//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:rent-1@kiraya',
    'DTSTAMP:20261126T073000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Rent\\, Baner\\; flat 4',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('keeps every title, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = fileOf(title);
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      const summary = lines.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length);
      const read = summary?.replaceAll(/\\(.)/gs, (_, sign) => (sign === 'n' ? '\n' : sign));
      expect(read?.trimEnd()).toBe(title.replaceAll(/\r\n|\r/g, '\n').trimEnd());
    }),
    // A line of a calendar ends by CRLF alone.
    { examples: [['\u2028!']] },
  );
});

const visit = {
  id: '01a20b93-0000-7000-8000-000000000001',
  sequence: 2,
  start: '2026-12-05T13:30:00.000Z',
  title: 'Visit: 2 BHK in Baner, Pune',
  place: '4 Rose Lane; Baner',
  url: 'https://kiraya.example/track-applications?lead=1',
  isCancelled: false,
};
const linesOf = (own: object = {}) =>
  visitCalendar({ ...visit, ...own }, MADE_AT)
    .replaceAll('\r\n ', '')
    .split('\r\n');

it('holds a visit as an hour of the clock of India', () => {
  const lines = linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'TZID:Asia/Kolkata',
      'TZOFFSETTO:+0530',
      'UID:visit-01a20b93-0000-7000-8000-000000000001@kiraya',
      'SEQUENCE:2',
      'DTSTART;TZID=Asia/Kolkata:20261205T190000',
      'DTEND;TZID=Asia/Kolkata:20261205T200000',
      'SUMMARY:Visit: 2 BHK in Baner\\, Pune',
      'LOCATION:4 Rose Lane\\; Baner',
      'STATUS:CONFIRMED',
    ]),
  );
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
});

it('keeps its name when it moves, and is taken out when it is cancelled', () => {
  const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
  const moved = linesOf({ start: '2026-12-06T13:30:00.000Z', sequence: 3 });
  const gone = linesOf({ isCancelled: true, sequence: 4 });
  expect([uid(moved), uid(gone)]).toEqual([uid(linesOf()), uid(linesOf())]);
  expect(gone).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4']));
  expect(gone).not.toContain('BEGIN:VALARM');
});
