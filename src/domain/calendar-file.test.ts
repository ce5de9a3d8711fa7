import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

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
      const [, summary] = /^SUMMARY:(.*)$/m.exec(file.replaceAll('\r\n ', '')) ?? [];
      const read = summary?.replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign));
      expect(read?.trimEnd()).toBe(title.replaceAll(/\r\n|\r/g, '\n').trimEnd());
    }),
  );
});
