/** What tests of managed rentals begin with: filled forms, a broker, an affiliate, a home under management. */
import {
  addMonths,
  dateInIndia,
  firstDayOf,
  type Month,
  monthOf,
  shiftMonth,
} from '../../src/domain/dates.ts';
import type { TestServices } from './services.ts';

export const today = (): string => dateInIndia(new Date().toISOString());
/** So many months before the current one. */
export const monthsAgo = (months: number): Month => shiftMonth(monthOf(today()), -months);

export const rentalForm = (own: object = {}) => ({
  monthly_rent: 2_500_000,
  property_location: 'Baner, Pune',
  property_type: 'apartment' as const,
  agrees: true as const,
  ...own,
});

/** A lease from the first day of the month a year ago. */
export const configuration = (own: object = {}) => ({
  property_name: 'Rose 4',
  owner_name: 'Lal Singh',
  monthly_rent: 2_500_000,
  lease_start_date: firstDayOf(monthOf(addMonths(today(), -12))),
  rvl_amount: 2_400_000,
  ...own,
});

export async function addBroker({ asOwner, addPerson }: TestServices, name: string, isActivated = true) {
  const userId = await addPerson(name, ['broker']);
  await asOwner('insert into brokers (user_id, name, activated, status) values ($1, $2, $3, $4)', [
    userId,
    `${name} Homes`,
    isActivated,
    isActivated ? 'activated' : 'submitted',
  ]);
  return userId;
}

export async function addAffiliate(
  { asOwner }: TestServices,
  code: string,
  own: { userId?: string; status?: string } = {},
) {
  await asOwner(
    'insert into affiliate_registrations (affiliate_id, user_id, full_name) values ($1, $2, $3)',
    [code, own.userId ?? null, `Affiliate ${code}`],
  );
  await asOwner(
    `insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status) values ($1, $2, $3, 'a@example.in', $4)`,
    [code, own.userId ?? null, `Affiliate ${code}`, own.status ?? 'active'],
  );
  return code;
}

/** Handed in by that landlord, approved and configured by that admin: the managed property's id. */
export async function manageHome(
  services: TestServices,
  { landlord, admin, own = {} }: { landlord: string; admin: string; own?: object },
) {
  const { id } = await services.as(landlord).managedRentals.submit(rentalForm());
  await services.as(admin).managedRentals.approve({ id, ...configuration(own) });
  const [property] = await services.asOwner<{ id: string }>(
    'select id from managed_properties where application_id = $1',
    [id],
  );
  if (!property) throw new Error('No managed property was made');
  return property.id;
}
