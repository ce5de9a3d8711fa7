/** A month's close whose process is killed at each of its steps: the month is there once or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { shiftMonth } from '../../src/domain/dates.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import { arrangeMonths } from '../support/months.ts';
import { startServices } from '../support/services.ts';
import { writtenBy } from '../support/written-months.ts';

const test = await startServices({ runsJobs: false });
const { asOwner, urls } = test;
const arranged = await arrangeMonths(test);
const NOW = '2026-01-15T12:00:00+05:30';
const script = fileURLToPath(new URL('../support/close-and-die.ts', import.meta.url));
const close = (month: string) => closeMonth({ urls, month, now: NOW, requestedBy: null });

const moments = [
  'begun',
  'read',
  'computed',
  'commission_nodes',
  'commission_payments',
  'managed_rental_commissions',
  'ledger_entries',
  'attached',
  'before commit',
  'committed',
].map((moment, i) => ({ moment, month: shiftMonth('2024-10', i) }));

const written = writtenBy(asOwner);
const nothing = { lines: 0, nodes: 0, entries: 0, unbalanced: 0, notCarried: 0, notPosted: 0, closed: 0 };

beforeAll(async () => {
  await arranged.affiliate('A');
  await arranged.affiliate('B', 'A');
  for (const { month } of moments) {
    await arranged.paid('B', month, 3, `${month}-05T10:00:00+05:30`);
    await arranged.paid('A', month, 3, `${month}-05T10:00:00+05:30`);
  }
});

it.each(moments)(
  'a close that is killed at "$moment" is the month once or not at all, and the next run ends it',
  async ({ moment, month }) => {
    const child = spawn(process.execPath, [script, JSON.stringify(urls), month, moment, NOW], {
      stdio: 'inherit',
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const isWhole = moment === 'committed';
    const after = await written(month);
    if (isWhole) expect(after).toMatchObject({ unbalanced: 0, notCarried: 0, notPosted: 0, closed: 1 });
    else expect(after).toEqual(nothing);
    expect(await close(month)).toBe(isWhole ? 'already-closed' : 'closed');
    expect(await written(month)).toEqual({
      lines: 2,
      nodes: 2,
      entries: 2,
      unbalanced: 0,
      notCarried: 0,
      notPosted: 0,
      closed: 1,
    });
    expect(
      await asOwner(`select relname from pg_class
    where relnamespace = 'months'::regnamespace and relkind = 'r' and not relispartition`),
    ).toEqual([]);
  },
);
