// The demo's people as rows of the sign-in library and of the profiles.
import { type DemoPeople, type DemoPerson, demoPasswordHash } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

export const everyone = (people: DemoPeople): DemoPerson[] => [
  ...people.accounts.values(),
  ...people.landlords,
  ...people.brokers,
  ...people.seekers,
  ...people.affiliates,
];

export const userRow =
  (clock: SeedClock) =>
  (person: DemoPerson): Row => ({
    id: person.id,
    name: person.fullName,
    email: person.email,
    email_verified: true,
    created_at: ago(clock, person.joinedDaysAgo * 24),
    updated_at: ago(clock, person.joinedDaysAgo * 24),
  });

/** Only the accounts meant for trying can sign in; the crowd has no password. */
export const passwordRow =
  (clock: SeedClock) =>
  (person: DemoPerson, n: number): Row => ({
    id: demoId('credential', n),
    account_id: person.id,
    provider_id: 'credential',
    user_id: person.id,
    password: demoPasswordHash,
    created_at: ago(clock, 24),
    updated_at: ago(clock, 24),
  });

export const profileRow =
  (clock: SeedClock) =>
  (person: DemoPerson): Row => ({
    user_id: person.id,
    phone: person.phone,
    city: person.city,
    state: person.state,
    annual_income: person.annualIncome,
    preferred_rent_min: person.preferredRentMin,
    preferred_rent_max: person.preferredRentMax,
    preferred_bedrooms: person.preferredBedrooms,
    profile_completion_percentage: person.profileCompletionPercentage,
    created_at: ago(clock, person.joinedDaysAgo * 24),
  });
