/** Answers corrections of whom a home is credited to: previewed, proposed, approved by a second administrator, withdrawn. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { CreditCorrection } from '../../contract/credit-corrections.ts';
import { peopleOfAffiliates } from '../../db/affiliate-person.ts';
import { lockRvlWrites } from '../../db/commission-lock.ts';
import {
  type CreditCorrectionState,
  checkCreditCorrection,
  nextCreditCorrection,
} from '../../domain/commission/credit-corrections.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act, type NoticeTo } from '../audit/act.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { type Approved, requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { chosenAffiliate } from './affiliates.ts';
import { previewCredit, type WantedPreview } from './credit-preview.ts';

const newest: Keyset = { key: sql`k.created_at`, type: 'timestamptz', id: sql`k.id`, descending: true };

type Row = Omit<CreditCorrection, 'affiliate'> & {
  at: string;
  affiliate_id: string | null;
  full_name: string | null;
};

async function read(db: Executor, reader: string, rest: SQL) {
  const { rows } = await db.execute<Row>(sql`
    select k.id, k.managed_property_id, d.property_name, k.affiliate_id, r.full_name, to_char(k.from_date, 'YYYY-MM-DD') as from,
      k.reason, k.state, coalesce(k.proposed_by = ${reader}, false) as is_own, maker.full_name as proposed_by,
      approver.full_name as approved_by,
      to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, ${keyText(newest)} as at
    from credit_corrections k
      join managed_property_details d on d.id = k.managed_property_id
      left join affiliate_registrations r on r.affiliate_id = k.affiliate_id
      left join profiles maker on maker.user_id = k.proposed_by
      left join profiles approver on approver.user_id = k.approved_by
    ${rest}`);
  return rows.map(({ at, affiliate_id: code, full_name: name, ...row }) => ({
    at,
    correction: { ...row, affiliate: code === null ? null : { affiliate_id: code, full_name: name ?? '' } },
  }));
}

async function find(db: Executor, reader: string, id: string): Promise<CreditCorrection> {
  const [found] = await read(db, reader, sql`where k.id = ${id}`);
  if (!found) throw new ORPCError('NOT_FOUND');
  return found.correction;
}

const list = api.creditCorrections.list.handler(async ({ context, input: { limit, cursor } }) => {
  const { db } = context;
  const after = afterCursor(newest, cursor) ?? sql`true`;
  const rows = await read(
    db,
    userIdOf(context),
    sql`where ${after} order by ${orderOf(newest)} limit ${limit + 1}`,
  );
  const { page, next_cursor } = cutPage(rows, limit, ({ correction }) => correction.id);
  const total = await countUpTo(db, sql`credit_corrections`);
  return { items: page.map(({ correction }) => correction), total, next_cursor };
});

const preview = api.creditCorrections.preview.handler(async ({ context, input }) => {
  await context.transaction((db) => check(context, db, input));
  return context.services.database.asReader((client) => previewCredit(client, input));
});

/** Throws the rule that says no; answers who is credited on that day. */
async function check(
  { services }: HandlerContext,
  db: Executor,
  { managed_property_id: home, affiliate_id, from }: WantedPreview,
): Promise<string | null> {
  const affiliate = await chosenAffiliate(db, affiliate_id);
  const { rows } = await db.execute<{
    lease_start: string;
    credited: string | null;
    joined_at: string | null;
  }>(sql`
    select to_char(d.lease_start_date, 'YYYY-MM-DD') as lease_start,
      (select a.affiliate_id from managed_property_attributions a
        where a.managed_property_id = d.id and a.valid_from <= ${from} order by a.valid_from desc, a.id desc limit 1) as credited,
      (select to_json(r.created_at) #>> '{}' from affiliate_registrations r where r.affiliate_id = ${affiliate?.id ?? null}) as joined_at
    from managed_property_details d where d.id = ${home}`);
  const [found] = rows;
  if (!found) throw new ORPCError('NOT_FOUND');
  const wanted = {
    from,
    affiliate: affiliate?.id ?? null,
    joinedOn: found.joined_at === null ? null : dateInIndia(new Date(found.joined_at).toISOString()),
  };
  checkCreditCorrection(
    wanted,
    { leaseStart: found.lease_start, credited: found.credited },
    services.today(),
  );
  return found.credited;
}

const propose = api.creditCorrections.propose.handler(async ({ context, input }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const credited = await check(context, db, input);
  const { managed_property_id: home, affiliate_id: code, from, reason } = input;
  const { rows } = await db
    .execute<{ id: string }>(sql`
      insert into credit_corrections (managed_property_id, affiliate_id, from_date, reason, proposed_by)
      values (${home}, ${code}, ${from}, ${reason}, ${userId}) returning id`)
    .catch((error) => {
      if (violatedConstraint(error) === 'credit_corrections_one_waiting')
        throw new RuleBroken('credit-correction.waits');
      throw error;
    });
  const correction = await find(db, userId, rows[0]?.id ?? '');
  await noted(context, 'propose', correction, { credited, reason });
  return correction;
});

type Locked = { state: CreditCorrectionState; proposed_by: string | null; approved_by: string | null };

async function lock(db: Executor, id: string): Promise<Locked> {
  const { rows } = await db.execute<Locked>(
    sql`select state, proposed_by, approved_by from credit_corrections where id = ${id} for update`,
  );
  if (rows[0]) return rows[0];
  // What is decided can no longer be locked by anybody.
  const decided = await db.execute<Locked>(
    sql`select state, proposed_by, approved_by from credit_corrections where id = ${id}`,
  );
  if (!decided.rows[0]) throw new ORPCError('NOT_FOUND');
  return decided.rows[0];
}

/**
 * What is approved becomes an attribution as every other, by `app.credit_as_approved`: the month that is open computes with it, and posts
 * what closed months differ by.
 */
const approve = api.creditCorrections.approve.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const userId = userIdOf(context);
  await lockRvlWrites(db);
  const before = await lock(db, id);
  if (before.state === 'approved' && before.approved_by === userId) return find(db, userId, id);
  nextCreditCorrection(before.state, 'approve');
  const approval = {
    act: 'creditCorrections.approve',
    drafter: before.proposed_by,
    approver: userId,
  } as const;
  const approved = await requireSecondPerson(db, approval, services);
  const wanted = await find(db, userId, id);
  const { managed_property_id: home, from, reason } = wanted;
  const code = wanted.affiliate?.affiliate_id ?? null;
  const credited = await check(context, db, { managed_property_id: home, affiliate_id: code, from });
  await db.execute(sql`update credit_corrections set state = 'approved', approved_by = ${userId},
    approved_at = app.now() where id = ${id}`);
  const correction = await find(db, userId, id);
  await noted(context, 'approve', correction, { credited, reason, ...approved });
  return correction;
});

const withdraw = api.creditCorrections.withdraw.handler(async ({ context, input: { id, reason } }) => {
  const { db } = context;
  const userId = userIdOf(context);
  const before = await lock(db, id);
  if (before.state === 'withdrawn') return find(db, userId, id);
  nextCreditCorrection(before.state, 'withdraw');
  await db.execute(sql`update credit_corrections set state = 'withdrawn', withdrawn_by = ${userId},
    withdrawn_at = app.now() where id = ${id}`);
  const correction = await find(db, userId, id);
  await noted(context, 'withdraw', correction, { credited: null, reason });
  return correction;
});

type Noted = Approved & { credited: string | null; reason: string };

async function noted(
  context: HandlerContext,
  action: 'propose' | 'approve' | 'withdraw',
  { id, managed_property_id: home, property_name: name, affiliate, from, state }: CreditCorrection,
  { credited, reason, ...approved }: Noted,
): Promise<void> {
  const { db } = context;
  const former = await peopleOfAffiliates(db, [credited]);
  const right = await peopleOfAffiliates(db, [affiliate?.affiliate_id]);
  const said = { home: name, from, note: reason };
  const notices: NoticeTo[] =
    action === 'approve'
      ? [
          ...former.map((to) => ({ to, notice: { event: 'home-credit.taken' as const, ...said } })),
          ...right.map((to) => ({ to, notice: { event: 'home-credit.corrected' as const, ...said } })),
        ]
      : [];
  await act(context, {
    action: `creditCorrections.${action}`,
    subject: { type: 'managed_property', id: home },
    people: [...former, ...right],
    notices,
    before: { affiliate_id: credited },
    after: { correction: id, state, affiliate_id: affiliate?.affiliate_id ?? null, from, ...approved },
    reason,
  });
}

export const creditCorrections = { list, preview, propose, approve, withdraw };
