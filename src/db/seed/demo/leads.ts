// The demo's visits and applications in every state, each with the timeline that leads to it.
import {
  type ApplicationStatus,
  applicationEvents,
  incomeBands,
  nextApplicationStatus,
} from '../../../domain/applications.ts';
import { addDays, type CalendarDate } from '../../../domain/dates.ts';
import {
  nextVisit,
  requestedVisit,
  type VisitAction,
  type VisitSlot,
  type VisitStanding,
  visitEvents,
  visitSlots,
} from '../../../domain/visits.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { type Chance, chanceOf, demoId } from './random.ts';

type Side = 'seeker' | 'lister';

export interface DemoEvent {
  side: Side;
  action: string;
  status: string;
  note: string | null;
  details: Record<string, unknown> | null;
  hoursAgo: number;
}

interface DemoLead {
  id: string;
  home: DemoHome;
  seeker: DemoPerson;
  notes: string | null;
  events: DemoEvent[];
}

export interface DemoVisit extends DemoLead, VisitStanding {
  visitType: 'physical' | 'virtual';
  scheduledDate: CalendarDate;
  slot: VisitSlot;
  rating: number | null;
}

export interface DemoApplication extends DemoLead {
  status: ApplicationStatus;
  moveInDate: CalendarDate;
  household: string;
  occupants: number;
  incomeBand: (typeof incomeBands)[number];
}

/** The ways a visit goes, oldest step first; `in` is the day of the slot from today. */
const visitPaths: { steps: [VisitAction, Side][]; in: [number, number]; weight: number }[] = [
  { steps: [], in: [1, 9], weight: 24 },
  { steps: [['propose', 'lister']], in: [2, 9], weight: 10 },
  { steps: [['accept', 'lister']], in: [0, 7], weight: 20 },
  {
    steps: [
      ['propose', 'lister'],
      ['accept', 'seeker'],
    ],
    in: [1, 8],
    weight: 8,
  },
  {
    steps: [
      ['accept', 'lister'],
      ['reschedule', 'seeker'],
    ],
    in: [3, 10],
    weight: 6,
  },
  {
    steps: [
      ['accept', 'lister'],
      ['complete', 'lister'],
    ],
    in: [-20, -2],
    weight: 24,
  },
  { steps: [['decline', 'lister']], in: [-12, 3], weight: 8 },
  {
    steps: [
      ['accept', 'lister'],
      ['cancel', 'seeker'],
    ],
    in: [-9, 4],
    weight: 6,
  },
];

const asked = [
  'We are a family of three and would like to see the home over the weekend.',
  'I work nearby; an evening after six would suit me best.',
  'Could we see the parking and the terrace as well?',
  'Moving from another city, so a short video call first would help.',
  'Please tell me if the rent is negotiable for a two-year lease.',
  null,
  null,
];
const declined = [
  'Sorry, the home has just been promised to someone else.',
  'We are painting that week; please ask again later.',
];
const cancelled = [
  'Something came up at work, I will ask again.',
  'We have found a home closer to school, thank you.',
];
const proposed = [
  'That hour does not work for us, would this one do?',
  'The present tenants ask for a later hour.',
];

function noteOf(action: string, chance: Chance): string | null {
  if (action === 'decline') return chance.pick(declined);
  if (action === 'cancel' || action === 'withdraw') return chance.pick(cancelled);
  return action === 'propose' ? chance.pick(proposed) : null;
}

function visitOf(n: number, home: DemoHome, seeker: DemoPerson, today: CalendarDate, path = -1): DemoVisit {
  const chance = chanceOf(20_000 + n);
  const way = visitPaths[path] ?? chance.weighted(visitPaths.map((known) => [known, known.weight] as const));
  const scheduledDate = addDays(today, chance.whole(...way.in));
  const slot = chance.pick(visitSlots);
  const details = { scheduled_date: scheduledDate, slot };
  const daysAgo = Math.max(1, -way.in[0]) + chance.whole(1, 3);
  let hoursAgo = daysAgo * 24 + chance.whole(1, 20);
  const notes = chance.pick(asked);
  let standing: VisitStanding = requestedVisit;
  const events: DemoEvent[] = [
    { side: 'seeker', action: visitEvents.request, status: standing.status, note: notes, details, hoursAgo },
  ];
  for (const [action, side] of way.steps) {
    hoursAgo = Math.max(0.2, hoursAgo * (0.2 + chance.next() * 0.5));
    standing = nextVisit(standing, action, side);
    events.push({
      side,
      action: visitEvents[action],
      status: standing.status,
      note: noteOf(action, chance),
      details: action === 'propose' || action === 'reschedule' ? details : null,
      hoursAgo,
    });
  }
  return {
    id: demoId('visit', n),
    home,
    seeker,
    notes,
    events,
    ...standing,
    scheduledDate,
    slot,
    visitType: chance.happens(0.78) ? 'physical' : 'virtual',
    rating: standing.status === 'completed' && chance.happens(0.7) ? chance.whole(3, 5) : null,
  };
}

const applicationPaths: {
  steps: (['review' | 'approve' | 'decline', 'lister'] | ['withdraw', 'seeker'])[];
  weight: number;
}[] = [
  { steps: [], weight: 28 },
  { steps: [['review', 'lister']], weight: 22 },
  {
    steps: [
      ['review', 'lister'],
      ['approve', 'lister'],
    ],
    weight: 22,
  },
  {
    steps: [
      ['review', 'lister'],
      ['decline', 'lister'],
    ],
    weight: 12,
  },
  { steps: [['decline', 'lister']], weight: 6 },
  { steps: [['withdraw', 'seeker']], weight: 10 },
];

const introductions = [
  'My wife and I both work at a hospital nearby; we have no children yet and do not smoke.',
  'Two of us, colleagues at the same company, looking for a long stay.',
  'Family of four moving for my daughter’s school; we can pay the deposit at once.',
  'I have rented for six years and can give my last landlord as a reference.',
  'My company signs the lease and pays the rent by bank transfer.',
  null,
];

function applicationOf(
  n: number,
  home: DemoHome,
  seeker: DemoPerson,
  today: CalendarDate,
  path = -1,
): DemoApplication {
  const chance = chanceOf(40_000 + n);
  const way =
    applicationPaths[path] ??
    chance.weighted(applicationPaths.map((known) => [known, known.weight] as const));
  const household =
    home.preferredTenant === 'anyone'
      ? chance.pick(['family', 'family', 'bachelors', 'company'])
      : home.preferredTenant;
  let hoursAgo = chance.whole(14, 24 * 16);
  const notes = chance.pick(introductions);
  let status: ApplicationStatus = 'submitted';
  const events: DemoEvent[] = [
    { side: 'seeker', action: applicationEvents.submit, status, note: notes, details: null, hoursAgo },
  ];
  for (const [action, side] of way.steps) {
    hoursAgo = Math.max(0.2, hoursAgo * (0.2 + chance.next() * 0.5));
    status = nextApplicationStatus(status, action, side);
    events.push({
      side,
      action: applicationEvents[action],
      status,
      note: noteOf(action, chance),
      details: null,
      hoursAgo,
    });
  }
  return {
    id: demoId('application', n),
    home,
    seeker,
    notes,
    events,
    status,
    household,
    moveInDate: addDays(today, chance.whole(5, 45)),
    occupants: household === 'family' ? chance.whole(2, 5) : chance.whole(1, 3),
    incomeBand: chance.pick(incomeBands.slice(home.rent > 40_000 ? 3 : 1)),
  };
}

const VISITS = 170;
const APPLICATIONS = 120;

/** Pairs of a home and a seeker, each at most once, so that nobody has two open leads on one home. */
function pairing(homes: DemoHome[], people: DemoPeople, seed: number) {
  const chance = chanceOf(seed);
  const taken = new Set<string>();
  const open = homes.filter((home) => home.listingState === 'published' && home.availability === 'available');
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
  today: CalendarDate,
): { visits: DemoVisit[]; applications: DemoApplication[] } {
  const tenant = people.accounts.get('tenant');
  const listers = ['landlord', 'broker'];
  const visits: DemoVisit[] = [];
  const forVisit = pairing(homes, people, 3);
  for (const path of visitPaths.keys()) {
    visits.push(
      visitOf(visits.length, ...forVisit(tenant, path % 4 === 2 ? 'landlord' : undefined), today, path),
    );
    for (const lister of listers)
      visits.push(visitOf(visits.length, ...forVisit(undefined, lister), today, path));
  }
  while (visits.length < VISITS) visits.push(visitOf(visits.length, ...forVisit(), today));
  const applications: DemoApplication[] = [];
  const forApplication = pairing(homes, people, 4);
  for (const path of applicationPaths.keys()) {
    applications.push(
      applicationOf(
        applications.length,
        ...forApplication(tenant, path % 3 === 1 ? 'landlord' : undefined),
        today,
        path,
      ),
    );
    for (const lister of listers)
      applications.push(
        applicationOf(applications.length, ...forApplication(undefined, lister), today, path),
      );
  }
  while (applications.length < APPLICATIONS)
    applications.push(applicationOf(applications.length, ...forApplication(), today));
  return { visits, applications };
}
