// Who asks about which home in the demo: every state for the accounts to try, then a crowd's worth.
import type { Instant } from '../../../domain/dates.ts';
import { applicationOf, applicationPaths, type DemoApplication } from './applications.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { chanceOf } from './random.ts';
import { type DemoVisit, visitOf, visitPaths } from './visits.ts';

const VISITS = 100;
const APPLICATIONS = 60;
/** Homes that were shown before anybody asked about them. */
const SHOWN_DAYS = 24;

/** Pairs of a home and a seeker, each at most once, so that nobody has two open leads on one home. */
function pairing(homes: DemoHome[], people: DemoPeople, seed: number) {
  const chance = chanceOf(seed);
  const taken = new Set<string>();
  const open = homes.filter(
    ({ listingState, availability, publishedDaysAgo }) =>
      listingState === 'published' && availability === 'available' && publishedDaysAgo >= SHOWN_DAYS,
  );
  return (seeker = chance.pick(people.seekers), listerLabel?: string): [DemoHome, DemoPerson] => {
    const lister = listerLabel === undefined ? undefined : people.accounts.get(listerLabel)?.id;
    const fitting = open.filter(
      (home) => home.lister.id !== seeker.id && (lister === undefined || home.lister.id === lister),
    );
    for (;;) {
      const home = chance.pick(fitting);
      const key = `${home.id} ${seeker.id}`;
      if (taken.has(key)) continue;
      taken.add(key);
      return [home, seeker];
    }
  };
}

/** Every state for the demo tenant and for each lister account, then a crowd's worth of others. */
export function demoLeads(
  homes: DemoHome[],
  people: DemoPeople,
  now: Instant,
): { visits: DemoVisit[]; applications: DemoApplication[] } {
  const tenant = people.accounts.get('tenant');
  const listers = ['landlord', 'broker'];
  const visits: DemoVisit[] = [];
  const forVisit = pairing(homes, people, 3);
  for (const path of visitPaths.keys()) {
    visits.push(
      visitOf(visits.length, ...forVisit(tenant, path % 4 === 2 ? 'landlord' : undefined), now, path),
    );
    for (const lister of listers)
      visits.push(visitOf(visits.length, ...forVisit(undefined, lister), now, path));
  }
  while (visits.length < VISITS) visits.push(visitOf(visits.length, ...forVisit(), now));
  const applications: DemoApplication[] = [];
  const forApplication = pairing(homes, people, 4);
  for (const path of applicationPaths.keys()) {
    applications.push(
      applicationOf(
        applications.length,
        ...forApplication(tenant, path % 3 === 1 ? 'landlord' : undefined),
        now,
        path,
      ),
    );
    for (const lister of listers)
      applications.push(applicationOf(applications.length, ...forApplication(undefined, lister), now, path));
  }
  while (applications.length < APPLICATIONS)
    applications.push(applicationOf(applications.length, ...forApplication(), now));
  return { visits, applications };
}
