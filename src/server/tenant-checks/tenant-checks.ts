/** Answers checks of applicants: ordered by owners, answered by the applicant, worked on by our team. */
import { sql } from 'drizzle-orm';
import type { TenantCheckDetail } from '../../contract/tenant-checks.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { stateOfAddress } from '../../domain/gst.ts';
import { describeService } from '../../domain/invoice-services.ts';
import { refusal } from '../../domain/refusals.ts';
import { payableTo } from '../../domain/settings.ts';
import {
  answerUntil,
  type CheckStep,
  checkAllAnswered,
  nextCheckStatus,
  OPEN_CHECKS_MAX,
} from '../../domain/tenant-checks.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { invoiceFee, namesOfStates } from '../invoices/issue.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { sha256Of } from '../lib/sha256.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { asked, refuseByLink } from './by-link.ts';
import { addFile, fileLink } from './check-files.ts';
import { creditJob } from './check-jobs.ts';
import {
  answersOf,
  type CheckRow,
  findCheck,
  isOpen,
  isRefundDue,
  listChecks,
  loadCheck,
  numberOf,
  paymentOf,
  refundDue,
  statusSet,
} from './check-rows.ts';
import { inviteApplicant, newToken } from './invite.ts';
import { report } from './report.ts';

/** Prices to come, and those of the past, that our team sees. */
const PRICES_SHOWN = 20;

async function pricesOf(db: Executor) {
  const { rows } = await db.execute<{ valid_from: string; amount: string }>(sql`
    select valid_from::text as valid_from, amount from tenant_check_prices order by tenant_check_prices.valid_from desc limit ${PRICES_SHOWN}`);
  return rows.map(({ valid_from, amount }) => ({ valid_from, amount: Number(amount) }));
}

const terms = api.tenantChecks.terms.handler(async ({ context }) => {
  const { db, services } = context;
  const prices = await pricesOf(db);
  const payTo = payableTo((await readSettings(services)).fee_account);
  const today = services.today();
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select p.id, d.property_name as title from managed_properties p join managed_property_details d on d.id = p.id
     where p.owner_id = ${userIdOf(context)} and p.status = 'active' order by p.created_at desc limit 200`);
  return {
    price: (payTo && prices.find(({ valid_from }) => valid_from <= today)?.amount) ?? null,
    prices,
    pay_to: payTo,
    managed_homes: rows,
  };
});

const order = api.tenantChecks.order.handler(async ({ context, input }) => {
  const { db, services } = context;
  const own = userIdOf(context);
  await lockUntilCommit(db, `tenant checks of ${own}`);
  const again = await db.execute<{ id: string }>(
    sql`select id from tenant_checks where orderer_id = ${own} and form_id = ${input.form_id}`,
  );
  if (again.rows[0]) return loadCheck(db, again.rows[0].id, own);
  const { rows: open } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from tenant_checks c where orderer_id = ${own} and ${isOpen}`);
  if ((open[0]?.count ?? 0) >= OPEN_CHECKS_MAX) throw new RuleBroken('tenant-check.too-many-open');
  if (!input.again) await warnOfEarlier(db, own, input);
  if (input.managed_property_id) {
    const { rows: homes } = await db.execute(sql`
      select from managed_properties where id = ${input.managed_property_id} and owner_id = ${own} and status = 'active'`);
    if (homes.length === 0) throw wrongField('managed_property_id', refusal('home.missing', 'Choose a home'));
  }
  const token = newToken();
  const { rows } = await db.execute<{ id: string; price: string }>(sql`
    insert into tenant_checks (form_id, orderer_id, managed_property_id, home, person_name, person_email, person_phone, language, purpose, points,
      token_hash, expires_on)
    values (${input.form_id}, ${own}, ${input.managed_property_id}, ${input.home}, ${input.person_name}, ${input.email}, ${input.phone},
      ${input.language}, ${input.purpose}, ${sql.param(input.points)}::text[], ${sha256Of(token)}, ${answerUntil(services.today())})
    returning id, price`);
  const [made] = rows;
  if (!made) throw new Error('A tenant check was not stored');
  // What nobody can pay is not ordered.
  if (Number(made.price) > 0 && payableTo((await readSettings(services)).fee_account) === null)
    throw new RuleBroken('tenant-check.no-price');
  // Nobody pays more than the page said.
  if (Number(made.price) > input.price) throw new RuleBroken('tenant-check.price-changed');
  const row = await findCheck(db, made.id);
  await act(context, {
    action: 'tenantChecks.order',
    subject: { type: 'tenant_check', id: row.id },
    people: [own, row.person_id],
    after: { number: numberOf(row), points: input.points, price: Number(row.price) },
    notices: row.person_id
      ? [
          {
            to: row.person_id,
            notice: {
              event: 'tenant-check.asked',
              number: numberOf(row),
              check: row.id,
              person: row.orderer_name ?? row.home,
              until: row.expires_on,
            },
          },
        ]
      : [],
  });
  if (!row.person_id) await inviteApplicant(context, row, token);
  return loadCheck(db, row.id, own);
});

type Reach = { email: string | null; phone: string | null };

/** Nobody pays twice for what they have, unless they want it. */
async function warnOfEarlier(db: Executor, own: string, { email, phone }: Reach): Promise<void> {
  const { rows } = await db.execute(sql`
    select from tenant_checks c where c.orderer_id = ${own} and (${isOpen} or c.status = 'done')
       and (lower(c.person_email) = lower(${email}::text) or c.person_phone = ${phone}::text) limit 1`);
  if (rows.length > 0) throw new RuleBroken('tenant-check.ordered-before', 'again');
}

const price = api.tenantChecks.price.handler(async ({ context: { db, services } }) => {
  if (payableTo((await readSettings(services)).fee_account) === null) return { price: null };
  const { rows } = await db.execute<{ price: string | null }>(sql`select app.tenant_check_price() as price`);
  const [found] = rows;
  return { price: found?.price ? Number(found.price) : null };
});

const listMine = api.tenantChecks.listMine.handler(({ context, input }) => {
  const reader = userIdOf(context);
  return listChecks(context.db, sql`${reader} in (c.orderer_id, c.person_id)`, { ...input, reader });
});

/** The row, locked, of whoever is on that side. Anybody else finds none. */
async function lockMine(
  context: HandlerContext,
  id: string,
  side: 'orderer_id' | 'person_id',
): Promise<CheckRow> {
  const row = await findCheck(context.db, id, true);
  if (row[side] !== userIdOf(context)) throw new RuleBroken('tenant-check.moved-on');
  return row;
}

const getMine = api.tenantChecks.getMine.handler(({ context, input: { id } }) =>
  loadCheck(context.db, id, userIdOf(context)),
);

type CheckEvent = Extract<NoticeTo['notice'], { event: `tenant-check.${string}` }>;
type Plain = Exclude<CheckEvent['event'], 'tenant-check.asked' | 'tenant-check.agreed'>;

const noticeOf = <Event extends Plain>(row: CheckRow, event: Event, person = row.person_name) => ({
  event,
  number: numberOf(row),
  check: row.id,
  person,
});

type Step = {
  step: CheckStep;
  action: string;
  set?: ReturnType<typeof sql>;
  notices?: readonly NoticeTo[];
  after?: object;
};

/** Moves a locked check, writes down what it was, and answers it. */
async function take(context: HandlerContext, row: CheckRow, step: Step): Promise<TenantCheckDetail> {
  const { db, services } = context;
  const status = nextCheckStatus(row.status, step.step, Number(row.price));
  const set = [statusSet(status, services.today()), ...(step.set ? [step.set] : [])];
  await db.execute(sql`update tenant_checks set ${sql.join(set, sql`, `)} where id = ${row.id}`);
  await act(context, {
    action: `tenantChecks.${step.action}`,
    subject: { type: 'tenant_check', id: row.id },
    people: [row.orderer_id, row.person_id],
    before: { status: row.status },
    after: { status, ...step.after },
    notices: step.notices ?? [],
  });
  return loadCheck(db, row.id, userIdOf(context));
}

const agree = api.tenantChecks.agree.handler(async ({ context, input: { id } }) => {
  const row = await lockMine(context, id, 'person_id');
  // Pressed twice, it is one yes.
  if (row.status === 'agreed' || row.status === 'in_work')
    return loadCheck(context.db, id, userIdOf(context));
  if (row.status === 'asked' && row.expires_on < context.services.today())
    throw new RuleBroken('tenant-check.over');
  return take(context, row, {
    step: 'agree',
    action: 'agree',
    set: sql`agreed_at = app.now()`,
    notices: [
      {
        to: row.orderer_id,
        notice: {
          event: 'tenant-check.agreed',
          number: numberOf(row),
          check: row.id,
          person: row.person_name,
          price: Number(row.price),
        },
      },
    ],
  });
});

const refuse = api.tenantChecks.refuse.handler(async ({ context, input: { id } }) => {
  const row = await lockMine(context, id, 'person_id');
  return take(context, row, {
    step: 'refuse',
    action: 'refuse',
    notices: [{ to: row.orderer_id, notice: noticeOf(row, 'tenant-check.refused') }],
  });
});

const withdraw = api.tenantChecks.withdraw.handler(async ({ context, input: { id } }) => {
  const row = await lockMine(context, id, 'person_id');
  const ended = await take(context, row, {
    step: 'withdraw',
    action: 'withdraw',
    notices: [
      {
        to: row.orderer_id,
        notice: { ...noticeOf(row, 'tenant-check.withdrawn'), payment: paymentOf(row) },
      },
    ],
  });
  if (row.paid_at) await context.services.jobs.enqueue(creditJob, { checkId: id }, context.db);
  return ended;
});

const cancel = api.tenantChecks.cancel.handler(async ({ context, input: { id } }) => {
  const row = await lockMine(context, id, 'orderer_id');
  return take(context, row, {
    step: 'cancel',
    action: 'cancel',
    notices: row.person_id
      ? [{ to: row.person_id, notice: noticeOf(row, 'tenant-check.cancelled', row.orderer_name ?? '') }]
      : [],
  });
});

/** In the applicant's own words; named again, the later counts. */
const nameContacts = api.tenantChecks.nameContacts.handler(
  async ({ context, input: { id, employer, previous_owner } }) => {
    const { db } = context;
    const row = await lockMine(context, id, 'person_id');
    if (row.status !== 'agreed' && row.status !== 'in_work') throw new RuleBroken('tenant-check.moved-on');
    await db.execute(
      sql`update tenant_checks set employer = ${employer}, previous_owner = ${previous_owner} where id = ${id}`,
    );
    await act(context, {
      action: 'tenantChecks.nameContacts',
      subject: { type: 'tenant_check', id },
      people: [row.person_id],
      after: { employer: employer !== null, previous_owner: previous_owner !== null },
    });
    return loadCheck(db, id, userIdOf(context));
  },
);

/** Says nothing of whether the money came: an administrator finds it and marks the check paid. */
const reportPayment = api.tenantChecks.reportPayment.handler(
  async ({ context, input: { id, reference } }) => {
    const { db } = context;
    const row = await lockMine(context, id, 'orderer_id');
    if (row.status !== 'agreed') throw new RuleBroken('tenant-check.moved-on');
    await db.execute(sql`
    update tenant_checks set payment_reference = ${reference}, payment_reported_at = app.now() where id = ${id}`);
    await act(context, {
      action: 'tenantChecks.reportPayment',
      subject: { type: 'tenant_check', id },
      people: [row.orderer_id],
      after: { reference },
    });
    return loadCheck(db, id, userIdOf(context));
  },
);

const list = api.tenantChecks.list.handler(({ context, input: { show, ...page } }) => {
  const which = {
    open: isOpen,
    refund_due: refundDue,
    all: sql`true`,
  };
  return listChecks(context.db, which[show], { ...page, reader: userIdOf(context) });
});

const get = api.tenantChecks.get.handler(({ context, input: { id } }) =>
  loadCheck(context.db, id, userIdOf(context)),
);

/** A point may be answered anew until the report is finished. */
const answer = api.tenantChecks.answer.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { id, point, answer: found, source, checked_on: on, note } = input;
  const row = await findCheck(db, id, true);
  if (row.status !== 'in_work') throw new RuleBroken('tenant-check.moved-on');
  if (!row.points.includes(point)) throw new RuleBroken('tenant-check.point-not-asked', 'point');
  if (on > services.today()) {
    throw wrongField('checked_on', refusal('check-day.to-come', 'Choose a day that has come'));
  }
  const own = userIdOf(context);
  await db.execute(sql`
    insert into tenant_check_points (check_id, point, answer, source, checked_on, note, answered_by)
    values (${id}, ${point}, ${found}, ${source}, ${on}, ${note}, ${own})
    on conflict (check_id, point) do update set answer = excluded.answer, source = excluded.source, checked_on = excluded.checked_on,
      note = excluded.note, answered_by = excluded.answered_by`);
  await act(context, {
    action: 'tenantChecks.answer',
    subject: { type: 'tenant_check', id },
    people: [row.person_id],
    after: { point, answer: found, source, checked_on: on },
  });
  return loadCheck(db, id, own);
});

const finish = api.tenantChecks.finish.handler(async ({ context, input: { id } }) => {
  const row = await findCheck(context.db, id, true);
  if (row.status === 'done') return loadCheck(context.db, id, userIdOf(context));
  const answers = await answersOf(context.db, id);
  checkAllAnswered(
    row.points,
    answers.map(({ point }) => point),
  );
  const sides = [row.orderer_id, row.person_id].filter((side) => side !== null);
  return take(context, row, {
    step: 'finish',
    action: 'finish',
    notices: sides.map((to) => ({ to, notice: noticeOf(row, 'tenant-check.done') })),
  });
});

type Payer = { name: string | null; city: string | null; state: string | null };

const markPaid = api.tenantChecks.markPaid.handler(async ({ context, input: { id, reference } }) => {
  const { db, services } = context;
  const row = await findCheck(db, id, true);
  const moved = await take(context, row, {
    step: 'pay',
    action: 'markPaid',
    set: sql`paid_at = app.now(), paid_by = ${reference}`,
    after: { reference },
    notices: [{ to: row.orderer_id, notice: noticeOf(row, 'tenant-check.paid') }],
  });
  const { rows } = await db.execute<Payer>(
    sql`select full_name as name, city, state from profiles where user_id = ${row.orderer_id}`,
  );
  const payer = rows[0];
  await invoiceFee(
    { db, jobs: services.jobs, actorId: userIdOf(context) },
    {
      fee: 'service',
      key: `tenant_check ${id}`,
      total: Number(row.price),
      sourceId: id,
      payer: {
        id: row.orderer_id,
        name: payer?.name ?? numberOf(row),
        address: [payer?.city, payer?.state].filter(Boolean).join(', ') || null,
        gstin: null,
      },
      place: stateOfAddress([payer?.state, payer?.city], await namesOfStates(db)),
      description: describeService({ kind: 'tenant_check', number: numberOf(row) }),
      paidBy: reference,
    },
  );
  return moved;
});

const recordRefund = api.tenantChecks.recordRefund.handler(async ({ context, input: { id, reference } }) => {
  const { db } = context;
  const row = await findCheck(db, id, true);
  if (!isRefundDue(row)) throw new RuleBroken('tenant-check.nothing-to-refund');
  if (reference === null && row.paid_at) {
    const missing = refusal('payment-reference.missing', 'Enter the UTR or payment reference');
    throw wrongField('reference', missing);
  }
  await db.execute(
    sql`update tenant_checks set refund_reference = ${reference}, refunded_at = app.now() where id = ${id}`,
  );
  await act(context, {
    action: 'tenantChecks.recordRefund',
    subject: { type: 'tenant_check', id },
    people: [row.orderer_id],
    after: { reference, amount: reference === null ? 0 : Number(row.price) },
    notices: [
      {
        to: row.orderer_id,
        notice: noticeOf(row, reference === null ? 'tenant-check.not-received' : 'tenant-check.refunded'),
      },
    ],
  });
  return loadCheck(db, id, userIdOf(context));
});

const addPrice = api.tenantChecks.addPrice.handler(async ({ context, input: { reason, ...price } }) => {
  const { db, services } = context;
  if (price.valid_from < services.today()) {
    throw wrongField('valid_from', refusal('check-price.start-in-past', 'Choose today or a later day'));
  }
  await db
    .execute(
      sql`insert into tenant_check_prices (valid_from, amount) values (${price.valid_from}, ${price.amount})`,
    )
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'tenant_check_prices_pkey'
        ? new RuleBroken('tenant-check.price-taken', 'valid_from')
        : error;
    });
  await act(db, {
    action: 'tenantChecks.addPrice',
    subject: { type: 'tenant_check_price', id: price.valid_from },
    people: [],
    after: price,
    reason,
  });
  return { items: await pricesOf(db) };
});

export const tenantChecks = {
  terms,
  order,
  listMine,
  getMine,
  asked,
  refuseByLink,
  price,
  nameContacts,
  agree,
  refuse,
  withdraw,
  cancel,
  reportPayment,
  addFile,
  fileLink,
  report,
  list,
  get,
  answer,
  finish,
  markPaid,
  recordRefund,
  addPrice,
};
