/** Leases that run when their business moves in, and the deposits held for them: what is known of them, and how they are written. */
import { sql } from 'drizzle-orm';
import type { SwitchOverState } from '../../contract/switch-over.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import {
  type HeldDeposit,
  type KnownLease,
  type MovedLease,
  rentFrom,
} from '../../domain/switch-over-leases.ts';
import type { Executor } from '../lib/request-context.ts';
import { asJson } from './homes.ts';

type Row = Omit<KnownLease, 'rent' | 'deposit' | 'owed' | 'prepaid' | 'held'> &
  Record<'rent' | 'deposit' | 'owed' | 'prepaid', string> & { held: string | null };

export async function leasesOfFiles(db: Executor): Promise<Map<string, KnownLease>> {
  const { rows } = await db.execute<Row>(sql`
    select s.reference, s.home_reference as home, l.tenant_name, lower(l.tenant_email) as tenant_email, l.tenant_phone,
        l.start_date::text as start, l.end_date::text as "end", s.rent::text as rent, l.due_day, s.deposit::text as deposit,
        l.notice_days, case when b.id is null then s.owed else greatest(b.file_says, 0) end::text as owed,
        case when b.id is null then s.prepaid else greatest(-b.file_says, 0) end::text as prepaid, s.paid_until::text as paid_until,
        l.state = 'cancelled' as is_contested, s.held_by, coalesce(d.file_says, s.held)::text as held,
        s.held_since::text as held_since, b.id is not null as is_balance_contested, d.id is not null as is_deposit_contested,
        exists (select from rent_payments p where p.lease_id = l.id and not p.is_opening and p.state <> 'cancelled') as has_payments
      from switch_over_leases s join leases l on l.id = s.lease_id
        left join opening_figures b on b.lease_id = l.id and b.kind = 'balance'
        left join opening_figures d on d.lease_id = l.id and d.kind = 'deposit'`);
  return new Map(
    rows.map(({ rent, deposit, owed, prepaid, held, ...lease }) => [
      lease.reference,
      {
        ...lease,
        rent: Number(rent),
        deposit: Number(deposit),
        owed: Number(owed),
        prepaid: Number(prepaid),
        held: held === null ? null : Number(held),
      },
    ]),
  );
}

/** Homes of the files that are let by a lease which was made here. */
export async function homesLet(db: Executor, today: CalendarDate): Promise<Set<string>> {
  const { rows } = await db.execute<{ home: string }>(sql`
    select h.reference as home from switch_over_homes h join leases l on l.managed_property_id = h.managed_property_id
     where l.state in ('accepted', 'active', 'ending', 'ended') and coalesce(l.ended_on, l.ends_on, l.end_date) >= ${today}::date
       and not exists (select from switch_over_leases s where s.lease_id = l.id)`);
  return new Set(rows.map(({ home }) => home));
}

export async function writeLeases(
  db: Executor,
  leases: readonly MovedLease[],
  { id, today }: { id: string; today: CalendarDate },
): Promise<void> {
  const given = leases.map((lease) => ({
    ...lease,
    rent_from: rentFrom({ start: lease.start ?? today, paid_until: lease.paid_until ?? today }, today),
  }));
  await db.execute(sql`select app.take_moved_leases(${id}, ${asJson(given)}::jsonb)`);
}

export async function writeDeposits(
  db: Executor,
  deposits: readonly HeldDeposit[],
  { id }: { id: string },
): Promise<void> {
  await db.execute(sql`select app.take_moved_deposits(${id}, ${asJson(deposits)}::jsonb)`);
}

type SaidSum = 'lease_rent' | 'owed' | 'prepaid' | 'held_by_owners' | 'held_by_us';
type PostedSum = 'owed_posted' | 'prepaid_posted' | 'held_by_owners_posted' | 'held_by_us_posted';
type LeaseSums = Record<SaidSum | PostedSum, string> &
  Record<'leases' | 'leases_contested' | 'leases_differ' | 'deposits_differ', number>;
export type LeaseTotals = Pick<SwitchOverState['totals'], 'leases' | 'leases_contested' | SaidSum>;
export type LeaseChecks = Pick<
  SwitchOverState['checks'],
  'leases_differ' | 'deposits_differ' | 'owed' | 'prepaid' | 'held_by_owners' | 'held_by_us'
>;

/** What the files say of leases that nobody contested, and what dues, payments and the journal have of them. */
export async function leaseSums(db: Executor): Promise<{ totals: LeaseTotals; checks: LeaseChecks }> {
  // Each sum of the journal is of what the files brought, whatever was paid since.
  const { rows } = await db.execute<LeaseSums>(sql`
    with said as (
      select s.*, l.state = 'cancelled' as is_contested, l.rent as lease_rent, l.deposit as lease_deposit, l.deposit_held_by,
          coalesce((select sum(d.amount) from rent_dues d
            where d.lease_id = l.id and d.kind = 'rent' and d.to_date = l.rent_from - 1), 0)::bigint as owed_here,
          coalesce((select sum(p.amount) from rent_payments p
            where p.lease_id = l.id and p.is_opening and p.state = 'confirmed'), 0)::bigint as prepaid_here
        from switch_over_leases s join leases l on l.id = s.lease_id
    ), posted as (
      select s.lease_id,
          coalesce(sum(j.amount) filter (where j.account = 'rent_receivable' and e.source_type = 'rent_due'
            and exists (select from rent_dues d join leases l on l.id = d.lease_id
              where d.id = e.source_id and d.to_date = l.rent_from - 1)), 0)::bigint as owed,
          coalesce(sum(j.amount) filter (where j.account = 'rent_collected' and e.kind in ('rent_received', 'rent_reversed')
            and exists (select from rent_payments p where p.id = e.source_id and p.is_opening)), 0)::bigint as prepaid,
          coalesce(sum(j.amount) filter (where j.account = 'deposit_cash' and e.source_type = 'switch_over'), 0)::bigint as held,
          coalesce(-sum(j.amount) filter (where j.account = 'deposit_payable' and e.source_type = 'switch_over'), 0)::bigint as liability
        from said s left join journal_lines j on j.lease_id = s.lease_id left join journal_entries e on e.id = j.entry_id
       group by s.lease_id
    )
    select count(*) filter (where not is_contested)::int as leases, count(*) filter (where is_contested)::int as leases_contested,
        coalesce(sum(s.rent) filter (where not is_contested), 0)::text as lease_rent,
        coalesce(sum(s.owed) filter (where not is_contested), 0)::text as owed,
        coalesce(sum(s.prepaid) filter (where not is_contested), 0)::text as prepaid,
        coalesce(sum(s.held) filter (where not is_contested and held_by = 'owner'), 0)::text as held_by_owners,
        coalesce(sum(s.held) filter (where not is_contested and held_by = 'operator'), 0)::text as held_by_us,
        coalesce(sum(p.owed), 0)::text as owed_posted, coalesce(sum(p.prepaid), 0)::text as prepaid_posted,
        coalesce(sum(p.held - p.liability), 0)::text as held_by_owners_posted,
        coalesce(sum(p.liability), 0)::text as held_by_us_posted,
        count(*) filter (where not is_contested and ((s.rent, s.deposit) <> (lease_rent, lease_deposit)
          or (s.owed, s.prepaid) <> (owed_here, prepaid_here) or (s.owed, s.prepaid) <> (p.owed, p.prepaid)))::int as leases_differ,
        count(*) filter (where p.held <> case when is_contested then 0 else coalesce(s.held, 0) end
          or p.liability <> case when held_by = 'operator' and not is_contested then s.held else 0 end
          or not is_contested and held_by is not null
            and (held_by = 'operator') <> (deposit_held_by = 'company'))::int as deposits_differ
      from said s join posted p using (lease_id)`);
  const [row] = rows;
  if (!row) throw new Error('The sums of the leases did not answer');
  const { leases, leases_contested, leases_differ, deposits_differ } = row;
  return {
    totals: {
      leases,
      leases_contested,
      lease_rent: Number(row.lease_rent),
      owed: Number(row.owed),
      prepaid: Number(row.prepaid),
      held_by_owners: Number(row.held_by_owners),
      held_by_us: Number(row.held_by_us),
    },
    checks: {
      leases_differ,
      deposits_differ,
      owed: Number(row.owed_posted),
      prepaid: Number(row.prepaid_posted),
      held_by_owners: Number(row.held_by_owners_posted),
      held_by_us: Number(row.held_by_us_posted),
    },
  };
}
