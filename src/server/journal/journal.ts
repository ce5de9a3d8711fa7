/** Reads the journal: the book of a lease, for whoever sees that lease. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { BookEntry } from '../../contract/journal.ts';
import { leaseAccounts, owedAccounts } from '../../domain/journal.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

/** By the day that counts: the rent of a month is booked weeks ahead, a payment only when somebody confirms it. */
const newestFirst: Keyset = { key: sql`e.happened_on::text`, type: 'text', id: sql`e.id`, descending: true };

type Row = Omit<BookEntry, 'booked_at' | 'change' | 'owed_after'> & {
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
          from journal_lines l where l.entry_id = e.id) as lines
      from ${book} and ${after} order by ${orderOf(newestFirst)} limit ${limit + 1}`);
    const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
    return {
      items: page.map(({ at: _, booked_at, change, owed_after, ...entry }) => ({
        ...entry,
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
    from (select e.id, e.kind, coalesce(e.late_for, e.happened_on) as happened_on, e.created_at, coalesce(sum(l.amount) filter (where ${isOwed}), 0) as change
            from journal_lines l join journal_entries e on e.id = l.entry_id
           where l.lease_id = ${leaseId} and l.account = any (${sql.param([...leaseAccounts])}::text[]) group by e.id) b`;

async function owedOn(db: Executor, id: string): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(l.amount), 0)::text as owed from journal_lines l where l.lease_id = ${id} and ${isOwed}`);
  return Number(rows[0]?.owed ?? 0);
}

export const journal = { ofLease };
