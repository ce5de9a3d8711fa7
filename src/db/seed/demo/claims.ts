// The demo's verification claims: verified homes were looked over, some of them more closely, and a few claims wait.
import { type ClaimKind, type ClaimMethod, claimRules, latestEnd } from '../../../domain/claims.ts';
import { dateInIndia } from '../../../domain/dates.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

/** Days after which a look is done; a listing of the demo is younger than its approval is good for. */
const LOOKED_AFTER_DAYS = 2;

type Claim = { user: string; home: DemoHome | null; kind: ClaimKind; reference: string | null };

export function claimRows(clock: SeedClock, homes: DemoHome[], people: DemoPeople, admin: DemoPerson): Row[] {
  const verified = homes.filter((home) => home.verified);
  const looks = verified.flatMap((home, n): Row[] => {
    const days = Math.min(120, Math.max(0, home.publishedDaysAgo - LOOKED_AFTER_DAYS));
    const of = (kind: ClaimKind, method: ClaimMethod) =>
      good(clock, admin, { user: home.lister.id, home, kind, reference: null }, { method, days });
    const rows = [of('listing', 'desk_review')];
    if (n % 3 === 0) rows.push(of('ownership', 'paper_checked'));
    if (n % 5 === 0) rows.push(of('photos', 'site_visit'));
    return rows;
  });
  const listers = people.landlords.filter(({ phone }) => phone !== null);
  const callers = listers.slice(0, 12).map(({ id, phone }) => ({ user: id, reference: phone }));
  const phones = callers.map(({ user, reference }) =>
    good(clock, admin, { user, home: null, kind: 'phone', reference }, { method: 'called_back', days: 30 }),
  );
  const rows = [...looks, ...phones, ...waiting(clock, homes, listers)];
  return rows.map((one, n) => ({ ...one, id: demoId('claim', n) }));
}

function waiting(clock: SeedClock, homes: DemoHome[], listers: readonly DemoPerson[]): Row[] {
  const shown = homes.filter(({ listingState, verified }) => listingState === 'published' && !verified);
  const ofHomes = shown.slice(20, 24).map((home, n) => ({
    ...row({ user: home.lister.id, home, kind: 'photos', reference: null }),
    status: 'submitted',
    note: n === 0 ? 'The tenant is at home after six.' : null,
    ...times(clock, 9 + n * 17),
  }));
  const ofPeople = listers.slice(12, 15).map(({ id, phone }, n) => ({
    ...row({ user: id, home: null, kind: 'phone', reference: phone }),
    status: 'submitted',
    note: null,
    ...times(clock, 5 + n * 20),
  }));
  return [...ofHomes, ...ofPeople];
}

type Look = { method: ClaimMethod; days: number };

function good(clock: SeedClock, admin: DemoPerson, claim: Claim, { method, days }: Look): Row {
  const decidedAt = ago(clock, days * 24 + 1);
  if (!claimRules[claim.kind].methods.includes(method)) throw new Error(`${claim.kind} is not ${method}`);
  return {
    ...row(claim),
    status: 'verified',
    note: null,
    ...times(clock, days * 24 + 30),
    method,
    decided_by: admin.id,
    decided_at: decidedAt,
    valid_until: latestEnd(claim.kind, dateInIndia(decidedAt)),
    updated_at: decidedAt,
  };
}

const row = ({ user, home, kind, reference }: Claim): Row => ({
  user_id: user,
  property_id: home?.id ?? null,
  ...{ kind, reference },
  is_reminded: false,
  ...{ method: null, decided_by: null, decided_at: null, valid_until: null },
});

const times = (clock: SeedClock, hours: number) => ({
  created_at: ago(clock, hours),
  updated_at: ago(clock, hours),
});
