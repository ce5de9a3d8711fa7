// The demo's affiliates: a sponsor tree twelve deep with every status and mode, always the same codes.
import { createHash } from 'node:crypto';
import { type AffiliateStatus, affiliateCode, type CalculationMode } from '../../../domain/affiliates.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { type Chance, chanceOf } from './random.ts';

export interface DemoAffiliate {
  code: string;
  person: DemoPerson;
  sponsor: DemoAffiliate | null;
  /** 1 for a root. */
  depth: number;
  /** Null: registered, no profile yet, which counts as active. */
  status: AffiliateStatus | null;
  mode: CalculationMode;
  joinedDaysAgo: number;
  recruits: number;
}

const ROOTS = 3;
const CHAIN_DEPTH = 12;
/** Activated brokers who have not named a sponsor yet: pending, outside the tree. */
const WAITING_BROKERS = 5;

export const demoCode = (n: number) =>
  affiliateCode(createHash('sha256').update(`kiraya demo affiliate ${n}`).digest());

/**
 * Everybody of the programme, sponsors before their recruits. The demo affiliate leads the largest leg of the first root,
 * down to depth twelve; the demo broker leads another. The first root is calculated by total volume.
 */
export function demoAffiliates(people: DemoPeople): DemoAffiliate[] {
  const chance = chanceOf(5);
  const found: DemoAffiliate[] = [];
  const join = (person: DemoPerson, sponsor: DemoAffiliate | null): DemoAffiliate => {
    const n = found.length;
    const joinedDaysAgo = Math.min(person.joinedDaysAgo, (sponsor?.joinedDaysAgo ?? 430) - 1);
    const own = {
      code: demoCode(n),
      person,
      sponsor,
      depth: (sponsor?.depth ?? 0) + 1,
      joinedDaysAgo,
      recruits: 0,
    };
    const affiliate: DemoAffiliate = {
      ...own,
      status: statusOf(n),
      mode: n % 9 === 0 ? 'total_volume' : 'balanced',
    };
    if (sponsor) sponsor.recruits += 1;
    found.push(affiliate);
    return affiliate;
  };
  const [affiliate, broker] = ['affiliate', 'broker'].map((label) => people.accounts.get(label));
  if (!affiliate || !broker) throw new Error('The demo has no affiliate or no broker');
  const inTree = people.brokers.slice(WAITING_BROKERS);
  const others = [...people.affiliates];
  const next = () => others.shift() as DemoPerson;
  const roots = Array.from({ length: ROOTS }, () => join(next(), null));
  const leader = join(affiliate, roots[0] ?? null);
  join(broker, roots[0] ?? null);
  let last = leader;
  while (last.depth < CHAIN_DEPTH) last = join(next(), last);
  for (const person of [...inTree, ...others]) join(person, sponsorFor(chance, found, leader));
  for (const person of people.brokers.slice(0, WAITING_BROKERS)) join(person, null).status = 'pending';
  return found;
}

/** Early and popular sponsors get more recruits; the newest and the deepest get none. */
function sponsorFor(chance: Chance, found: DemoAffiliate[], leader: DemoAffiliate): DemoAffiliate {
  const open = found.filter(
    ({ status, depth, joinedDaysAgo }) => status !== 'terminated' && depth < 9 && joinedDaysAgo > 20,
  );
  return chance.weighted(
    open.map(
      (one) => [one, (one === leader ? 6 : 1) * (10 - one.depth) * (one.recruits > 8 ? 0.1 : 1)] as const,
    ),
  );
}

/** Most are active; the accounts for trying are. */
function statusOf(n: number): AffiliateStatus | null {
  if (n < 20) return 'active';
  if (n % 16 === 5) return 'pending';
  if (n % 40 === 23) return 'suspended';
  if (n % 40 === 37) return 'terminated';
  return n % 40 === 12 ? null : 'active';
}
