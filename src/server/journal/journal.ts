/** Reads the journal: the book of a lease, for whoever sees that lease. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { BookEntry } from '../../contract/journal.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

const newestFirst: Keyset = { key: sql`e.created_at`, type: 'timestamptz', id: sql`e.id`, descending: true };

type Row = Omit<BookEntry, 'booked_at'> & { booked_at: Date; at: string };

const ofLease = api.journal.ofLease.handler(async ({ context: { db }, input: { id, limit, cursor } }) => {
  await requireLease(db, id);
  const book = sql`journal_entries e where e.id in (select l.entry_id from journal_lines l where l.lease_id = ${id})`;
  const after = afterCursor(newestFirst, cursor) ?? sql`true`;
  const { rows } = await db.execute<Row>(sql`
    select e.id, e.kind, e.happened_on::text as happened_on, e.created_at as booked_at, ${keyText(newestFirst)} as at,
        (select json_agg(json_build_object('account', l.account, 'party', l.party_kind, 'amount', l.amount) order by l.position)
          from journal_lines l where l.entry_id = e.id) as lines
      from ${book} and ${after} order by ${orderOf(newestFirst)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: page.map(({ at: _, booked_at, ...entry }) => ({
      ...entry,
      booked_at: new Date(booked_at).toISOString(),
    })),
    total: await countUpTo(db, book),
    next_cursor,
    owed: await owedOn(db, id),
  };
});

async function requireLease(db: Executor, id: string): Promise<void> {
  const { rows } = await db.execute(sql`select from leases where id = ${id}`);
  if (rows.length === 0) throw new ORPCError('NOT_FOUND');
}

async function owedOn(db: Executor, id: string): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(amount), 0)::text as owed from journal_lines
     where lease_id = ${id} and account in ('rent_receivable', 'charges_receivable', 'rent_prepaid')`);
  return Number(rows[0]?.owed ?? 0);
}

export const journal = { ofLease };
