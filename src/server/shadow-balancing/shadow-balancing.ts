/** Fast Track Advantage of brokers: who has it, granting, changing and ending it, and its register. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { GrantEntry, GrantedBroker } from '../../contract/shadow-balancing.ts';
import { changeGrant, type Grant } from '../../domain/shadow-balancing.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

const byName: Keyset = { key: sql`b.name`, type: 'text', id: sql`b.id`, descending: false };
const newest: Keyset = { key: sql`a.created_at`, type: 'timestamptz', id: sql`a.id`, descending: true };

type BrokerRow = GrantedBroker & { at: string };

async function selectBrokers(db: Executor, rest: SQL): Promise<BrokerRow[]> {
  const { rows } = await db.execute<BrokerRow>(sql`
    select b.id, b.user_id, b.name, b.current_rank, b.activated, b.shadow_balancing_enabled,
      b.shadow_balancing_start_date::text, b.shadow_balancing_end_date::text, b.shadow_balancing_reason, b.name as at
    from brokers b ${rest}`);
  return rows;
}

const broker = ({ at: _, ...row }: BrokerRow): GrantedBroker => row;

const listBrokers = api.shadowBalancing.listBrokers.handler(async ({ context: { db }, input }) => {
  const { q, limit, cursor } = input;
  const wanted = q ? sql`b.name ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}` : sql`true`;
  const after = afterCursor(byName, cursor) ?? sql`true`;
  const rows = await selectBrokers(
    db,
    sql`where ${wanted} and ${after} order by ${orderOf(byName)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: page.map(broker),
    total: await countUpTo(db, sql`brokers b where ${wanted}`),
    next_cursor,
  };
});

const configure = api.shadowBalancing.configure.handler(async ({ context, input }) => {
  const { db } = context;
  const [before] = await selectBrokers(db, sql`where b.id = ${input.broker_id} for no key update`);
  if (!before) throw new ORPCError('NOT_FOUND');
  const current = grantOf(before);
  const { enabled, start_date: start, end_date: end, reason } = input;
  const today = context.services.today();
  const { action, grant } = changeGrant(current, { enabled, start, end, reason }, today);
  await store(db, before.id, grant);
  await db.execute(sql`
    insert into shadow_balancing_audit
      (broker_id, admin_user_id, action, reason, start_date, end_date, previous_end_date)
    values (${before.id}, ${userIdOf(context)}, ${action}, ${grant?.reason ?? null}, ${grant?.start ?? null},
      ${grant?.end ?? null}, ${current?.end ?? null})`);
  const [after] = await selectBrokers(db, sql`where b.id = ${before.id}`);
  if (!after) throw new ORPCError('NOT_FOUND');
  await act(context, {
    action: 'shadowBalancing.configure',
    subject: { type: 'broker', id: before.id },
    people: [before.user_id],
    before: current,
    after: grant,
    ...(grant ? { reason: grant.reason } : {}),
  });
  return { action, broker: broker(after) };
});

function grantOf(row: BrokerRow): Grant | null {
  const { shadow_balancing_start_date: start, shadow_balancing_end_date: end } = row;
  if (!row.shadow_balancing_enabled || !start || !end) return null;
  return { start, end, reason: row.shadow_balancing_reason ?? '' };
}

const store = (db: Executor, brokerId: string, grant: Grant | null) =>
  db.execute(sql`
    update brokers set shadow_balancing_enabled = ${grant !== null}, shadow_balancing_start_date = ${grant?.start ?? null},
      shadow_balancing_end_date = ${grant?.end ?? null}, shadow_balancing_reason = ${grant?.reason ?? null}
     where id = ${brokerId}`);

type EntryRow = Omit<GrantEntry, 'created_at'> & { created_at: Date; at: string };

const listAudit = api.shadowBalancing.listAudit.handler(async ({ context: { db }, input }) => {
  const after = afterCursor(newest, input.cursor) ?? sql`true`;
  const { rows } = await db.execute<EntryRow>(sql`
    select a.id, a.broker_id, b.name as broker_name, a.admin_user_id, a.action, a.reason, a.start_date::text,
      a.end_date::text, a.previous_end_date::text, a.created_at, ${keyText(newest)} as at
    from shadow_balancing_audit a join brokers b on b.id = a.broker_id
    where ${after} order by ${orderOf(newest)} limit ${input.limit + 1}`);
  const { page, next_cursor } = cutPage(rows, input.limit, (row) => row.id);
  return {
    items: page.map(({ at: _, created_at, ...row }) => ({
      ...row,
      created_at: new Date(created_at).toISOString(),
    })),
    total: await countUpTo(db, sql`shadow_balancing_audit`),
    next_cursor,
  };
});

export const shadowBalancing = { listBrokers, configure, listAudit };
