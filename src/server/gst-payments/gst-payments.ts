/** Answers GST on the operator's invoices: what is to be paid by when, and the payments to the state. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { GstMonth, GstOverview, GstPayment } from '../../contract/gst-payments.ts';
import {
  type CalendarDate,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type ByHead, checkGstPayment, gstDueOn, gstHeads } from '../../domain/gst-payments.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';

const MONTHS_SHOWN = 24;
const MOST_PAYMENTS = 200;
const PAYMENTS = 'gst-payments';
const nothing: ByHead = { cgst: 0, sgst: 0, igst: 0 };

const overview = api.gstPayments.overview.handler(({ context }) => overviewOf(context));

async function overviewOf(context: HandlerContext): Promise<GstOverview> {
  const { db, services } = context;
  const from = firstDayOf(shiftMonth(monthOf(services.today()), 1 - MONTHS_SHOWN));
  return {
    months: await monthsBetween(db, from, services.today()),
    payments: await paymentsSince(db, from, userIdOf(context)),
  };
}

type Sums = { month: Month } & Record<
  'cgst' | 'sgst' | 'igst' | 'paid_cgst' | 'paid_sgst' | 'paid_igst',
  string
>;

/** Those of the months that are over before that of `today`, and its own as far as it has come. */
async function monthsBetween(db: Executor, from: CalendarDate, today: CalendarDate): Promise<GstMonth[]> {
  const { rows } = await db.execute<Sums>(sql`
    select to_char(m.month, 'YYYY-MM') as month, m.cgst, m.sgst, m.igst, m.paid_cgst, m.paid_sgst, m.paid_igst
      from app.gst_months(${from}, ${lastDayOf(monthOf(today))}) m order by m.month desc`);
  return rows.map(({ month, ...sums }) => {
    const charged = byHead((head) => Number(sums[head]));
    const paid = byHead((head) => Number(sums[`paid_${head}`]));
    const open = byHead((head) => charged[head] - paid[head]);
    const due_on = gstDueOn(month);
    return {
      month,
      charged,
      paid,
      open,
      due_on,
      is_late: today > due_on && gstHeads.some((head) => open[head] > 0),
    };
  });
}

const byHead = (of: (head: keyof ByHead) => number) => ({
  cgst: of('cgst'),
  sgst: of('sgst'),
  igst: of('igst'),
});

const amounts = ['cgst', 'sgst', 'igst', 'interest', 'late_fee'] as const;
type Amounts = (typeof amounts)[number];

async function paymentsSince(db: Executor, from: CalendarDate, reader: string): Promise<GstPayment[]> {
  const { rows } = await db.execute<Omit<GstPayment, Amounts> & Record<Amounts, string>>(sql`
    select p.id, to_char(p.month, 'YYYY-MM') as month, p.paid_on::text as paid_on, p.reference, p.cgst, p.sgst, p.igst, p.interest,
        p.late_fee, p.paid_from, case when r.user_id is not null then app.person_name(r.full_name, r.email) end as recorded_by,
        p.recorded_by is not distinct from ${reader}::uuid as is_own,
        case when w.user_id is not null then app.person_name(w.full_name, w.email) end as withdrawn_by,
        p.withdrawal_reason as reason, p.withdrawn_at is not null as is_withdrawn
      from gst_payments p left join profiles r on r.user_id = p.recorded_by left join profiles w on w.user_id = p.withdrawn_by
     where p.month >= ${from} order by p.month desc, p.id desc limit ${MOST_PAYMENTS}`);
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(amounts.map((name) => [name, Number(row[name])])) as Record<Amounts, number>),
  }));
}

const record = api.gstPayments.record.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { month, paid_on, reference, cgst, sgst, igst, interest, late_fee, paid_from } = input;
  await lockUntilCommit(db, PAYMENTS);
  const months = await monthsBetween(db, firstDayOf(month), services.today());
  checkGstPayment({
    month,
    paidOn: paid_on,
    paidFrom: paid_from,
    reference,
    amounts: { cgst, sgst, igst },
    interest,
    lateFee: late_fee,
    today: services.today(),
    open: months.find((one) => one.month === month)?.open ?? nothing,
  });
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into gst_payments (month, paid_on, reference, cgst, sgst, igst, interest, late_fee, paid_from, recorded_by)
      values (${firstDayOf(month)}, ${paid_on}, ${reference}, ${cgst}, ${sgst}, ${igst}, ${interest}, ${late_fee}, ${paid_from},
        app.user_id()) returning id`)
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'gst_payments_once'
        ? new RuleBroken('gst-payment.twice', 'reference')
        : error;
    });
  await act(db, {
    action: 'gstPayments.record',
    subject: { type: 'gst_payment', id: rows[0]?.id ?? '' },
    people: [],
    after: input,
  });
  return overviewOf(context);
});

type Found = { recorded_by: string | null; is_withdrawn: boolean };

const withdraw = api.gstPayments.withdraw.handler(async ({ context, input: { id, reason } }) => {
  const { db, services } = context;
  await lockUntilCommit(db, PAYMENTS);
  const { rows } = await db.execute<Found>(
    sql`select recorded_by, withdrawn_at is not null as is_withdrawn from gst_payments where id = ${id}`,
  );
  const [payment] = rows;
  if (!payment) throw new ORPCError('NOT_FOUND');
  if (payment.is_withdrawn) throw new RuleBroken('gst-payment.changed');
  const approval = {
    act: 'gstPayments.withdraw',
    drafter: payment.recorded_by,
    approver: userIdOf(context),
  } as const;
  const approved = await requireSecondPerson(db, approval, services);
  await db.execute(sql`
    update gst_payments set withdrawal_reason = ${reason}, withdrawn_by = app.user_id(), withdrawn_at = app.now() where id = ${id}`);
  await act(db, {
    action: 'gstPayments.withdraw',
    subject: { type: 'gst_payment', id },
    people: [],
    before: { recorded_by: payment.recorded_by },
    after: approved,
    reason,
  });
  return overviewOf(context);
});

export const gstPayments = { overview, record, withdraw };
