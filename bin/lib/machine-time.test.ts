import { describe, expect, it } from 'vitest';
import { machineTimeIn } from './machine-time.ts';

const found = (path: string, source: string) =>
  machineTimeIn(path, source).map(({ line, text }) => `${line} ${text}`);

describe('machine time', () => {
  it.each([
    ['new Date()', '1 new Date()'],
    ['const at = new Date;', '1 new Date'],
    ['Date()', '1 Date()'],
    ['Date.now()', '1 Date.now'],
    ['const clock = Date.now;', '1 Date.now'],
    ['Temporal.Now.instant()', '1 Temporal.Now'],
    ["timestamp('at').defaultNow()", "1 timestamp('at').defaultNow"],
    ['sql`now()`', '1 now()'],
    ['sql`select\n x from a where at < NOW() - b`', '2 NOW()'],
    ["'select current_date'", '1 current_date'],
    ['sql`clock_timestamp()`', '1 clock_timestamp()'],
    ["sql`'today'::date`", "1 'today'::"],
  ])('is found in %s', (source, where) => {
    expect(found('a.ts', source)).toEqual([where]);
  });

  it('is found in SQL, but not in its comments', () => {
    expect(found('a.sql', '-- now() is the machine’s\nselect app.now(),\n  now(), localtimestamp;')).toEqual([
      '3 now()',
      '3 localtimestamp',
    ]);
  });

  it.each([
    ['new Date(services.now())', 'a.ts'],
    ['services.now()', 'a.ts'],
    ['const later = now();', 'a.ts'],
    ['sql`app.now() and app.clock_timestamp()`', 'a.ts'],
    ['performance.now()', 'a.ts'],
    ['// new Date() and now()\nexport {};', 'a.ts'],
    ['<p>{clock.today()}</p>', 'a.tsx'],
  ])('is not %s', (source, path) => {
    expect(found(path, source)).toEqual([]);
  });
});
