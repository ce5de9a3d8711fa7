/** What a month posts for payments of earlier months, and the way of any single payment. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { Correction, PaymentWay } from '../../contract/corrections.ts';
import type { Database } from '../../db/actor.ts';
import type { LineKind } from '../../domain/commission/posted-lines.ts';
import { firstDayOf, type Instant, type Month, monthOf } from '../../domain/dates.ts';
import { cutOffOf, postingMonthAt } from '../../domain/months.ts';
import { api } from '../lib/procedures.ts';
import { namesOf } from './estimate.ts';
import { namedSteps, postedWay } from './explain.ts';
import type { PreparedMonth } from './months/computed.ts';
import { postingKey } from './months/correction-lines.ts';
import { openMonthNow, preparedWay } from './open-month.ts';

type Bare = Omit<Correction, 'property_name' | 'credited' | 'changed_at' | 'reason'> & {
  credited_id: string | null;
};

const list = api.corrections.list.handler(async ({ context, input: { month, limit, offset } }) => {
  const { database } = context.services;
  const open = await openMonthNow(database, month);
  return database.asReader(async (client) => {
    const { bare, total } = open
      ? preparedCorrections(open, limit, offset)
      : await postedCorrections(client, month, limit, offset);
    return { items: await described(client, bare), total, is_estimate: open !== null };
  });
});

function preparedCorrections({ corrections }: PreparedMonth, limit: number, offset: number) {
  const lines = Map.groupBy(corrections.lines, postingKey);
  const shown = corrections.postings.slice(offset, offset + limit).map((posting): Bare => {
    const own = lines.get(postingKey(posting)) ?? [];
    return {
      payment_id: posting.paymentId,
      sequence: posting.sequence,
      kind: posting.kind,
      origin_month: posting.originMonth,
      negates_month: posting.negatesMonth,
      credited_id: posting.affiliate,
      rvl: posting.rvl,
      share_bp: posting.shareBp,
      base: posting.base,
      lines: own.length,
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
  return { bare: shown, total: corrections.postings.length };
}

type Stored = Omit<Bare, 'rvl' | 'base' | 'amount'> & Record<'rvl' | 'base' | 'amount', string>;

async function postedCorrections(client: ClientBase, month: Month, limit: number, offset: number) {
  const { rows } = await client.query<Stored>(
    `select p.payment_id, p.sequence, p.kind, to_char(p.origin_month, 'YYYY-MM') as origin_month,
        to_char(p.negates_month, 'YYYY-MM') as negates_month, p.affiliate_id as credited_id, p.rvl, p.share_bp, p.base,
        l.lines, l.amount
       from commission_payments p
         cross join lateral (select count(*)::int as lines, coalesce(sum(l.amount), 0) as amount
           from managed_rental_commissions l where l.month_year = p.month and l.payment_id = p.payment_id
             and l.sequence = p.sequence and l.kind = p.kind) l
      where p.month = $1 and p.kind <> 'regular'
      order by p.payment_id, p.sequence, p.kind limit $2 offset $3`,
    [firstDayOf(month), limit, offset],
  );
  const counted = await client.query<{ total: number }>(
    `select count(*)::int as total from commission_payments where month = $1 and kind <> 'regular'`,
    [firstDayOf(month)],
  );
  const bare = rows.map((row): Bare => {
    const { rvl, base, amount, ...rest } = row;
    return { ...rest, rvl: Number(rvl), base: Number(base), amount: Number(amount) };
  });
  return { bare, total: counted.rows[0]?.total ?? 0 };
}

type Change = { payment_id: string; sequence: number; kind: string; reason: string | null; changed_at: Date };

/** With names, and with the change of the rent that brought each about. */
async function described(client: ClientBase, items: readonly Bare[]): Promise<Correction[]> {
  const names = await namesOf(
    client,
    items.map(({ payment_id, credited_id }) => ({ payment_id, ...(credited_id && { credited_id }) })),
  );
  const { rows } = await client.query<Change>(
    `select k.payment_id, k.sequence, k.kind, c.reason, c.changed_at
       from unnest($1::uuid[], $2::integer[], $3::text[]) k (payment_id, sequence, kind)
         cross join lateral (select c.reason, c.changed_at from managed_property_rvl_changes c
           where c.payment_id = k.payment_id and case when k.kind = 'reversal'
             then c.sequence > k.sequence or (c.sequence = k.sequence and c.new_status = 'pending')
             else c.sequence = k.sequence and c.new_status = 'paid' end
           order by c.id limit 1) c
      where k.kind <> 'correction'`,
    [
      items.map(({ payment_id }) => payment_id),
      items.map(({ sequence }) => sequence),
      items.map(({ kind }) => kind),
    ],
  );
  const credits = await creditReasons(client, items);
  const keyOf = (one: Pick<Change, 'payment_id' | 'sequence' | 'kind'>) =>
    `${one.payment_id} ${one.sequence} ${one.kind}`;
  const changes = new Map(rows.map((row) => [keyOf(row), row]));
  return items.map(({ credited_id, ...item }) => {
    const change = changes.get(keyOf(item));
    return {
      ...item,
      property_name: names.homes.get(item.payment_id) ?? null,
      credited: personOf(credited_id, names.people),
      changed_at: change ? change.changed_at.toISOString() : null,
      reason: change?.reason ?? credits.get(item.payment_id) ?? null,
    };
  });
}

/** Why the home of each payment is credited as it is now. */
async function creditReasons(
  client: ClientBase,
  items: readonly Bare[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await client.query<{ payment_id: string; reason: string | null }>(
    `select p.id as payment_id, (select a.reason from managed_property_attributions a
          where a.managed_property_id = p.managed_property_id and a.valid_from < p.payment_month + interval '1 month'
          order by a.valid_from desc, a.id desc limit 1) as reason
       from managed_property_rvl_payments p where p.id = any($1::uuid[])`,
    [items.map(({ payment_id }) => payment_id)],
  );
  return new Map(rows.map((row) => [row.payment_id, row.reason]));
}

const personOf = (code: string | null, names: ReadonlyMap<string, string>) =>
  code === null ? null : { affiliate_id: code, full_name: names.get(code) ?? '' };

interface Payment {
  origin_month: Month;
  is_paid: boolean;
  marked_paid_at: Date | null;
  credited_id: string | null;
  rvl: string;
  share_bp: number;
}

const explainPayment = api.corrections.explainPayment.handler(({ context, input: { payment_id: id } }) =>
  wayOfPayment(context.services.database, id),
);

async function wayOfPayment(database: Database, id: string): Promise<PaymentWay> {
  const { payment, postings } = await database.asReader(async (client) => ({
    payment: await paymentNow(client, id),
    postings: await postingsOf(client, id),
  }));
  if (!payment) throw new ORPCError('NOT_FOUND');
  const last = postings.at(-1);
  const posted = last && last.kind !== 'reversal' ? last.month : null;
  const month = posted ?? (payment.is_paid ? countsIn(payment) : null);
  const isAhead = month !== null && month > monthOf(database.clock.today());
  const open = posted === null && month !== null && !isAhead ? await openMonthNow(database, month) : null;
  return database.asReader(async (client) => {
    const way =
      posted !== null ? await postedWay(client, posted, id) : open && (await preparedWay(client, open, id));
    const credited = way ? way.credited : payment.credited_id;
    const names = await namesOf(client, [{ payment_id: id, ...(credited && { credited_id: credited }) }]);
    return {
      payment_id: id,
      origin_month: payment.origin_month,
      property_name: names.homes.get(id) ?? null,
      standing: standingOf(payment, posted, last !== undefined),
      month,
      is_estimate: open !== null,
      marked_paid_at: payment.marked_paid_at?.toISOString() ?? null,
      credited: personOf(credited, names.people),
      rvl: way?.rvl ?? Number(payment.rvl),
      share_bp: way?.shareBp ?? payment.share_bp,
      base: way?.trace.base ?? 0,
      steps: way
        ? await namedSteps(client, way.trace.steps, { sees: 'all', affiliate_id: credited ?? '' })
        : [],
      postings,
    };
  });
}

/** Its own month, or for late money the one that was open when it was marked. */
function countsIn({ origin_month: origin, marked_paid_at: at }: Payment): Month {
  const marked: Instant = (at as Date).toISOString();
  return marked < new Date(cutOffOf(origin)).toISOString() ? origin : postingMonthAt(marked);
}

function standingOf(
  { is_paid: isPaid }: Payment,
  posted: Month | null,
  wasPosted: boolean,
): PaymentWay['standing'] {
  if (posted !== null) return isPaid ? 'counted' : 'will-be-taken-back';
  if (isPaid) return 'will-count';
  return wasPosted ? 'taken-back' : 'not-paid';
}

async function paymentNow(client: ClientBase, id: string): Promise<Payment | undefined> {
  const { rows } = await client.query<Payment>(
    `select to_char(p.payment_month, 'YYYY-MM') as origin_month, p.payment_status = 'paid' as is_paid, p.marked_paid_at,
        app.credit_of(p.managed_property_id, p.payment_month, p.payment_month) as credited_id, p.rvl_amount as rvl,
        coalesce(app.share_of(p.managed_property_id, p.payment_month), 0) as share_bp
       from managed_property_rvl_payments p where p.id = $1`,
    [id],
  );
  return rows[0];
}

async function postingsOf(client: ClientBase, id: string): Promise<PaymentWay['postings']> {
  const { rows } = await client.query<{
    month: Month;
    kind: LineKind;
    sequence: number;
    base: string;
    amount: string;
  }>(
    `select to_char(p.month, 'YYYY-MM') as month, p.kind, p.sequence, p.base, coalesce(sum(l.amount), 0) as amount
       from commission_payments p left join managed_rental_commissions l on l.month_year = p.month
         and l.payment_id = p.payment_id and l.sequence = p.sequence and l.kind = p.kind
      where p.payment_id = $1 group by p.month, p.kind, p.sequence, p.base
      order by p.month, p.kind <> 'reversal'`,
    [id],
  );
  return rows.map((row) => ({ ...row, base: Number(row.base), amount: Number(row.amount) }));
}

export const corrections = { list, explainPayment };
