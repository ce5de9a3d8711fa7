/** Amounts that wait, and an administrator's decision about one: the next close carries it out. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CommissionHold } from '../../contract/commissions.ts';
import { BATCH_SIZE } from '../../contract/paging.ts';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act, actEach } from '../audit/act.ts';
import { missingOf, refusedOf } from '../lib/batch-refusals.ts';
import { countUpTo } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Row = Omit<CommissionHold, 'amount'> & { amount: string };

const byMonth = sql`h.month, h.affiliate_id`;
const openFirst = sql`h.outcome is not null, ${byMonth}`;

type Selection = { where: SQL; order?: SQL; limit?: number; offset?: number };

async function readHolds(db: Executor, selection: Selection): Promise<CommissionHold[]> {
  const { where, order = byMonth, limit = 1, offset = 0 } = selection;
  const { rows } = await db.execute<Row>(sql`
    select h.affiliate_id, coalesce(r.full_name, '') as full_name, to_char(h.month, 'YYYY-MM') as month, h.amount,
      h.status, h.decision, h.decision_reason, h.outcome, to_char(h.outcome_month, 'YYYY-MM') as outcome_month
    from commission_holds h left join affiliate_registrations r using (affiliate_id)
    where ${where} order by ${order} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

export const listHolds = api.commissions.listHolds.handler(async ({ context: { db }, input }) => {
  const { affiliate_id: code, limit, offset } = input;
  // In the words of the index of open ones.
  const chosen =
    code === undefined
      ? { where: sql`h.outcome is null` }
      : { where: sql`h.affiliate_id = ${code}`, order: openFirst };
  const rows = await readHolds(db, { ...chosen, limit: limit + 1, offset });
  const total = await countUpTo(db, sql`commission_holds h where ${chosen.where}`);
  return { items: rows.slice(0, limit), has_more: rows.length > limit, total };
});

export const decideHold = api.commissions.decideHold.handler(async ({ context: { db, actor }, input }) => {
  const { affiliate_id: code, month, decision, reason } = input;
  const one = sql`h.affiliate_id = ${code} and h.month = ${firstDayOf(month)}`;
  const [before] = await readHolds(db, { where: one });
  if (!before) throw new ORPCError('NOT_FOUND');
  if (before.outcome !== null) throw new RuleBroken('hold.ended', 'month');
  await db.execute(sql`
    update commission_holds h set decision = ${decision}, decision_reason = ${reason}, decided_at = app.now(),
      decided_by = ${actor.kind === 'member' ? actor.userId : null} where ${one}`);
  const [after] = await readHolds(db, { where: one });
  await act(db, {
    action: 'commissions.decideHold',
    subject: { type: 'commission_hold', id: `${code} ${month}` },
    people: [...(await peopleOfAffiliates(db, [code]))],
    before: { decision: before.decision },
    after: { decision, amount: before.amount },
    reason,
  });
  return after as CommissionHold;
});

const holdKey = sql`to_char(h.month, 'YYYY-MM') || ' ' || h.affiliate_id`;

type Held = Row & { user_id: string | null };

/** Those that are decided so already stay as they are. */
export const decideHolds = api.commissions.decideHolds.handler(async ({ context, input }) => {
  const { db } = context;
  const { ids: named, after, decision, reason } = input;
  const [month, code] = after?.split(' ') ?? [];
  const rest =
    month === undefined ? sql`true` : sql`(${byMonth}) > (${firstDayOf(month)}::date, ${code ?? ''})`;
  const chosen = named ? sql`${holdKey} = any(${sql.param(named)}::text[])` : sql`true`;
  // In one order, so that two of these at once wait instead of blocking each other.
  const { rows } = await db.execute<Held>(sql`
    select h.affiliate_id, to_char(h.month, 'YYYY-MM') as month, h.amount, h.decision,
        (select r.user_id from affiliate_registrations r where r.affiliate_id = h.affiliate_id) as user_id
      from commission_holds h where h.outcome is null and ${chosen} and ${rest}
     order by ${byMonth} limit ${BATCH_SIZE} for update of h`);
  const changed = rows.filter((row) => row.decision !== decision);
  await db.execute(sql`
    update commission_holds h set decision = ${decision}, decision_reason = ${reason}, decided_at = app.now(),
        decided_by = ${userIdOf(context)}
      from jsonb_to_recordset(${JSON.stringify(changed.map(keyOf))}::jsonb) as c (affiliate_id text, month date)
     where h.affiliate_id = c.affiliate_id and h.month = c.month`);
  await actEach(
    db,
    changed.map((row) => ({
      action: 'commissions.decideHold',
      subject: { type: 'commission_hold', id: `${row.affiliate_id} ${row.month}` },
      people: [row.user_id],
      before: { decision: row.decision },
      after: { decision, amount: Number(row.amount) },
      reason,
    })),
  );
  const last = rows.at(-1);
  return {
    done: changed.length,
    refused: refusedOf(missingOf(named, rows.length, 'hold.ended')),
    next: last && rows.length === BATCH_SIZE ? `${last.month} ${last.affiliate_id}` : null,
  };
});

const keyOf = ({ affiliate_id, month }: Held) => ({ affiliate_id, month: firstDayOf(month) });
