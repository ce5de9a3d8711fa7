// The demo's people: one account to try for every role, and the listers and seekers who make the place alive.
import { profileCompletion } from '../../../domain/profiles.ts';
import type { Role } from '../../../domain/roles.ts';
import { cities } from '../places.ts';
import { nameOf } from './names.ts';
import { type Chance, chanceOf, demoId } from './random.ts';

/** Every demo account has this password; printed by `npm start`, and none exists in production. */
export const demoPassword = 'kiraya-demo-2026';

/** `demoPassword` hashed once by better-auth's own function (scrypt), because each hash costs 80 ms. */
export const demoPasswordHash =
  '09456cc85c6dfc409fdc5fef94ee71ee:9b3dacf361b8bddacb0cf537c7138e969ddc799b6d084ce54184bb2d5b01fecc96f624facc2aa0a95bc5d505aafe27ab3993cd7f903069ac90059f6ac2f71d40';

export interface DemoAccount {
  label: string;
  email: string;
  name: [firstName: string, lastName: string];
  roles: Role[];
  city: string;
}

const account = (label: string, name: [string, string], roles: Role[], city: string): DemoAccount => ({
  label,
  email: `${label}@demo.kiraya.example`,
  name,
  roles,
  city,
});

const publicAccounts: DemoAccount[] = [
  account('admin', ['Meera', 'Iyengar'], ['admin'], 'Bengaluru'),
  account('broker', ['Farhan', 'Qureshi'], ['broker'], 'Mumbai'),
  account('landlord', ['Sudha', 'Hegde'], ['landlord'], 'Bengaluru'),
  account('property_manager', ['Arindam', 'Sengupta'], ['property_manager'], 'Pune'),
  account('tenant', ['Nikhil', 'Menon'], ['tenant'], 'Bengaluru'),
  account('user', ['Simran', 'Bedi'], [], 'Delhi'),
  account('affiliate', ['Jignesh', 'Trivedi'], [], 'Ahmedabad'),
];

/** Whoever works in the office below the administrator. They stand apart: the other people are the same with and without them. */
const staffAccounts: DemoAccount[] = [
  account('support', ['Lalita', 'Kujur'], ['support'], 'Kolkata'),
  account('verification', ['Tashi', 'Bhutia'], ['verification'], 'Kolkata'),
  account('finance_maker', ['Thangam', 'Subbiah'], ['finance_maker'], 'Chennai'),
  account('finance_checker', ['Bhagwati', 'Rawat'], ['finance_checker'], 'Delhi'),
  account('programme_manager', ['Ibemhal', 'Devi'], ['programme_manager'], 'Bengaluru'),
  account('viewer', ['Perin', 'Daruwala'], ['viewer'], 'Mumbai'),
];

/** Whoever works at the broker's agency beside them; apart as well. */
const agencyAccounts: DemoAccount[] = [
  account('agent', ['Nafisa', 'Contractor'], [], 'Mumbai'),
  account('accountant', ['Prabhakar', 'Gokhale'], [], 'Mumbai'),
];

export const demoAccounts: DemoAccount[] = [...publicAccounts, ...staffAccounts, ...agencyAccounts];

export interface DemoPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  fullName: string;
  roles: Role[];
  phone: string | null;
  city: string | null;
  state: string | null;
  annualIncome: number | null;
  preferredRentMin: number | null;
  preferredRentMax: number | null;
  preferredBedrooms: number | null;
  profileCompletionPercentage: number;
  /** Days before the seeding day. */
  joinedDaysAgo: number;
}

const LANDLORDS = 52;
const BROKERS = 16;
const SEEKERS = 80;
const AFFILIATES = 102;
const rupees = (amount: number) => amount * 100;

const stateOf = (city: string) => cities.find(({ name }) => name === city)?.state ?? null;

type Known = Pick<DemoPerson, 'id' | 'email' | 'firstName' | 'lastName' | 'roles'> & {
  city: string;
  full: boolean;
};

/** Whoever rents out, brokers or works for Kiraya was here before the oldest story begins; seekers came since. */
const joined: Record<'early' | 'lately', [from: number, to: number]> = {
  early: [440, 800],
  lately: [70, 420],
};

function personOf(chance: Chance, known: Known): DemoPerson {
  const { city, full, ...rest } = known;
  const cameEarly = !rest.roles.includes('tenant') || rest.email.endsWith('@demo.kiraya.example');
  const fullName = `${rest.firstName} ${rest.lastName}`;
  const has = (share: number) => full || chance.happens(share);
  const budget = chance.whole(10, 70) * 1000;
  const livesIn = has(0.85) ? city : null;
  const fields = {
    ...rest,
    fullName,
    phone: has(0.8)
      ? `+91${chance.pick(['98', '97', '99', '96', '88', '70', '63'])}${String(chance.whole(10_000_000, 99_999_999))}`
      : null,
    city: livesIn,
    state: livesIn && stateOf(livesIn),
    annualIncome: has(0.45) ? rupees(chance.whole(4, 32) * 100_000) : null,
    preferredRentMin: has(0.5) ? rupees(Math.round((budget * 0.6) / 1000) * 1000) : null,
    preferredRentMax: has(0.5) ? rupees(budget) : null,
    preferredBedrooms: has(0.55) ? chance.whole(1, 3) : null,
  };
  const { percentage } = profileCompletion({ ...fields, emailVerified: true });
  return {
    ...fields,
    profileCompletionPercentage: percentage,
    joinedDaysAgo: chance.whole(...(cameEarly ? joined.early : joined.lately)),
  };
}

export interface DemoPeople {
  accounts: Map<string, DemoPerson>;
  landlords: DemoPerson[];
  brokers: DemoPerson[];
  seekers: DemoPerson[];
  /** People of the affiliate programme who are nothing else; the last six joined within weeks. */
  affiliates: DemoPerson[];
}

export function demoPeople(): DemoPeople {
  const chance = chanceOf(1);
  const used = new Set(demoAccounts.map(({ name }) => name.join(' ')));
  const accountsOf = (own: Chance, kind: string, known: readonly DemoAccount[]) =>
    known.map(({ label, email, name: [firstName, lastName], roles, city }, n) => {
      const id = demoId(kind, n);
      const full = label !== 'user';
      return [label, personOf(own, { id, email, firstName, lastName, roles, city, full })] as const;
    });
  const accounts = new Map([
    ...accountsOf(chance, 'account', publicAccounts),
    ...accountsOf(chanceOf(2), 'staff', staffAccounts),
    ...accountsOf(chanceOf(3), 'agency', agencyAccounts),
  ]);
  const crowd = (kind: string, count: number, roles: Role[]) =>
    Array.from({ length: count }, (_, n) => {
      const { firstName, lastName } = nameOf(chance, used);
      const address = `${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
      return personOf(chance, {
        id: demoId(kind, n),
        email: `${address}@people.kiraya.example`,
        firstName,
        lastName,
        roles,
        city: cities[n % cities.length]?.name ?? 'Pune',
        full: chance.happens(0.4),
      });
    });
  return {
    accounts,
    landlords: crowd('landlord', LANDLORDS, ['landlord']),
    brokers: crowd('broker', BROKERS, ['broker']),
    seekers: crowd('seeker', SEEKERS, ['tenant']),
    affiliates: crowd('affiliate', AFFILIATES, []).map((person, n) => ({
      ...person,
      joinedDaysAgo: n < AFFILIATES - 6 ? 429 - n * 4 : 3 * (AFFILIATES - n),
    })),
  };
}
