/** Switch-over: takes files of a business that moves in, shows what they came to, and ends it with two administrators. */
import { sql } from 'drizzle-orm';
import type { SwitchOverFile, SwitchOverState } from '../../contract/switch-over.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type SwitchOverKind, switchOverKinds } from '../../domain/switch-over.ts';
import { act } from '../audit/act.ts';
import { lockUntilCommit } from '../lib/lock.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { ownApprovalOf, requireSecondPerson } from '../lib/second-person.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { type LeaseChecks, type LeaseTotals, leaseSums } from './leases.ts';
import { refuseWhenLive, SWITCH_OVER_LOCK, takeFile } from './take-file.ts';

const state = api.switchOver.state.handler(({ context }) => stateOf(context));

const upload = api.switchOver.upload.handler(async ({ context, input: { file, kind, step } }) => {
  await context.services.auth.limits.consume('upload.account', userIdOf(context));
  const bytes = new Uint8Array(await file.arrayBuffer());
  return takeFile(context.db, { kind, name: file.name, bytes, step }, context.services.today());
});

const askGoLive = api.switchOver.askGoLive.handler(async ({ context, input: { without } }) => {
  const { db } = context;
  await lockUntilCommit(db, SWITCH_OVER_LOCK);
  await refuseWhenLive(db);
  if (await waitingEnd(db)) throw new RuleBroken('switch-over.asked');
  const checked = await fittingState(context, without);
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into switch_over_end (asked_by) values (app.user_id()) returning id`,
  );
  await act(context, {
    action: 'switchOver.askGoLive',
    subject: { type: 'switch_over', id: rows[0]?.id ?? '' },
    people: [],
    after: checked.totals,
  });
  return stateOf(context);
});

const goLive = api.switchOver.goLive.handler(async ({ context, input: { without } }) => {
  const { db, services } = context;
  await lockUntilCommit(db, SWITCH_OVER_LOCK);
  await refuseWhenLive(db);
  const waiting = await waitingEnd(db);
  if (!waiting) throw new RuleBroken('switch-over.not-asked');
  const ending = {
    act: 'switchOver.goLive',
    drafter: waiting.asked_by,
    approver: userIdOf(context),
  } as const;
  const approved = await requireSecondPerson(db, ending, services);
  const checked = await fittingState(context, without);
  await db.execute(sql`
    update switch_over_end set approved_by = app.user_id(), approved_at = app.now() where id = ${waiting.id}`);
  await act(context, {
    action: 'switchOver.goLive',
    subject: { type: 'switch_over', id: waiting.id },
    people: [],
    before: { asked_by: waiting.asked_by },
    after: { ...checked.totals, ...approved },
  });
  return stateOf(context);
});

async function waitingEnd(db: Executor) {
  const { rows } = await db.execute<{ id: string; asked_by: string | null }>(
    sql`select id, asked_by from switch_over_end where approved_at is null`,
  );
  return rows[0];
}

/** Throws where there is nothing to go live with, or where the database does not hold what the files said. */
async function fittingState(context: HandlerContext, without: number): Promise<SwitchOverState> {
  const found = await stateOf(context);
  if (found.totals.people === 0) throw new RuleBroken('switch-over.empty');
  const { totals, checks } = found;
  const sums = ['owed', 'prepaid', 'held_by_owners', 'held_by_us'] as const;
  const differ = ['sponsors', 'homes', 'balances', 'leases', 'deposits'] as const;
  if (
    differ.some((what) => checks[`${what}_differ`] > 0) ||
    sums.some((sum) => checks[sum] !== totals[sum]) ||
    checks.trial_balance !== 0 ||
    checks.opening_balance !== totals.payable + totals.held_by_us
  ) {
    throw new RuleBroken('switch-over.differs');
  }
  if (totals.leases_contested !== without) throw new RuleBroken('switch-over.contested');
  return found;
}

type Ending = { asked_by: string | null; approved_by: string | null; is_live: boolean };

async function stateOf(context: HandlerContext): Promise<SwitchOverState> {
  const { db, services } = context;
  const lone = { act: 'switchOver.goLive', person: userIdOf(context) } as const;
  const { rows: ends } = await db.execute<Ending>(sql`
    select case when a.user_id is not null then app.person_name(a.full_name, a.email) end as asked_by,
        case when b.user_id is not null then app.person_name(b.full_name, b.email) end as approved_by,
        e.approved_at is not null as is_live
      from switch_over_end e left join profiles a on a.user_id = e.asked_by left join profiles b on b.user_id = e.approved_by`);
  const [end] = ends;
  const leases = await leaseSums(db);
  return {
    stage: end ? (end.is_live ? 'live' : 'asked') : 'open',
    asked_by: end?.asked_by ?? null,
    approved_by: end?.approved_by ?? null,
    own_approval: await ownApprovalOf(db, lone, services),
    missing: await missingKinds(db),
    files: await filesOf(db),
    totals: { ...(await totalsOf(db)), ...leases.totals },
    contested: await contestedOf(db),
    checks: { ...(await checksOf(db)), ...leases.checks },
  };
}

async function missingKinds(db: Executor): Promise<SwitchOverKind[]> {
  const { rows } = await db.execute<{ kind: SwitchOverKind }>(
    sql`select distinct kind from switch_over_files`,
  );
  return switchOverKinds.filter((kind) => !rows.some((row) => row.kind === kind));
}

async function filesOf(db: Executor): Promise<SwitchOverFile[]> {
  type Row = Omit<SwitchOverFile, 'at' | 'amount'> & { at: Date; amount: string };
  const { rows } = await db.execute<Row>(sql`
    select f.id, f.kind, f.name, f.hash, f.rows, f.amount::text as amount, f.created_at as at,
        case when p.user_id is not null then app.person_name(p.full_name, p.email) end as by
      from switch_over_files f left join profiles p on p.user_id = f.uploaded_by
     order by f.created_at desc, f.id desc limit 100`);
  return rows.map(({ at, amount, ...row }) => ({
    ...row,
    amount: Number(amount),
    at: new Date(at).toISOString(),
  }));
}

async function contestedOf(db: Executor): Promise<SwitchOverState['contested']> {
  type Row = Omit<SwitchOverState['contested'][number], 'held'> & { held: string };
  const { rows } = await db.execute<Row>(sql`
    select s.reference, l.tenant_name, l.home_name, l.paper_answer as reason, coalesce(s.held, 0)::text as held
      from switch_over_leases s join leases l on l.id = s.lease_id
     where l.state = 'cancelled' order by s.reference limit 100`);
  return rows.map((row) => ({ ...row, held: Number(row.held) }));
}

type OwnTotals = Omit<SwitchOverState['totals'], keyof LeaseTotals>;

async function totalsOf(db: Executor): Promise<OwnTotals> {
  type Sums = 'payable' | 'rvl' | 'rvl_paid';
  type Row = Omit<OwnTotals, Sums> & Record<Sums, string>;
  const { rows } = await db.execute<Row>(sql`
    select p.*, h.*, m.* from
      (select count(*)::int as people, count(user_id)::int as claimed, count(affiliate_id)::int as affiliates,
          count(fee_paid)::int as brokers,
          (count(*) filter (where affiliate_id is not null and sponsor_reference is null))::int as roots,
          coalesce(sum(payable), 0)::text as payable
        from switch_over_people) p,
      (select count(*)::int as homes, coalesce(sum(rvl), 0)::text as rvl from switch_over_homes) h,
      (select count(*)::int as months, (count(*) filter (where is_paid))::int as months_paid,
          coalesce(sum(rvl) filter (where is_paid), 0)::text as rvl_paid
        from switch_over_months join switch_over_homes on reference = home_reference) m`);
  const [row] = rows;
  if (!row) throw new Error('The totals of the switch-over did not answer');
  return { ...row, payable: Number(row.payable), rvl: Number(row.rvl), rvl_paid: Number(row.rvl_paid) };
}

async function checksOf(db: Executor): Promise<Omit<SwitchOverState['checks'], keyof LeaseChecks>> {
  type Row = {
    sponsors_differ: number;
    homes_differ: number;
    balances_differ: number;
    opening: string;
    trial: string;
  };
  const { rows } = await db.execute<Row>(sql`
    select (select count(*)::int from switch_over_people s
          left join affiliate_registrations r on r.affiliate_id = s.affiliate_id
          left join switch_over_people o on o.reference = s.sponsor_reference
         where s.affiliate_id is not null and r.sponsor_id is distinct from o.affiliate_id) as sponsors_differ,
      (select count(*)::int from switch_over_homes h join managed_property_details d on d.id = h.managed_property_id
          join managed_rental_applications m on m.id = d.application_id
          left join switch_over_people a on a.reference = h.affiliate_reference
         where d.rvl_amount <> h.rvl or m.management_fee_percentage * 100 <> h.fee_bp
           or d.affiliate_id is distinct from a.affiliate_id) as homes_differ,
      (select count(*)::int from switch_over_people s
          full join (select affiliate_id, -sum(payable) as payable from ledger_entries
                      where book = 'day' and kind = 'opening' group by 1) e on e.affiliate_id = s.affiliate_id
         where coalesce(s.payable, 0) <> coalesce(e.payable, 0)) as balances_differ,
      (select coalesce(sum(l.amount), 0)::text from journal_entries e join journal_lines l on l.entry_id = e.id
        where e.source_type = 'switch_over' and l.account = 'opening_balance') as opening,
      (select coalesce(sum(amount), 0)::text from journal_lines) as trial`);
  const [found] = rows;
  return {
    sponsors_differ: found?.sponsors_differ ?? 0,
    homes_differ: found?.homes_differ ?? 0,
    balances_differ: found?.balances_differ ?? 0,
    opening_balance: Number(found?.opening ?? 0),
    trial_balance: Number(found?.trial ?? 0),
  };
}

export const switchOver = { state, upload, askGoLive, goLive };
