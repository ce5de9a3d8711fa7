// Commission months: the run of each, and what it froze: tree, counted payments, lines and held amounts (compensation plan, 3).
// The big tables are partitioned by month, one partition per close in schema `months`, and refer to nothing: they outlive it.
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgPolicy,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { affiliateStatuses, calculationModes } from '../../domain/affiliates.ts';
import { holdOutcomes, lineKinds, lineStatuses, monthStates } from '../../domain/months.ts';
import { isMyAffiliate } from './affiliates.ts';
import { createdAt, instant, isAmong, may, oneOf, paise, workerPolicy } from './columns.ts';
import { person } from './identity.ts';
import { member } from './roles.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** A month as its first day. */
const month = (name: string) => date(name, { mode: 'string' });
const amount = (name: string) => paise(name).notNull();
const isFirstDay = (name: string, column: AnyPgColumn) => check(name, sql`extract(day from ${column}) = 1`);
const readAsAdmin = () =>
  pgPolicy('read as admin', { to: member, for: 'select', using: may('commissions.readAll') });
const readOwn = (column: AnyPgColumn) =>
  pgPolicy('read own', {
    to: member,
    for: 'select',
    using: sql`${isMyAffiliate(column)} or ${may('commissions.readAll')}`,
  });

/** The parameters of the plan, from which month on; never changed, only followed by a newer one, of the same coming month too. */
export const planVersions = pgTable(
  'plan_versions',
  {
    version: text('version').primaryKey(),
    parameters: jsonb('parameters').$type<unknown>().notNull(),
    validFrom: month('valid_from').notNull(),
    reason: text('reason'),
    createdByAdminId: person('created_by_admin_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_versions_of_admin').on(table.createdByAdminId),
    index('plan_versions_by_month').on(table.validFrom, table.createdAt),
    isFirstDay('plan_versions_first_day', table.validFrom),
    pgPolicy('read', { to: member, for: 'select', using: sql`true` }),
    pgPolicy('add as admin', {
      to: member,
      for: 'insert',
      withCheck: sql`${may('commissionPlans.add')} and ${table.validFrom} > app.today()`,
    }),
    workerPolicy(),
  ],
);

/** One row per month whose close was proposed, begun or done. */
export const commissionMonths = pgTable(
  'commission_months',
  {
    month: month('month').primaryKey(),
    planVersion: text('plan_version').references(() => planVersions.version),
    state: text('state', { enum: monthStates }).notNull().default('open'),
    /** The run that closed it, or the last one that tried. */
    runId: uuid('run_id'),
    /** What the run is doing, for whoever waits: 'reading', 'computing', ... */
    stage: text('stage'),
    failure: text('failure'),
    proposedAt: instant('proposed_at'),
    requestedBy: person('requested_by'),
    startedAt: instant('started_at'),
    /** The instant of the snapshot that was read; what is credited differently later is a correction. */
    readAt: instant('read_at'),
    closedAt: instant('closed_at'),
    paidAt: instant('paid_at'),
    verifiedAt: instant('verified_at'),
    inputHash: bytea('input_hash'),
    outputHash: bytea('output_hash'),
    affiliates: integer('affiliates').notNull().default(0),
    payments: integer('payments').notNull().default(0),
    lines: integer('lines').notNull().default(0),
    entries: integer('entries').notNull().default(0),
    rvl: paise('rvl').notNull().default(0),
    fees: paise('fees').notNull().default(0),
    base: paise('base').notNull().default(0),
    paid: paise('paid').notNull().default(0),
    held: paise('held').notNull().default(0),
    breakage: paise('breakage').notNull().default(0),
    /** Late money, reversals and corrections posted in this month. */
    corrected: paise('corrected').notNull().default(0),
    /** People by rank, lowest first. */
    byRank: integer('by_rank').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('commission_months_of_plan').on(table.planVersion),
    index('commission_months_of_person').on(table.requestedBy),
    oneOf('commission_months_state', table.state, monthStates),
    isFirstDay('commission_months_first_day', table.month),
    check(
      'commission_months_closed',
      sql`(${table.state} in ('closed', 'paid')) = (${table.closedAt} is not null)
        and (${table.closedAt} is null or num_nulls(${table.planVersion}, ${table.runId}, ${table.readAt},
          ${table.inputHash}, ${table.outputHash}) = 0)`,
    ),
    readAsAdmin(),
    workerPolicy(),
  ],
);

/** Everyone in the tree as they stood at the month's last instant, with their volumes and rank. */
export const commissionNodes = pgTable(
  'commission_nodes',
  {
    affiliateId: text('affiliate_id').notNull(),
    month: month('month').notNull(),
    /** Place by time of joining, from 0. */
    position: integer('position').notNull(),
    sponsorId: text('sponsor_id'),
    status: text('status', { enum: [...affiliateStatuses, 'unknown'] }).notNull(),
    mode: text('mode', { enum: calculationModes }).notNull(),
    shadowPower: amount('shadow_power'),
    isGranted: boolean('is_granted').notNull(),
    personal: amount('personal'),
    team: amount('team'),
    largestLeg: amount('largest_leg'),
    /** Who leads that leg. */
    legLeaderId: text('leg_leader_id'),
    primaryStream: amount('primary_stream'),
    growthStream: amount('growth_stream'),
    qualifying: amount('qualifying'),
    rank: text('rank').notNull(),
    rateBp: smallint('rate_bp').notNull(),
    /** Sums of their regular lines. */
    earned: amount('earned'),
    held: amount('held'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'commission_nodes_key', columns: [table.affiliateId, table.month] }),
    readOwn(table.affiliateId),
    workerPolicy(),
  ],
);

/** Every payment posted in a month: counted in it, or late, taken back or posted anew for an earlier one. */
export const commissionPayments = pgTable(
  'commission_payments',
  {
    paymentId: uuid('payment_id').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** The month it is posted in. */
    month: month('month').notNull(),
    /** The month the rent is for. */
    originMonth: month('origin_month').notNull(),
    /** Of a reversal: the month of the lines it negates. */
    negatesMonth: month('negates_month'),
    /** Null: credited to nobody. */
    affiliateId: text('affiliate_id'),
    rvl: amount('rvl'),
    shareBp: smallint('share_bp').notNull(),
    base: amount('base'),
  },
  (table) => [
    primaryKey({
      name: 'commission_payments_key',
      columns: [table.paymentId, table.sequence, table.kind, table.month],
    }),
    // The few of a month that belong to earlier ones.
    index('commission_payments_corrections')
      .on(table.paymentId, table.sequence, table.kind)
      .where(sql`${table.kind} <> 'regular'`),
    readOwn(table.affiliateId),
    workerPolicy(),
  ],
);

/** The lines: who gets what of which payment, at which rate, over which rate below. */
export const managedRentalCommissions = pgTable(
  'managed_rental_commissions',
  {
    paymentId: uuid('payment_id').notNull(),
    sequence: integer('sequence').notNull(),
    affiliateId: text('affiliate_id').notNull(),
    kind: text('kind', { enum: lineKinds }).notNull(),
    /** The month it is posted in. */
    monthYear: month('month_year').notNull(),
    originMonth: month('origin_month').notNull(),
    brokerId: uuid('broker_id'),
    level: smallint('level').notNull(),
    base: amount('base'),
    rateBp: smallint('rate_bp').notNull(),
    paidBelowBp: smallint('paid_below_bp').notNull(),
    amount: amount('amount'),
    status: text('status', { enum: lineStatuses }).notNull(),
    /** The entry of the ledger's book of that month which it is part of; null where a lapsed line is taken back. */
    entryId: bigint('entry_id', { mode: 'number' }),
    commissionType: text('commission_type').generatedAlwaysAs(
      sql`case when level = 1 then 'personal' else 'differential' end`,
    ),
    /** The difference they are paid, in percent. */
    percentage: numeric('percentage', { mode: 'number' }).generatedAlwaysAs(
      sql`(rate_bp - paid_below_bp) / 100.0`,
    ),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'managed_rental_commissions_key',
      columns: [table.affiliateId, table.paymentId, table.sequence, table.kind, table.monthYear],
    }),
    index('managed_rental_commissions_of_payment').on(table.paymentId),
    // Regular lines, the millions of a close, are through after the first comparisons.
    check(
      'managed_rental_commissions_right',
      sql`${table.level} between 1 and 10 and case when ${table.kind} = 'regular'
        then ${table.amount} >= 0 and (${table.status} = 'payable' or ${isAmong(table.status, lineStatuses)})
        else ${isAmong(table.kind, lineKinds)} and ${isAmong(table.status, lineStatuses)}
          and (${table.kind} = 'reversal') = (${table.amount} < 0) end`,
    ),
    readOwn(table.affiliateId),
    workerPolicy(),
  ],
);

/** What a month held for somebody, and what became of it. */
export const commissionHolds = pgTable(
  'commission_holds',
  {
    affiliateId: text('affiliate_id').notNull(),
    /** The month it was posted in. */
    month: month('month').notNull(),
    /** What is still held of it, or was when it ended: reversals lower it. */
    amount: amount('amount'),
    /** Their status then. */
    status: text('status').notNull(),
    /** An administrator's decision; the next close carries it out. */
    decision: text('decision', { enum: holdOutcomes }),
    decisionReason: text('decision_reason'),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
    outcome: text('outcome', { enum: holdOutcomes }),
    outcomeMonth: month('outcome_month'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'commission_holds_key', columns: [table.affiliateId, table.month] }),
    index('commission_holds_open').on(table.month, table.affiliateId).where(sql`${table.outcome} is null`),
    index('commission_holds_ended').on(table.outcomeMonth),
    index('commission_holds_of_admin').on(table.decidedBy),
    oneOf('commission_holds_decision', table.decision, holdOutcomes),
    oneOf('commission_holds_outcome', table.outcome, holdOutcomes),
    check('commission_holds_amount', sql`${table.amount} >= 0`),
    check('commission_holds_ended_in', sql`num_nulls(${table.outcome}, ${table.outcomeMonth}) in (0, 2)`),
    check(
      'commission_holds_decided',
      sql`num_nulls(${table.decision}, ${table.decisionReason}, ${table.decidedAt}) in (0, 3)`,
    ),
    readOwn(table.affiliateId),
    pgPolicy('decide as admin', {
      to: member,
      for: 'update',
      using: may('commissions.decideHold'),
      withCheck: may('commissions.decideHold'),
    }),
    workerPolicy(),
  ],
);
