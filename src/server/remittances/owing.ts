/** Owners who owe the operator: the list by age, and what they pay. */
import { sql } from 'drizzle-orm';
import type { OwingOwner } from '../../contract/remittances.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';

const oldest: Keyset = { key: sql`o.since::text`, type: 'text', id: sql`o.user_id`, descending: false };

const sums = ['amount', 'month', 'two_months', 'older'] as const;
type Row = { [Of in keyof OwingOwner]: Of extends (typeof sums)[number] ? string : OwingOwner[Of] } & {
  at: string;
};

const owing = api.remittances.owing.handler(async ({ context: { db }, input: { limit, cursor } }) => {
  const { rows } = await db.execute<Row>(sql`
    select o.user_id, o.full_name, o.homes, o.amount::text as amount, o.since::text as since, o.month::text as month,
        o.two_months::text as two_months, o.older::text as older, ${keyText(oldest)} as at
      from app.owners_owing() o where ${afterCursor(oldest, cursor) ?? sql`true`}
     order by ${orderOf(oldest)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.user_id);
  return {
    items: page.map(({ at: _, ...row }) => ({
      ...row,
      amount: Number(row.amount),
      month: Number(row.month),
      two_months: Number(row.two_months),
      older: Number(row.older),
    })),
    total: await countUpTo(db, sql`app.owners_owing() o`),
    next_cursor,
  };
});

const recordPayment = api.remittances.recordPayment.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { user_id: owner, amount, paid_on: paidOn, reference } = input;
  if (paidOn > services.today()) {
    throw wrongField('paid_on', refusal('paid-on.in-future', 'This day has not come yet'));
  }
  const { rows } = await db
    .execute<{ recorded: boolean }>(
      sql`select app.record_owner_payment(${owner}, ${amount}, ${paidOn}, ${reference}) as recorded`,
    )
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'journal_entries_key'
        ? new RuleBroken('remittance.reference-used', 'reference')
        : error;
    });
  if (!rows[0]?.recorded) throw new RuleBroken('remittance.more-than-owed', 'amount');
  await act(db, {
    action: 'remittances.recordPayment',
    subject: { type: 'user', id: owner },
    people: [owner],
    after: { amount, paid_on: paidOn, reference },
  });
  const left = await db.execute<{ amount: string }>(
    sql`select o.amount::text as amount from app.owners_owing() o where o.user_id = ${owner}`,
  );
  return { left: Number(left.rows[0]?.amount ?? 0) };
});

export const owners = { owing, recordPayment };
