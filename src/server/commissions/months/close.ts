/**
 * Closes a month, once or not at all: everything is written into tables that nobody sees, and one transaction at the end
 * makes them the month. A run that is killed leaves nothing that the next one would not clear away.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { asBulk } from '../../../db/bulk.ts';
import { COMMISSION_LOCK } from '../../../db/commission-lock.ts';
import { copyIn } from '../../../db/copy.ts';
import { dateInIndia, firstDayOf, type Month } from '../../../domain/dates.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { isCutOff } from '../../../domain/months.ts';
import { type PreparedMonth, prepareMonth } from './computed.ts';
import { beginFinish, finishMonth } from './finish.ts';
import type { CloseRequest, Run } from './run.ts';
import { entryTable, lineTable, type MonthTable, nodeTable, paymentTable } from './tables.ts';
import { postTax } from './tax.ts';

/** Held for a whole run: closes come one after the other. */
const CLOSE_LOCK = 8_270_415;

/** Enough to plan the end of the close; the server takes finer statistics by itself afterwards. */
const FEW_SAMPLES = 'set local default_statistics_target = 10';

/** Two connections load; helpers of one would take the core of the other. */
const NO_HELPERS = 'set local max_parallel_maintenance_workers = 0';

/** A million people are sorted and joined without files. */
const SORTS_IN_MEMORY = `set local work_mem = '256MB'; set local max_parallel_workers_per_gather = 0`;

/** Waits for a close that is running and then says that the month is closed, when it is the same one. */
export function closeMonth(request: CloseRequest): Promise<'closed' | 'already-closed'> {
  const run = { ...request, runId: randomUUID() };
  return asBulk(request.urls, (client) =>
    asBulk(request.urls, async (reader) => {
      await client.query('select pg_advisory_lock($1)', [CLOSE_LOCK]);
      if (await isClosed(client, request)) return 'already-closed';
      await begin(client, run);
      try {
        await write(client, reader, run);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        await recordFailure(client, run, error).catch(() => {});
        throw error;
      }
      return 'closed';
    }),
  );
}

/** Throws `month.nothing-to-close`, `month.not-next` and `month.not-cut-off`. */
async function isClosed(client: Client, { month, now }: CloseRequest): Promise<boolean> {
  const { rows } = await client.query<{ next: Month | null; closed: boolean }>(
    `select to_char(app.next_month_to_close(), 'YYYY-MM') as next,
       exists (select from commission_months where month = $1 and closed_at is not null) as closed`,
    [firstDayOf(month)],
  );
  if (rows[0]?.closed) return true;
  if (!rows[0]?.next) throw new RuleBroken('month.nothing-to-close', 'month');
  if (rows[0].next !== month) throw new RuleBroken('month.not-next', 'month');
  if (!isCutOff(month, now)) throw new RuleBroken('month.not-cut-off', 'month');
  return false;
}

async function begin(client: Client, run: Run): Promise<void> {
  await client.query('select app.drop_unattached_month_tables()');
  await client.query(
    `insert into commission_months (month, state, run_id, stage, requested_by, started_at)
     values ($1, 'computing', $2, 'begun', $3, app.clock_timestamp())
     on conflict (month) do update set state = excluded.state, run_id = excluded.run_id, stage = excluded.stage,
       requested_by = excluded.requested_by, started_at = excluded.started_at, failure = null`,
    [firstDayOf(run.month), run.runId, run.requestedBy],
  );
  await run.onStep?.('begun');
}

async function recordFailure(client: Client, run: Run, error: unknown): Promise<void> {
  const failure = error instanceof RuleBroken ? error.message : 'unexpected';
  await client.query(
    `update commission_months set state = 'open', stage = null, failure = $2 where month = $1 and closed_at is null`,
    [firstDayOf(run.month), failure],
  );
}

async function write(client: Client, reader: Client, run: Run): Promise<void> {
  const { prepared, readAt, brokerOf } = await readSnapshot(client, reader, run);
  const tables = [
    nodeTable(prepared),
    paymentTable(prepared),
    lineTable(prepared, brokerOf),
    entryTable(prepared, { runId: run.runId, postedOn: dateInIndia(run.now) }),
  ];
  const [nodes, payments, lines, entries] = tables as [MonthTable, MonthTable, MonthTable, MonthTable];
  // Two connections keep both cores busy; the lines alone are about as much as everything else.
  const filled = await Promise.allSettled([
    fill(reader, run, [lines]),
    fill(client, run, [nodes, entries, payments]).then(() => beginFinish(client, run)),
  ]);
  for (const half of filled) if (half.status === 'rejected') throw half.reason;
  await finishMonth(client, { run, prepared, readAt, tables: tables.map(({ name }) => name) });
}

async function saysStage(client: Client, run: Run, stage: string): Promise<void> {
  await client.query('update commission_months set stage = $2 where month = $1', [
    firstDayOf(run.month),
    stage,
  ]);
  await run.onStep?.(stage);
}

/** People and payments are read side by side, on two connections that see the same moment. */
async function readSnapshot(
  client: Client,
  reader: Client,
  run: Run,
): Promise<{ prepared: PreparedMonth; readAt: Date; brokerOf: Map<string, string> }> {
  // Holding it alone for a moment lets every writer of rent values end before the month is read.
  await reader.query('select pg_advisory_lock($1)', [COMMISSION_LOCK]);
  await reader.query('begin isolation level repeatable read read only');
  const { rows } = await reader.query<{ at: Date; snapshot: string }>(
    'select app.clock_timestamp() as at, pg_export_snapshot() as snapshot',
  );
  await reader.query('select pg_advisory_unlock($1)', [COMMISSION_LOCK]);
  await reader.query(SORTS_IN_MEMORY);
  const prepared = await asBulk(run.urls, async (beside) => {
    await beside.query('begin isolation level repeatable read read only');
    await beside.query(`set transaction snapshot '${rows[0]?.snapshot}'`);
    await beside.query(SORTS_IN_MEMORY);
    return prepareMonth(reader, run.month, { beside, step: (stage) => saysStage(client, run, stage) });
  });
  const brokers = await reader.query<{ affiliate_id: string; id: string }>(
    'select r.affiliate_id, b.id from brokers b join affiliate_registrations r using (user_id)',
  );
  await reader.query('commit');
  const brokerOf = new Map(brokers.rows.map((row) => [row.affiliate_id, row.id]));
  return { prepared, readAt: rows[0]?.at as Date, brokerOf };
}

/** A table made in the transaction that fills it need not be logged row by row, and its rows are written as visible to all. */
async function fill(client: Client, run: Run, tables: MonthTable[]): Promise<void> {
  const { month, runId } = run;
  for (const { name, parts } of tables) {
    await client.query('begin');
    const created = await client.query<{ name: string }>(
      'select app.create_month_table($1, $2, $3) as name',
      [name, month, runId],
    );
    const table = created.rows[0]?.name as string;
    for (const part of parts) if (part.count > 0) await copyIn(client, table, part, 'freeze');
    await client.query(FEW_SAMPLES);
    await client.query(NO_HELPERS);
    await client.query(`analyze ${table}`);
    if (name === 'ledger_entries') {
      await postTax(client, { month, runId, postedOn: dateInIndia(run.now), entries: table });
    }
    await client.query('select app.index_month_table($1, $2, $3)', [name, month, runId]);
    await client.query('commit');
    await saysStage(client, run, name);
  }
}
