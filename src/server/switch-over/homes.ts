/** Managed homes of a business that moves in, and the months that were paid before: what is known of them, and how they are written. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { planInForce } from '../../db/commission-plans.ts';
import { type CalendarDate, firstDayOf, monthOf } from '../../domain/dates.ts';
import { addRvlDefaults, configurationDefaults } from '../../domain/managed-rentals.ts';
import {
  countedFrom,
  type HomeRow,
  type MonthRow,
  monthKey,
  type SwitchOverHome,
} from '../../domain/switch-over-homes.ts';
import type { Executor } from '../lib/request-context.ts';

export const asJson = (rows: readonly object[]) => JSON.stringify(rows);

export async function homesOfFiles(db: Executor): Promise<Map<string, SwitchOverHome>> {
  const { rows } = await db.execute<Omit<SwitchOverHome, 'rvl'> & { rvl: string }>(sql`
    select reference, owner_reference as owner, location, address, property_type, rvl::text as rvl,
        managed_since::text as managed_since, affiliate_reference as affiliate, fee_bp as fee, counted_from::text as counted_from
      from switch_over_homes`);
  return new Map(rows.map(({ rvl, ...home }) => [home.reference, { ...home, rvl: Number(rvl) }]));
}

export async function monthsOfFiles(db: Executor): Promise<Map<string, boolean>> {
  const { rows } = await db.execute<{ home: string; month: string; paid: boolean }>(
    sql`select home_reference as home, month::text as month, is_paid as paid from switch_over_months`,
  );
  return new Map(rows.map(({ home, month, paid }) => [monthKey({ home, month: monthOf(month) }), paid]));
}

/** As Add RVL does, for owners who may have no account yet: whoever proves the owner's address or number owns the home then. */
export async function writeHomes(
  db: Executor,
  fresh: readonly HomeRow[],
  today: CalendarDate,
): Promise<void> {
  const homes = asJson(
    fresh.map((home) => ({
      ...home,
      application: randomUUID(),
      property: randomUUID(),
      counted_from: countedFrom(home.managed_since ?? today, today),
    })),
  );
  const rows = sql`jsonb_to_recordset(${homes}::jsonb) as f (reference text, owner text, location text, address text,
    property_type text, rvl bigint, managed_since date, affiliate text, fee int, application uuid, property uuid, counted_from date)
    join switch_over_people s on s.reference = f.owner left join switch_over_people a on a.reference = f.affiliate`;
  const { defaultShareBp } = await planInForce(db);
  await db.execute(sql`
    insert into managed_rental_applications (id, status, landlord_id, landlord_name, landlord_email, landlord_phone, submitted_by,
        monthly_rent, property_location, property_type, property_address, rental_value_locked, commission_percentage,
        management_fee_percentage, contract_type, reviewed_at, reviewed_by_admin_id)
    select f.application, 'approved', s.user_id, s.name, s.email, case when s.email is null then s.phone end, app.user_id(),
        f.rvl, f.location, f.property_type, f.address, f.rvl, ${defaultShareBp / 100}::numeric, f.fee / 100.0,
        ${addRvlDefaults.contractType}, app.now(), app.user_id()
      from ${rows}`);
  await db.execute(sql`
    insert into managed_properties (id, application_id, owner_id)
    select f.property, m.id, m.landlord_id from ${rows} join managed_rental_applications m on m.id = f.application`);
  await db.execute(sql`
    insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, security_deposit_type,
        payment_mode, monthly_rent_payment_date, lease_start_date, affiliate_id, affiliate_name, rvl_amount, created_by_admin_id)
    select f.property, f.application, f.location, s.name, f.rvl, ${configurationDefaults.securityDepositType},
        ${configurationDefaults.paymentMode}, ${configurationDefaults.monthlyRentPaymentDate}, f.counted_from, a.affiliate_id,
        case when a.affiliate_id is not null then a.name end, f.rvl, app.user_id()
      from ${rows}`);
  await db.execute(sql`
    insert into managed_property_attributions (managed_property_id, affiliate_id, valid_from, created_by_admin_id)
    select f.property, a.affiliate_id, f.counted_from, app.user_id() from ${rows} where a.affiliate_id is not null`);
  await db.execute(sql`
    insert into switch_over_homes (reference, owner_reference, affiliate_reference, location, address, property_type, rvl, fee_bp,
        managed_since, counted_from, managed_property_id)
    select f.reference, f.owner, f.affiliate, f.location, f.address, f.property_type, f.rvl, f.fee, f.managed_since,
        f.counted_from, f.property
      from ${rows}`);
}

/** History alone: no commission is counted from these months. */
export async function writeMonths(db: Executor, fresh: readonly MonthRow[]): Promise<void> {
  const months = asJson(fresh.map(({ home, month, paid }) => ({ home, month: firstDayOf(month), paid })));
  await db.execute(sql`
    insert into switch_over_months (home_reference, month, is_paid)
    select home, month, paid from jsonb_to_recordset(${months}::jsonb) as f (home text, month date, paid boolean)`);
}
