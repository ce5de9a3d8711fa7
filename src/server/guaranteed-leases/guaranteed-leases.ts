/** Answers orders of guaranteed leases: owners order and accept, our team inspects and offers, and either side ends it by notice. */
import { ORPCError } from '@orpc/server';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { GuaranteedLeaseDetail } from '../../contract/guaranteed-leases.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import { profiles } from '../../db/schema/identity.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import {
  checkGuaranteedOffer,
  checkSignedName,
  type GuaranteedStep,
  guaranteedText,
  lastDayAfterNotice,
  lastGuaranteedDay,
  nextGuaranteedStatus,
  OPEN_GUARANTEED_MAX,
} from '../../domain/guaranteed-leases.ts';
import { refusal } from '../../domain/refusals.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { containing } from '../lib/search-words.ts';
import { sha256Of } from '../lib/sha256.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findOrder, listOrders, loadOrder, numberOf, type OrderRow } from './order-rows.ts';

const HOMES_SHOWN = 200;

const homes = api.guaranteedLeases.homes.handler(async ({ context }) => {
  const own = userIdOf(context);
  type Home = { id: string; title: string };
  const { rows: listed } = await context.db.execute<Home>(sql`
    select id, title from properties where listed_by = ${own} and listing_state = 'published' order by created_at desc limit ${HOMES_SHOWN}`);
  const { rows: managed } = await context.db.execute<Home>(sql`
    select p.id, d.property_name as title from managed_properties p join managed_property_details d on d.id = p.id
     where p.owner_id = ${own} and p.status = 'active' order by p.created_at desc limit ${HOMES_SHOWN}`);
  return { listed, managed };
});

const order = api.guaranteedLeases.order.handler(async ({ context, input }) => {
  const { db } = context;
  const own = userIdOf(context);
  await lockUntilCommit(db, `guaranteed leases of ${own}`);
  const again = await db.execute<{ id: string }>(
    sql`select id from guaranteed_leases where owner_id = ${own} and form_id = ${input.form_id}`,
  );
  if (again.rows[0]) return loadOrder(db, again.rows[0].id, own);
  const { rows: open } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from guaranteed_leases where owner_id = ${own} and status in ('requested', 'inspected', 'offered')`);
  if ((open[0]?.count ?? 0) >= OPEN_GUARANTEED_MAX) throw new RuleBroken('guaranteed-lease.too-many-open');
  await checkOwn(context, input);
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into guaranteed_leases (form_id, owner_id, property_id, managed_property_id, home, address, hoped_rent, details)
      values (${input.form_id}, ${own}, ${input.property_id}, ${input.managed_property_id}, ${input.home}, ${input.address},
        ${input.hoped_rent}, ${input.details})
      returning id`)
    .catch((error: unknown) => {
      throw violatedConstraint(error)?.startsWith('guaranteed_leases_one_of_')
        ? new RuleBroken('guaranteed-lease.home-ordered', 'home')
        : error;
    });
  const [made] = rows;
  if (!made) throw new Error('An order of a guaranteed lease was not stored');
  const row = await findOrder(db, made.id);
  await act(context, {
    action: 'guaranteedLeases.order',
    subject: { type: 'guaranteed_lease', id: row.id },
    people: [own],
    after: { number: numberOf(row), home: row.home, hoped_rent: input.hoped_rent },
  });
  return loadOrder(db, row.id, own);
});

type Named = { property_id: string | null; managed_property_id: string | null };

async function checkOwn(
  context: HandlerContext,
  { property_id: listed, managed_property_id: managed }: Named,
) {
  const own = userIdOf(context);
  if (listed === null && managed === null) return;
  const { rows } = await context.db.execute<{ fits: boolean }>(sql`
    select (${listed}::uuid is null or exists (select from properties where id = ${listed} and listed_by = ${own}))
      and (${managed}::uuid is null or exists (select from managed_properties
        where id = ${managed} and owner_id = ${own} and status = 'active')) as fits`);
  if (!rows[0]?.fits) throw wrongField('home', refusal('home.missing', 'Choose a home'));
}

const listMine = api.guaranteedLeases.listMine.handler(({ context, input }) =>
  listOrders(context.db, sql`g.owner_id = ${userIdOf(context)}`, input),
);

const getMine = api.guaranteedLeases.getMine.handler(async ({ context, input: { id } }) => {
  const own = userIdOf(context);
  const found = await loadOrder(context.db, id, own);
  if (found.owner.user_id !== own) throw new ORPCError('NOT_FOUND');
  return found;
});

const list = api.guaranteedLeases.list.handler(({ context, input: { show, q, ...page } }) => {
  const which = {
    open: sql`g.status in ('requested', 'inspected', 'offered')`,
    running: sql`g.status = 'agreed'`,
    all: sql`true`,
  };
  const words = containing(q, [sql`g.home`, sql`g.address`, sql`app.owner_of_guaranteed_lease(g.id)`]);
  return listOrders(context.db, words ? sql`${which[show]} and ${words}` : which[show], page);
});

const get = api.guaranteedLeases.get.handler(({ context, input: { id } }) =>
  loadOrder(context.db, id, userIdOf(context)),
);

/** The row, locked, of its owner. Anybody else finds none. */
async function lockOwn(context: HandlerContext, id: string): Promise<OrderRow> {
  const row = await findOrder(context.db, id, true);
  if (row.owner_id !== userIdOf(context)) throw new ORPCError('NOT_FOUND');
  return row;
}

type GuaranteeEvent = Extract<NoticeTo['notice'], { event: `guaranteed-lease.${string}` }>;

const noticeOf = (
  row: OrderRow,
  event: GuaranteeEvent['event'],
  own: Partial<GuaranteeEvent> = {},
): GuaranteeEvent => ({
  ...own,
  event,
  number: numberOf(row),
  order: row.id,
  home: row.home,
});

const toOwner = (
  row: OrderRow,
  ...[event, own]: [GuaranteeEvent['event'], { day?: string; note?: string }?]
): NoticeTo[] => [{ to: row.owner_id, notice: noticeOf(row, event, own) }];

/** Whoever made the offer hears of the answer. */
const toOfferer = (
  row: OrderRow,
  ...[event, own]: [GuaranteeEvent['event'], { day?: string; note?: string }?]
): NoticeTo[] => (row.offered_by === null ? [] : [{ to: row.offered_by, notice: noticeOf(row, event, own) }]);

type Done = { action: string; set: SQL; notices?: readonly NoticeTo[]; after?: object; reason?: string };

/** Changes a locked order, writes down what it was, and answers it. */
async function change(context: HandlerContext, row: OrderRow, done: Done): Promise<GuaranteedLeaseDetail> {
  const { db } = context;
  await db.execute(sql`update guaranteed_leases set ${done.set} where id = ${row.id}`);
  const now = await findOrder(db, row.id);
  await act(context, {
    action: `guaranteedLeases.${done.action}`,
    subject: { type: 'guaranteed_lease', id: row.id },
    people: [row.owner_id],
    before: { status: row.status },
    after: { status: now.status, ...done.after },
    notices: done.notices ?? [],
    ...(done.reason ? { reason: done.reason } : {}),
  });
  return loadOrder(db, row.id, userIdOf(context));
}

const statusSet = (row: OrderRow, step: GuaranteedStep) =>
  sql`status = ${nextGuaranteedStatus(row.status, step)}`;

const cancel = api.guaranteedLeases.cancel.handler(async ({ context, input: { id } }) => {
  const row = await lockOwn(context, id);
  if (row.status === 'cancelled') return loadOrder(context.db, id, userIdOf(context));
  return change(context, row, {
    action: 'cancel',
    set: statusSet(row, 'cancel'),
    notices: toOfferer(row, 'guaranteed-lease.cancelled'),
  });
});

const inspect = api.guaranteedLeases.inspect.handler(async ({ context, input }) => {
  const row = await findOrder(context.db, input.id, true);
  if (input.inspected_on > context.services.today()) {
    throw wrongField('inspected_on', refusal('check-day.to-come', 'Choose a day that has come'));
  }
  return change(context, row, {
    action: 'inspect',
    set: sql`${statusSet(row, 'inspect')}, inspected_on = ${input.inspected_on}, inspection = ${input.inspection}`,
    after: { inspected_on: input.inspected_on },
  });
});

const refuse = api.guaranteedLeases.refuse.handler(async ({ context, input: { id, reason } }) => {
  const row = await findOrder(context.db, id, true);
  if (row.status === 'refused') return loadOrder(context.db, id, userIdOf(context));
  return change(context, row, {
    action: 'refuse',
    set: sql`${statusSet(row, 'refuse')}, reason = ${reason}`,
    notices: toOwner(row, 'guaranteed-lease.refused', { note: reason }),
    reason,
  });
});

/** Replaces an offer that waits. */
const offer = api.guaranteedLeases.offer.handler(async ({ context, input }) => {
  const { db, services } = context;
  const row = await findOrder(db, input.id, true);
  const status = statusSet(row, 'offer');
  const terms = checkGuaranteedOffer(
    {
      rent: input.rent,
      marketRent: input.market_rent,
      firstMonth: input.first_month,
      months: input.months,
      feeBp: input.fee_bp,
      remittanceDay: input.remittance_day,
      payeeName: input.payee_name,
      payeeUpi: input.payee_upi,
      conditions: input.conditions,
      offerUntil: input.offer_until,
    },
    services.today(),
  );
  const text = guaranteedText({ ownerName: row.owner_name ?? 'The owner', homeName: row.home }, terms);
  return change(context, row, {
    action: 'offer',
    set: sql`${status}, rent = ${terms.rent}, market_rent = ${terms.marketRent}, starts_on = ${firstDayOf(terms.firstMonth)},
      ends_on = ${lastGuaranteedDay(terms.firstMonth, terms.months)}, months = ${terms.months}, fee_bp = ${terms.feeBp},
      remittance_day = ${terms.remittanceDay}, payee_name = ${terms.payeeName}, payee_upi = ${terms.payeeUpi},
      conditions = ${terms.conditions}, offer_until = ${terms.offerUntil}, text = ${text}, text_hash = ${sha256Of(text)},
      offered_by = ${userIdOf(context)}, reason = null, answered_at = null, signed_name = null`,
    notices: toOwner(row, 'guaranteed-lease.offered', { day: terms.offerUntil }),
    after: { ...terms },
  }).catch((error: unknown) => {
    throw violatedConstraint(error)?.startsWith('guaranteed_leases_one_of_')
      ? new RuleBroken('guaranteed-lease.home-ordered')
      : error;
  });
});

const accept = api.guaranteedLeases.accept.handler(async ({ context, input: { id, text_hash, name } }) => {
  const { db, services } = context;
  // With the agreement the home is managed: a fact that a close of a month reads.
  await lockRvlWrites(db);
  const row = await lockOwn(context, id);
  // Pressed twice, it is one agreement.
  if (row.status === 'agreed') return loadOrder(db, id, userIdOf(context));
  const status = statusSet(row, 'accept');
  if ((row.offer_until ?? '') < services.today()) throw new RuleBroken('guaranteed-lease.offer-over');
  if (row.text_hash !== text_hash) throw new RuleBroken('guaranteed-lease.text-changed');
  const [owner] = await db
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.userId, row.owner_id));
  checkSignedName(name, owner?.name ?? null);
  const paper = { rent: Number(row.rent), signed: name, ...(row.starts_on ? { day: row.starts_on } : {}) };
  return change(context, row, {
    action: 'accept',
    set: sql`${status}, signed_name = ${name}, answered_at = app.now()`,
    notices: [
      ...toOfferer(row, 'guaranteed-lease.accepted'),
      { to: row.owner_id, notice: noticeOf(row, 'guaranteed-lease.agreed', paper) },
    ],
    after: { signed_name: name, text_hash, rent: Number(row.rent) },
  });
});

const decline = api.guaranteedLeases.decline.handler(async ({ context, input: { id, reason } }) => {
  const row = await lockOwn(context, id);
  if (row.status === 'declined') return loadOrder(context.db, id, userIdOf(context));
  return change(context, row, {
    action: 'decline',
    set: sql`${statusSet(row, 'decline')}, reason = ${reason}, answered_at = app.now()`,
    notices: toOfferer(row, 'guaranteed-lease.declined', { note: reason }),
    reason,
  });
});

type Notice = { by: 'owner' | 'operator'; action: string; reason: string };

/** The same rule for both sides; given a second time by the same side it is one notice. */
async function notice(context: HandlerContext, row: OrderRow, { by, action, reason }: Notice) {
  if (row.status !== 'agreed' || row.ends_on === null) throw new RuleBroken('guaranteed-lease.moved-on');
  if (row.notice_by === by) return loadOrder(context.db, row.id, userIdOf(context));
  if (row.notice_by !== null) throw new RuleBroken('guaranteed-lease.notice-given');
  const today = context.services.today();
  const day = lastDayAfterNotice(today, row.ends_on);
  const said = { day, note: reason };
  const notices =
    by === 'owner'
      ? toOfferer(row, 'guaranteed-lease.owner-notice', said)
      : toOwner(row, 'guaranteed-lease.notice', said);
  return change(context, row, {
    action,
    set: sql`notice_by = ${by}, notice_on = ${today}, notice_reason = ${reason}, ends_on = ${day}`,
    notices,
    after: { ends_on: day },
    reason,
  });
}

const giveNotice = api.guaranteedLeases.giveNotice.handler(async ({ context, input: { id, reason } }) =>
  notice(context, await lockOwn(context, id), { by: 'owner', action: 'giveNotice', reason }),
);

const giveNoticeToOwner = api.guaranteedLeases.giveNoticeToOwner.handler(
  async ({ context, input: { id, reason } }) =>
    notice(context, await findOrder(context.db, id, true), {
      by: 'operator',
      action: 'giveNoticeToOwner',
      reason,
    }),
);

export const guaranteedLeases = {
  homes,
  order,
  listMine,
  getMine,
  cancel,
  accept,
  decline,
  giveNotice,
  list,
  get,
  inspect,
  refuse,
  offer,
  giveNoticeToOwner,
};
