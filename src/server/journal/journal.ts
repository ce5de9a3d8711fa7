/** Reads the journal: the book of a lease, for whoever sees that lease. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { BookEntry } from '../../contract/journal.ts';
import { type DueKind, nameOf } from '../../domain/dues.ts';
import { leaseAccounts, owedAccounts } from '../../domain/journal.ts';
import type { ChargeKind } from '../../domain/lease-terms.ts';
import { unitsOf } from '../../domain/rent-charges.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

/** By the day that counts: the rent of a month is booked weeks ahead, a payment only when somebody confirms it. */
const newestFirst: Keyset = { key: sql`e.happened_on::text`, type: 'text', id: sql`e.id`, descending: true };

type DueRow = {
  kind: DueKind;
  charge: ChargeKind | null;
  month: string;
  before: number | null;
  after: number | null;
};
type Row = Omit<BookEntry, 'about' | 'booked_at' | 'change' | 'owed_after'> & {
  due: DueRow | null;
  booked_at: Date;
  change: string;
  owed_after: string;
  at: string;
};

const ofLease = api.journal.ofLease.handler(
  async ({ context: { db }, input: { id, show, limit, cursor } }) => {
    await requireLease(db, id);
    const book = sql`(${bookOf(id)}) e where ${show === 'all' ? sql`true` : sql`e.change <> 0`}`;
    const after = afterCursor(newestFirst, cursor) ?? sql`true`;
    const { rows } = await db.execute<Row>(sql`
    select e.id, e.kind, e.happened_on::text as happened_on, e.created_at as booked_at, ${keyText(newestFirst)} as at,
        e.change::text as change, e.owed_after::text as owed_after,
        (select json_agg(json_build_object('account', l.account, 'party', l.party_kind, 'amount', l.amount) order by l.position)
          from journal_lines l where l.entry_id = e.id) as lines,
        (select json_build_object('kind', d.kind, 'charge', c.kind, 'month', to_char(d.month, 'YYYY-MM'),
            'before', c.reading_before, 'after', c.reading_after)
          from rent_dues d left join rent_charges c on c.due_id = d.id where e.due_id = d.id and d.kind <> 'deposit') as due
      from ${book} and ${after} order by ${orderOf(newestFirst)} limit ${limit + 1}`);
    const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
    return {
      items: page.map(({ at: _, due, booked_at, change, owed_after, ...entry }) => ({
        ...entry,
        about: due && aboutOf(due),
        change: Number(change),
        owed_after: Number(owed_after),
        booked_at: new Date(booked_at).toISOString(),
      })),
      total: await countUpTo(db, book),
      next_cursor,
      owed: await owedOn(db, id),
    };
  },
);

const aboutOf = ({ kind, charge, month, before, after }: DueRow): BookEntry['about'] => ({
  what: nameOf(kind, charge),
  month,
  units: before === null || after === null ? null : unitsOf({ before, after }),
});

async function requireLease(db: Executor, id: string): Promise<void> {
  const { rows } = await db.execute(sql`select from leases where id = ${id}`);
  if (rows.length === 0) throw new ORPCError('NOT_FOUND');
}

const isOwed = sql`l.account = any (${sql.param([...owedAccounts])}::text[])`;

/**
 * Its entries without those of the operator's own books, each with what the tenant owes after it, in the order of their days. The two
 * sides read the day of the payment itself, also where the operator had closed that month's books.
 */
const bookOf = (leaseId: string) => sql`
  select b.*, sum(b.change) over (order by b.happened_on, b.id) as owed_after
    from (select e.id, e.kind, case e.source_type when 'rent_due' then e.source_id end as due_id, coalesce(e.late_for, e.happened_on) as happened_on, e.created_at, coalesce(sum(l.amount) filter (where ${isOwed}), 0) as change
            from journal_lines l join journal_entries e on e.id = l.entry_id
           where l.lease_id = ${leaseId} and l.account = any (${sql.param([...leaseAccounts])}::text[]) group by e.id) b`;

async function owedOn(db: Executor, id: string): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(l.amount), 0)::text as owed from journal_lines l where l.lease_id = ${id} and ${isOwed}`);
  return Number(rows[0]?.owed ?? 0);
}

export const journal = { ofLease };
