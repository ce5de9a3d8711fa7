/** Answers tax deducted at source: what is to be deposited, challans, and what statements and certificates are made of. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { TdsChallan, TdsMonth, TdsOverview, TdsPayee } from '../../contract/tds.ts';
import {
  checkDeposit,
  statementDueOn,
  tdsDueOn,
  tdsQuartersUntil,
} from '../../domain/commission/tds-duties.ts';
import { firstDayOf, type Month, monthOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { requireSecondPerson } from '../lib/second-person.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { certificateFile } from './certificate.ts';
import { daysOf, income } from './deductions.ts';
import { statementFile } from './statement-file.ts';

const QUARTERS_SHOWN = 8;
const MOST_CHALLANS = 200;
const CHALLANS = 'tds-challans';

const overview = api.tds.overview.handler(({ context }) => overviewOf(context));

async function overviewOf(context: HandlerContext): Promise<TdsOverview> {
  const { db, services } = context;
  const quarters = tdsQuartersUntil(services.today(), QUARTERS_SHOWN);
  const { from } = daysOf(quarters.at(-1) ?? '');
  const { operator } = await readSettings(services);
  return {
    months: await monthsSince(db, from, services.today()),
    challans: await challansSince(db, from, userIdOf(context)),
    quarters: quarters.map((quarter) => ({ quarter, due_on: statementDueOn(quarter) })),
    has_tan: operator.tan !== null && operator.legal_name !== null,
  };
}

async function monthsSince(db: Executor, from: string, today: string): Promise<TdsMonth[]> {
  const { rows } = await db.execute<{ month: Month; deducted: string; deposited: string }>(sql`
    select to_char(m.month, 'YYYY-MM') as month, m.deducted,
        coalesce((select sum(p.amount) from app.challan_parts() p where p.month = m.month), 0) as deposited
      from app.tds_months(${from}, ${today}) m order by m.month desc`);
  return rows.map(({ month, ...sums }) => {
    const [deducted, deposited] = [Number(sums.deducted), Number(sums.deposited)];
    const open = deducted - deposited;
    const due_on = tdsDueOn(month);
    return { month, deducted, deposited, open, due_on, is_late: open > 0 && today > due_on };
  });
}

type Money = 'amount' | 'interest' | 'late_fee';

async function challansSince(db: Executor, from: string, reader: string): Promise<TdsChallan[]> {
  const { rows } = await db.execute<Omit<TdsChallan, Money> & Record<Money, string>>(sql`
    select c.id, to_char(c.month, 'YYYY-MM') as month, c.bsr_code, c.deposited_on::text as deposited_on, c.serial, c.amount, c.further, c.interest, c.late_fee, c.paid_from,
        case when r.user_id is not null then app.person_name(r.full_name, r.email) end as recorded_by,
        case when c.withdrawn_at is not null then 'withdrawn' when c.withdrawal_asked_at is not null then 'waiting' else 'recorded' end
          as state, c.withdrawal_reason as reason,
        case when a.user_id is not null then app.person_name(a.full_name, a.email) end as asked_by,
        c.withdrawal_asked_by is not distinct from ${reader}::uuid as is_own
      from tds_challans c left join profiles r on r.user_id = c.recorded_by left join profiles a on a.user_id = c.withdrawal_asked_by
     where c.month >= ${from} order by c.month desc, c.id desc limit ${MOST_CHALLANS}`);
  return rows.map((row) => ({
    ...row,
    further: row.further.map(({ month, amount }) => ({ month: monthOf(month), amount })),
    amount: Number(row.amount),
    interest: Number(row.interest),
    late_fee: Number(row.late_fee),
  }));
}

const recordChallan = api.tds.recordChallan.handler(async ({ context, input }) => {
  const { db, services } = context;
  const { month, bsr_code, deposited_on, serial, amount, further, interest, late_fee, paid_from } = input;
  await lockUntilCommit(db, CHALLANS);
  const parts = [{ month, amount }, ...further];
  const first = parts.map((part) => part.month).toSorted()[0] ?? month;
  const found = await monthsSince(db, firstDayOf(first), services.today());
  checkDeposit({
    depositedOn: deposited_on,
    parts,
    today: services.today(),
    openOf: (wanted) => found.find((row) => row.month === wanted)?.open ?? 0,
  });
  const days = further.map((part) => ({ ...part, month: firstDayOf(part.month) }));
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into tds_challans (month, bsr_code, deposited_on, serial, amount, further, interest, late_fee, paid_from, recorded_by)
      values (${firstDayOf(month)}, ${bsr_code}, ${deposited_on}, ${serial}, ${whole}, ${JSON.stringify(days)}::jsonb, ${interest}, ${late_fee}, ${paid_from},
        app.user_id()) returning id`)
    .catch((error: unknown) => {
      throw violatedConstraint(error) === 'tds_challans_once'
        ? new RuleBroken('tds.challan-twice', 'serial')
        : error;
    });
  await act(db, {
    action: 'tds.recordChallan',
    subject: { type: 'tds_challan', id: rows[0]?.id ?? '' },
    people: [],
    after: input,
  });
  return overviewOf(context);
});

type Challan = { id: string; asked_by: string | null; is_asked: boolean; is_withdrawn: boolean };

/** Held until the commit, as all challans are: what is recorded or withdrawn changes what is open of a month. */
async function lockChallan(db: Executor, id: string): Promise<Challan> {
  await lockUntilCommit(db, CHALLANS);
  const { rows } = await db.execute<Challan>(sql`
    select id, withdrawal_asked_by as asked_by, withdrawal_asked_at is not null as is_asked, withdrawn_at is not null as is_withdrawn
      from tds_challans where id = ${id}`);
  const [challan] = rows;
  if (!challan) throw new ORPCError('NOT_FOUND');
  return challan;
}

/** One whose withdrawal waits for a second person. */
async function lockAskedChallan(db: Executor, id: string): Promise<Challan> {
  const challan = await lockChallan(db, id);
  if (!challan.is_asked || challan.is_withdrawn) throw new RuleBroken('tds.challan-changed');
  return challan;
}

const requestWithdrawal = api.tds.requestWithdrawal.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const challan = await lockChallan(db, id);
  if (challan.is_asked) throw new RuleBroken('tds.challan-changed');
  await db.execute(sql`
    update tds_challans set withdrawal_reason = ${reason}, withdrawal_asked_by = app.user_id(), withdrawal_asked_at = app.now()
     where id = ${id}`);
  await act(db, {
    action: 'tds.requestWithdrawal',
    subject: { type: 'tds_challan', id },
    people: [],
    reason,
  });
  return overviewOf(context);
});

const approveWithdrawal = api.tds.approveWithdrawal.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const challan = await lockAskedChallan(db, id);
  const approval = {
    act: 'tds.approveWithdrawal',
    drafter: challan.asked_by,
    approver: userIdOf(context),
  } as const;
  const approved = await requireSecondPerson(db, approval, services);
  await db.execute(sql`
    update tds_challans set withdrawn_by = app.user_id(), withdrawn_at = app.now() where id = ${id}`);
  await act(db, {
    action: 'tds.approveWithdrawal',
    subject: { type: 'tds_challan', id },
    people: [],
    after: { requested_by: challan.asked_by, ...approved },
  });
  return overviewOf(context);
});

const declineWithdrawal = api.tds.declineWithdrawal.handler(async ({ context, input: { id } }) => {
  const { db } = context;
  const challan = await lockAskedChallan(db, id);
  await db.execute(sql`
    update tds_challans set withdrawal_reason = null, withdrawal_asked_by = null, withdrawal_asked_at = null where id = ${id}`);
  await act(db, {
    action: 'tds.declineWithdrawal',
    subject: { type: 'tds_challan', id },
    people: [],
    before: { requested_by: challan.asked_by },
  });
  return overviewOf(context);
});

const deducted = (quarter: string) => {
  const { from, to } = daysOf(quarter);
  return sql`(
    select e.affiliate_id, coalesce(-sum(e.payable) filter (where ${income}), 0) as credited,
        -sum(e.tds) filter (where e.kind = 'tax') as deducted
      from ledger_entries e where e.posted_on between ${from} and ${to} group by 1
    having sum(e.tds) filter (where e.kind = 'tax') <> 0) d`;
};

const byCode: Keyset = {
  key: sql`d.affiliate_id`,
  type: 'text',
  id: sql`d.affiliate_id`,
  idType: 'text',
  descending: false,
};

const payees = api.tds.payees.handler(async ({ context: { db }, input: { quarter, limit, cursor } }) => {
  const after = afterCursor(byCode, cursor);
  type Row = Omit<TdsPayee, 'credited' | 'deducted'> & { credited: string; deducted: string; at: string };
  const { rows } = await db.execute<Row>(sql`
    select d.affiliate_id, r.full_name as name, t.masked as pan, d.credited, d.deducted, ${keyText(byCode)} as at
      from ${deducted(quarter)} join affiliate_registrations r on r.affiliate_id = d.affiliate_id
        left join tax_identities t on t.user_id = r.user_id
     ${after ? sql`where ${after}` : sql``} order by ${orderOf(byCode)} limit ${limit + 1}`);
  const { page, next_cursor } = cutPage(rows, limit, (row) => row.affiliate_id);
  return {
    items: page.map(({ at: _, ...row }) => ({
      ...row,
      credited: Number(row.credited),
      deducted: Number(row.deducted),
    })),
    total: await countUpTo(db, deducted(quarter)),
    next_cursor,
  };
});

const certificate = api.tds.certificate.handler(({ context, input }) =>
  certificateFile(context, { ...input, code: input.affiliate_id }),
);

const certificateMine = api.tds.certificateMine.handler(async ({ context, input }) => {
  const code = await context.transaction(async (db) => {
    const { rows } = await db.execute<{ code: string | null }>(sql`select app.affiliate_id() as code`);
    return rows[0]?.code;
  });
  if (!code) throw new ORPCError('NOT_FOUND');
  return certificateFile(context, { ...input, code });
});

export const tds = {
  overview,
  payees,
  recordChallan,
  requestWithdrawal,
  approveWithdrawal,
  declineWithdrawal,
  statementFile,
  certificate,
  certificateMine,
};
