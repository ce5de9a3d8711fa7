/** What stands in the journal of what an owner is owed: a month of it, and what one transfer pays. */
import { type SQL, sql } from 'drizzle-orm';
import type { OwnerLine, OwnerStatement } from '../../contract/remittances.ts';
import { firstDayOf, lastDayOf, type Month, monthOf } from '../../domain/dates.ts';
import { type OwnerEntryKind, sumsOf, withDepositsApart } from '../../domain/remittances.ts';
import type { Executor } from '../lib/request-context.ts';

/** A month of an owner of hundreds of homes; what is more is counted, and stands in the sums. */
const MOST_LINES = 1000;

export type OwnerRow = Omit<OwnerLine, 'amount' | 'held'> & {
  amount: string | number;
  source_id: string | null;
};

/**
 * The invoice that a fee is in: the first of the lease that was issued after the fee was charged, for its month or a later one. What
 * comes to be known after its month was invoiced is in the next (fee-invoices.ts).
 */
const invoiceOfFee = sql`case when e.kind = 'management_fee' and l.amount > 0 then (
  select jsonb_build_object('id', i.id, 'number', i.number) from invoices i
   where i.payer_id = l.party_id and i.created_at >= e.created_at and i.lease_id = l.lease_id and i.fee = 'management_fee'
     and i.kind <> 'credit_note' and right(i.key, 7) >= to_char(e.happened_on, 'YYYY-MM')
   order by i.created_at, i.id limit 1) end`;

/** Credits are what the owner gains. `rest` follows the lines `l` of entries `e`. */
export const ownerLines = (rest: SQL) => sql`
  select e.happened_on::text as on, e.late_for::text as late_for, e.kind, e.source_id, e.reason, (-l.amount)::text as amount, l.entry_id, l.position,
      coalesce(s.home_name, g.home, app.home_of_owner_line(l.lease_id, case when e.source_type = 'guaranteed_lease' then e.source_id end)) as home_name,
      ${invoiceOfFee} as invoice
    from journal_lines l join journal_entries e on e.id = l.entry_id left join leases s on s.id = l.lease_id
      left join guaranteed_leases g on e.source_type = 'guaranteed_lease' and g.id = e.source_id ${rest}`;

export const toLine = ({ on, late_for, kind, home_name, reason, amount, invoice }: OwnerRow): OwnerLine => ({
  on,
  late_for,
  kind,
  home_name,
  reason,
  held: null,
  amount: Number(amount),
  invoice,
});

/** `owner` is their user id. What they are owed is the sum of all of it. */
export async function statementOf(db: Executor, owner: string, month: Month): Promise<OwnerStatement> {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const isOwn = sql`l.account = 'owner_payable' and l.party_id = ${owner}`;
  const inMonth = sql`${isOwn} and e.happened_on between ${first} and ${last}`;
  const lines = await db.execute<OwnerRow>(
    ownerLines(sql`where ${inMonth} order by e.happened_on, e.created_at, l.position limit ${MOST_LINES}`),
  );
  type Sum = { kind: OwnerEntryKind; amount: string; lines: number };
  const { rows: sums } = await db.execute<Sum>(sql`
    select case when e.kind = 'deposit_held' and exists (select from journal_entries r where r.source_type = e.source_type
          and r.source_id = e.source_id and r.kind = 'operator_received' and r.happened_on between ${first} and ${last})
        then 'operator_received' else e.kind end as kind, (-sum(l.amount))::text as amount, count(*)::int as lines
      from journal_lines l join journal_entries e on e.id = l.entry_id where ${inMonth} group by 1`);
  const byKind = sums.map(({ kind, amount }) => ({ kind, amount: Number(amount) }));
  const shown = withDepositsApart(lines.rows.map((row) => ({ ...row, amount: Number(row.amount) })));
  const all = sums.reduce((sum, row) => sum + row.lines, 0);
  const opening = await openingOf(db, isOwn, first);
  return {
    month,
    months: await monthsOf(db, isOwn),
    owner_name: await nameOf(db, owner),
    opening,
    sums: sumsOf(byKind),
    closing: byKind.reduce((sum, { amount }) => sum + amount, opening),
    lines: shown.map(({ held, ...line }) => ({ ...toLine(line), held })),
    all_lines: all - lines.rows.length + shown.length,
  };
}

async function openingOf(db: Executor, isOwn: SQL, first: string): Promise<number> {
  const { rows } = await db.execute<{ opening: string }>(sql`
    select coalesce(-sum(l.amount), 0)::text as opening from journal_lines l join journal_entries e on e.id = l.entry_id
     where ${isOwn} and e.happened_on < ${first}`);
  return Number(rows[0]?.opening ?? 0);
}

async function monthsOf(db: Executor, isOwn: SQL): Promise<Month[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct date_trunc('month', e.happened_on)::date::text as day
      from journal_lines l join journal_entries e on e.id = l.entry_id where ${isOwn} order by 1 desc limit 120`);
  return rows.map(({ day }) => monthOf(day));
}

async function nameOf(db: Executor, owner: string): Promise<string> {
  const { rows } = await db.execute<{ name: string | null }>(
    sql`select full_name as name from profiles where user_id = ${owner}`,
  );
  return rows[0]?.name ?? '';
}
