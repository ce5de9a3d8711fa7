/** What administrators do about registrations: the table of payments, Mark Paid + Activate, rejecting and giving back. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type {
  BrokerRegistrationDetails,
  BrokerRegistrationRow,
  UnpaidRegistration,
} from '../../contract/brokers.ts';
import { BATCH_SIZE } from '../../contract/paging.ts';
import type { ReraNumber } from '../../db/schema/brokers.ts';
import { nextBrokerStatus } from '../../domain/brokers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { canMovePayment, nextPaymentStatus } from '../../domain/payments.ts';
import { can } from '../../domain/permissions.ts';
import { act } from '../audit/act.ts';
import { missingOf, refusedOf, ruleAgainst } from '../lib/batch-refusals.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { beginRefund } from '../payments/settle.ts';
import { activate as activateBroker, lockBroker } from './activation.ts';
import { creditRegistration, recordFee } from './registration-fee.ts';
import { documentsOf, maskedPan, withChecks } from './registration-rows.ts';

const newest: Keyset = { key: sql`p.created_at`, type: 'timestamptz', id: sql`p.id`, descending: true };

type Row = Omit<BrokerRegistrationRow, 'amount' | 'broker' | 'paid_at' | 'created_at'> & {
  amount: string;
  broker_id: string;
  name: string;
  broker_status: BrokerRegistrationRow['broker']['status'];
  activated: boolean;
  paid_at: string | null;
  created_at: string;
  at: string;
};

async function select(db: Executor, rest: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.provider, p.provider_payment_id as reference, p.amount, p.status, p.note, p.paid_at, p.created_at,
        p.broker_id, b.name, b.status as broker_status, b.activated, ${keyText(newest)} as at
      from payments p join brokers b on b.id = p.broker_id where p.kind = 'broker_registration' ${rest}`);
  return rows;
}

const shown = (row: Row): BrokerRegistrationRow => ({
  id: row.id,
  broker: { id: row.broker_id, name: row.name, status: row.broker_status, activated: row.activated },
  provider: row.provider,
  reference: row.reference,
  amount: Number(row.amount),
  status: row.status,
  note: row.note,
  paid_at: row.paid_at && new Date(row.paid_at).toISOString(),
  created_at: new Date(row.created_at).toISOString(),
});

/** Of a payment and its broker: nothing is missing but the activation. */
const toActivate = sql`p.status = 'succeeded' and b.status = 'paid' and not b.activated`;

/** Cash that nobody confirmed yet. */
export const toConfirm = sql`not b.activated and p.provider = 'cash' and p.status in ('created', 'pending')`;

export const list = api.brokerRegistrations.list.handler(async ({ context: { db }, input }) => {
  const { show, broker, limit, cursor } = input;
  const after = afterCursor(newest, cursor);
  const inState = { all: sql``, to_confirm: sql`and ${toConfirm}`, to_activate: sql`and ${toActivate}` }[
    show
  ];
  const wanted = broker ? sql`${inState} and b.id = ${broker}` : inState;
  const rows = await select(
    db,
    sql`${wanted} ${after ? sql`and ${after}` : sql``} order by ${orderOf(newest)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  const total = await countUpTo(
    db,
    sql`payments p join brokers b on b.id = p.broker_id where p.kind = 'broker_registration' ${wanted}`,
  );
  return { items: page.map(shown), total, next_cursor };
});

const longestWait: Keyset = {
  key: sql`b.submitted_at`,
  type: 'timestamptz',
  id: sql`b.id`,
  descending: false,
};

/** A payment that was given up may be begun anew; one that is open or came is in the other list. */
export const unpaidRegistrations = sql`brokers b where b.status in ('submitted', 'fee_due') and b.submitted_at is not null
  and not exists (select from payments p where p.broker_id = b.id and p.kind = 'broker_registration'
    and p.status in ('created', 'pending', 'succeeded'))`;

export const listUnpaid = api.brokerRegistrations.listUnpaid.handler(async ({ context: { db }, input }) => {
  const { limit, cursor } = input;
  const after = afterCursor(longestWait, cursor);
  const { rows } = await db.execute<UnpaidRegistration & { at: string }>(sql`
    select b.id, b.name, b.status, b.city, b.submitted_at, ${keyText(longestWait)} as at
      from ${unpaidRegistrations} ${after ? sql`and ${after}` : sql``} order by ${orderOf(longestWait)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: page.map(({ at: _, submitted_at, ...row }) => ({
      ...row,
      submitted_at: new Date(submitted_at).toISOString(),
    })),
    total: await countUpTo(db, unpaidRegistrations),
    next_cursor,
  };
});

async function one(db: Executor, id: string): Promise<BrokerRegistrationRow> {
  const [row] = await select(db, sql`and p.id = ${id}`);
  if (!row) throw new ORPCError('NOT_FOUND');
  return shown(row);
}

/**
 * Mark Paid + Activate, and Activate alone for what is paid: the payment succeeds and the broker is activated with mode and
 * reference of the payment, together or not at all. A second click finds the broker activated and changes nothing.
 */
export const activate = api.brokerRegistrations.activate.handler(async ({ context, input }) => {
  const { db, services } = context;
  const seen = await one(db, input.id);
  const locked = await lockBroker(db, seen.broker.id);
  const before = await one(db, input.id);
  if (locked.activated && before.status === 'succeeded') return before;
  if (locked.activated) throw new RuleBroken('broker.already-activated');
  // An invoice follows a fee that no provider reported.
  if (before.status !== 'succeeded' && !can(context.actor, 'invoices.issue')) {
    throw new RuleBroken('broker.fee-not-confirmed');
  }
  const broker = before.status === 'succeeded' ? locked : await markPaid(context, before, locked);
  await activateBroker({ db, jobs: services.jobs, actorId: userIdOf(context) }, broker);
  return one(db, input.id);
});

/** Each as if it had been activated alone; who is active by now, or whose fee is not confirmed, is left with the rule that says so. */
export const activateMatching = api.brokerRegistrations.activateMatching.handler(
  async ({ context, input: { ids: named, after } }) => {
    const { db, services } = context;
    const rows = await select(
      db,
      sql`and ${named ? sql`p.id = any(${sql.param(named)}::uuid[])` : toActivate}
        and ${after === null ? sql`true` : sql`p.id > ${after}`} order by p.id limit ${BATCH_SIZE}`,
    );
    const left: { rule: string; name: string }[] = [];
    const notifier = { db, jobs: services.jobs, actorId: userIdOf(context) };
    for (const { status, broker_id: id, name } of rows) {
      const broker = await lockBroker(db, id);
      const rule = broker.activated
        ? 'broker.already-activated'
        : status !== 'succeeded'
          ? 'broker.fee-not-confirmed'
          : ruleAgainst(() => nextBrokerStatus(broker.status, 'activate'));
      if (rule === null) await activateBroker(notifier, broker);
      else left.push({ rule, name });
    }
    return {
      done: rows.length - left.length,
      refused: refusedOf([...left, ...missingOf(named, rows.length, 'broker.transition-not-allowed')]),
      next: named || rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null),
    };
  },
);

async function markPaid(
  context: HandlerContext,
  before: BrokerRegistrationRow,
  locked: Awaited<ReturnType<typeof lockBroker>>,
) {
  const { db } = context;
  const status = nextPaymentStatus(before.status, 'succeed');
  const reference = before.reference ?? referenceOf(before);
  await db.execute(sql`
    update payments set status = ${status}, paid_at = app.now(), provider_payment_id = ${reference},
      processed_by_admin_id = ${userIdOf(context)} where id = ${before.id}`);
  const notifier = { db, jobs: context.services.jobs, actorId: userIdOf(context) };
  const broker = await recordFee(notifier, locked, { provider: before.provider, reference });
  await act(context, {
    action: 'brokerRegistrations.markPaid',
    subject: { type: 'payment', id: before.id },
    people: [locked.user_id],
    before: { status: before.status },
    after: { status, reference },
  });
  return broker;
}

/** Cash has no provider to number it: its receipt is named after the payment. */
const referenceOf = ({ id }: BrokerRegistrationRow) => `CASH-${id.slice(-12).toUpperCase()}`;

export const get = api.brokerRegistrations.get.handler(({ context, input }) =>
  details(context.db, input.broker_id),
);

type Details = Omit<BrokerRegistrationDetails, 'pan' | 'documents' | 'rera_numbers' | 'submitted_at'> & {
  user_id: string | null;
  rera_numbers: ReraNumber[];
  submitted_at: string | null;
};

async function details(db: Executor, brokerId: string): Promise<BrokerRegistrationDetails> {
  const { rows } = await db.execute<Details>(sql`
    select b.id as broker_id, b.user_id, b.status, b.name, p.email, b.phone, b.firm, b.address, b.city, b.state, b.gstin,
        b.rera_numbers, b.reject_reason, b.submitted_at
      from brokers b left join profiles p using (user_id) where b.id = ${brokerId}`);
  const [row] = rows;
  if (!row) throw new ORPCError('NOT_FOUND');
  const { user_id: userId, ...broker } = row;
  return {
    ...broker,
    submitted_at: row.submitted_at && new Date(row.submitted_at).toISOString(),
    rera_numbers: withChecks(row.rera_numbers),
    pan: userId && (await maskedPan(db, userId)),
    documents: await documentsOf(db, brokerId),
  };
}

/** A fee that was paid goes back. */
export const reject = api.brokerRegistrations.reject.handler(async ({ context, input }) => {
  const { db } = context;
  const broker = await lockBroker(db, input.broker_id).catch(() => {
    throw new ORPCError('NOT_FOUND');
  });
  const status = nextBrokerStatus(broker.status, 'reject');
  await db.execute(sql`
    update brokers set status = ${status}, reject_reason = ${input.reason}, reviewed_at = app.now() where id = ${broker.id}`);
  const { rows } = await db.execute<{ id: string; provider: string; status: string }>(sql`
    select id, provider, status from payments where broker_id = ${broker.id} and kind = 'broker_registration'
      and status in ('created', 'pending', 'succeeded')`);
  const isPaid = rows.some((payment) => payment.status === 'succeeded');
  if (isPaid && !can(context.actor, 'brokerRegistrations.refund'))
    throw new RuleBroken('broker.fee-goes-back');
  for (const payment of rows) {
    if (payment.status === 'succeeded')
      await refundPayment(context, payment, 'The registration was rejected');
    else
      await db.execute(
        sql`update payments set status = 'failed', note = 'Rejected' where id = ${payment.id}`,
      );
  }
  await act(context, {
    action: 'brokerRegistrations.reject',
    subject: { type: 'broker', id: broker.id },
    people: [broker.user_id],
    before: { status: broker.status },
    after: { status },
    reason: input.reason,
    notices: broker.user_id
      ? [{ to: broker.user_id, notice: { event: 'broker.rejected', reason: input.reason } }]
      : [],
  });
  return details(db, broker.id);
});

export const refund = api.brokerRegistrations.refund.handler(async ({ context, input }) => {
  const { db } = context;
  const seen = await one(db, input.id);
  const broker = await lockBroker(db, seen.broker.id);
  const payment = await one(db, input.id);
  if (!canMovePayment(payment.status, 'refund') || broker.activated) {
    throw new RuleBroken('payment.not-refundable');
  }
  await refundPayment(context, payment, input.reason);
  await act(context, {
    action: 'brokerRegistrations.refund',
    subject: { type: 'payment', id: payment.id },
    people: [broker.user_id],
    before: { status: payment.status },
    after: { refund: 'asked for' },
    reason: input.reason,
  });
  return one(db, input.id);
});

/** Online by the provider, in a job; cash was handed back by whoever says so here. */
async function refundPayment(
  context: HandlerContext,
  { id, provider }: { id: string; provider: string },
  why: string,
): Promise<void> {
  const { db, services } = context;
  await beginRefund(db, services.jobs, id, why);
  if (provider !== 'cash') return;
  await db.execute(sql`
    update payments set status = 'succeeded', paid_at = app.now() where refund_of = ${id} and status = 'created'`);
  const { rows } = await db.execute<{ broker_id: string }>(
    sql`update payments set status = 'refunded' where id = ${id} returning broker_id`,
  );
  await db.execute(sql`
    update brokers set reg_fee_paid = false, reg_paid_at = null, reg_payment_mode = null, reg_payment_ref = null,
        status = case status when 'paid' then 'submitted' else status end
      where id = ${rows[0]?.broker_id}`);
  const notifier = { db, jobs: services.jobs, actorId: userIdOf(context) };
  if (rows[0]) await creditRegistration(notifier, rows[0].broker_id, why);
}
