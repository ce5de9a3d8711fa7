// Closes one generated month in a process of its own, so that its memory is the close's alone; prints what was measured.
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { createDatabase } from '../../src/db/actor.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import { prepareMonth } from '../../src/server/commissions/months/computed.ts';
import { bareCloseMs } from './commission-limit.ts';
import { openMonthDatabase } from './commission-months.ts';
import { type ProcessorSeconds, postmasterOf, processorSeconds, spentSince } from './processor-time.ts';

export interface Close {
  closeMs: number;
  /** When each step was done. */
  steps: Record<string, number>;
  /** Processor time until each step was done. */
  spent: Record<string, ProcessorSeconds>;
  megabytes: number;
  lines: number;
  entries: number;
  /** One affiliate's frozen month and lines. */
  lookMs: number;
  lookP99Ms: number;
  /** The same rows and indexes, bare; and the server's processor time for it. */
  limitMs: number;
  limitSeconds: number;
  /** The preview of the month before it was closed, the middle one of three. */
  previewMs: number;
  /** Processes that wanted a core when the close began, as the machine counts them. */
  load: number;
}

const LOOKS = 200;
const size = Number(process.argv[2]);
const bench = await openMonthDatabase(size, resolve('.data/bench'));
const database = createDatabase(bench.urls);
const previews: number[] = [];
for (let i = 0; i < 3; i += 1) {
  const at = performance.now();
  await database.asReader((client) => prepareMonth(client, '2025-10'));
  previews.push(performance.now() - at);
}
await database.close();
await bench.owner.query('checkpoint');
const postmaster = await postmasterOf(bench.owner);
const load = loadavg()[0] ?? 0;
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 20);
const steps: Record<string, number> = {};
const spent: Record<string, ProcessorSeconds> = {};
const before = processorSeconds(postmaster);
const begin = performance.now();
await closeMonth({
  urls: bench.urls,
  month: '2025-10',
  now: '2025-11-10T00:10:00+05:30',
  requestedBy: null,
  onStep: async (stage) => {
    steps[stage] = performance.now() - begin;
    spent[stage] = spentSince(before, processorSeconds(postmaster));
  },
});
const closeMs = performance.now() - begin;
clearInterval(watch);
const {
  rows: [month],
} = await bench.owner.query('select lines, entries, by_rank from commission_months');
const looks: number[] = [];
const { rows: people } = await bench.owner.query(
  'select affiliate_id as code from commission_nodes where position % $1 = 0 limit $2',
  [size / LOOKS, LOOKS],
);
for (const { code } of people) {
  const at = performance.now();
  await bench.owner.query(`select * from commission_nodes where month = '2025-10-01' and affiliate_id = $1`, [
    code,
  ]);
  await bench.owner.query(
    `select * from managed_rental_commissions where month_year = '2025-10-01' and affiliate_id = $1 limit 100`,
    [code],
  );
  looks.push(performance.now() - at);
}
looks.sort((a, b) => a - b);
const beforeLimit = processorSeconds(postmaster);
const limitMs = await bareCloseMs(bench.owner, bench.ownerUrl);
const limitSeconds = spentSince(beforeLimit, processorSeconds(postmaster)).server;
await bench.close();
const measured: Close = {
  closeMs,
  steps,
  spent,
  megabytes: peak / 2 ** 20,
  lines: month.lines,
  entries: month.entries,
  lookMs: looks[Math.floor(LOOKS / 2)] ?? 0,
  lookP99Ms: looks[Math.floor(LOOKS * 0.99)] ?? 0,
  limitMs,
  limitSeconds,
  previewMs: previews.sort((a, b) => a - b)[1] ?? 0,
  load,
};
console.log(JSON.stringify(measured));
