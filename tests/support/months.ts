/** Arranges affiliates, managed homes and payments in the past, as if everything had happened at the moment it says. */
import { presentPlan } from '../../src/domain/commission/plan.ts';
import type { Month } from '../../src/domain/dates.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import type { TestServices } from './services.ts';

const LAKH = 10_000_000;

export interface Arranged {
  affiliate(code: string, sponsor?: string | null, own?: { status?: string; joined?: string }): Promise<void>;
  /** A managed home credited to that affiliate from the start of its lease; its id. */
  home(affiliate: string | null, leaseStart?: string): Promise<string>;
  /** A payment of so many lakh rupees for a month of a home, not yet paid; its id. */
  payment(home: string, month: string, lakh: number): Promise<string>;
  markPaid(payment: string, at: string): Promise<void>;
  backToPending(payment: string, at: string): Promise<void>;
  /** Another amount of a month that is paid. */
  setAmount(payment: string, lakh: number, at: string): Promise<void>;
  /** Credits a payment's home to somebody else from that day on. */
  credit(payment: string, affiliate: string | null, from: string): Promise<void>;
  /** Home, payment and mark in one. */
  paid(affiliate: string | null, month: string, lakh: number, at: string): Promise<string>;
  setStatus(code: string, status: string, at: string): Promise<void>;
}

/** The plan as a close would have stored it. */
export async function storePlan(
  asOwner: TestServices['asOwner'],
  version = presentPlan.version,
): Promise<void> {
  await asOwner(
    `insert into plan_versions (version, parameters, valid_from) values ($1, $2, '2000-01-01') on conflict do nothing`,
    [version, JSON.stringify({ ...presentPlan, version })],
  );
}

export async function arrangeMonths({ asOwner, addPerson }: TestServices): Promise<Arranged> {
  const landlord = await addPerson('Leela Landlord');
  const idOf = (rows: { id: string }[]) => {
    if (!rows[0]) throw new Error('Nothing was stored');
    return rows[0].id;
  };
  const inThePast = async (
    table: string,
    column: string,
    statement: string,
    values: unknown[],
    at: string,
  ) => {
    const [last] = await asOwner<{ id: string }>(`select coalesce(max(id), 0)::text as id from ${table}`);
    await asOwner(statement, values);
    await asOwner('set session_replication_role = replica');
    await asOwner(`update ${table} set ${column} where id > $2`, [at, last?.id]);
    await asOwner('set session_replication_role = origin');
  };
  const markPaid: Arranged['markPaid'] = async (payment, at) => {
    await asOwner(
      `update managed_property_rvl_payments set payment_status = 'paid', sequence = sequence + 1, marked_paid_at = $2,
         payment_date = ($2::timestamptz at time zone 'Asia/Kolkata')::date where id = $1`,
      [payment, at],
    );
  };
  const home: Arranged['home'] = async (affiliate, leaseStart = '2024-01-01') => {
    const id = idOf(
      await asOwner<{ id: string }>(
        `with a as (insert into managed_rental_applications
             (landlord_id, submitted_by, status, monthly_rent, property_location, property_type)
           values ($1, $1, 'approved', 2500000, 'Baner', 'apartment') returning id)
         insert into managed_properties (application_id, owner_id) select id, $1 from a returning id`,
        [landlord],
      ),
    );
    await asOwner(
      'insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from) values ($1, $2, $3)',
      [id, affiliate, leaseStart],
    );
    return id;
  };
  const payment: Arranged['payment'] = async (of, month, lakh) =>
    idOf(
      await asOwner<{ id: string }>(
        `insert into managed_property_rvl_payments (managed_property_id, payment_month, rvl_amount)
         values ($1, $2, $3) returning id`,
        [of, `${month}-01`, Math.round(lakh * LAKH)],
      ),
    );
  return {
    home,
    payment,
    markPaid,
    affiliate: async (code, sponsor = null, { status = 'active', joined = '2024-01-01' } = {}) => {
      await asOwner(
        `insert into affiliate_registrations (affiliate_id, full_name, sponsor_id, created_at) values ($1, $1, $2, $3)`,
        [code, sponsor, joined],
      );
      await asOwner(
        `insert into affiliate_profiles (affiliate_id, full_name, email, status, created_at)
         values ($1, $1, lower($1) || '@example.in', $2, $3)`,
        [code, status, joined],
      );
    },
    backToPending: (id, at) =>
      inThePast(
        'managed_property_rvl_changes',
        'changed_at = $1',
        `update managed_property_rvl_payments set payment_status = 'pending', marked_paid_at = null, payment_date = null
          where id = $1`,
        [id],
        at,
      ),
    paid: async (affiliate, month, lakh, at) => {
      const id = await payment(await home(affiliate), month, lakh);
      await markPaid(id, at);
      return id;
    },
    setAmount: (id, lakh, at) =>
      inThePast(
        'managed_property_rvl_changes',
        'changed_at = $1',
        'update managed_property_rvl_payments set rvl_amount = $2, sequence = sequence + 1 where id = $1',
        [id, Math.round(lakh * LAKH)],
        at,
      ),
    credit: async (id, affiliate, from) => {
      await asOwner(
        `insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from)
         select managed_property_id, $2, $3 from managed_property_rvl_payments where id = $1`,
        [id, affiliate, from],
      );
    },
    setStatus: (code, status, at) =>
      inThePast(
        'affiliate_fact_changes',
        `changed_at = $1, effective_from = date_trunc('month', $1::timestamptz at time zone 'Asia/Kolkata')::date`,
        'update affiliate_profiles set status = $2 where affiliate_id = $1',
        [code, status],
        at,
      ),
  };
}

/** Closes that month and those before it that are still open, as of the product's clock. */
export async function closeUpTo({ asOwner, urls, services }: TestServices, month: Month): Promise<void> {
  const nextToClose = async () =>
    (await asOwner<{ next: Month }>(`select to_char(app.next_month_to_close(), 'YYYY-MM') as next`))[0]?.next;
  for (let next = await nextToClose(); next && next <= month; next = await nextToClose()) {
    await closeMonth({ urls, month: next, now: services.now(), requestedBy: null });
  }
}
