// The demo's applications: each goes one of the ways an application can go, by the domain's own rules.
import {
  type ApplicationStatus,
  applicationEvents,
  incomeBands,
  nextApplicationStatus,
} from '../../../domain/applications.ts';
import { addDays, type CalendarDate, dateInIndia, type Instant } from '../../../domain/dates.ts';
import { type SharedWork, workOf } from './application-profiles.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPerson } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { type DemoEvent, type DemoLead, noteOf } from './timelines.ts';

export interface DemoApplication extends DemoLead {
  status: ApplicationStatus;
  moveInDate: CalendarDate;
  household: string;
  occupants: number;
  incomeBand: (typeof incomeBands)[number];
  /** What the seeker shared of their application profile; many share nothing. */
  shared: SharedWork | null;
}

export const applicationPaths: {
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

export function applicationOf(
  n: number,
  home: DemoHome,
  seeker: DemoPerson,
  now: Instant,
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
    {
      side: 'seeker',
      action: applicationEvents.submit,
      move: 'submit',
      status,
      note: notes,
      details: null,
      hoursAgo,
    },
  ];
  for (const [action, side] of way.steps) {
    hoursAgo = Math.max(0.2, hoursAgo * (0.2 + chance.next() * 0.5));
    status = nextApplicationStatus(status, action, side);
    events.push({
      side,
      action: applicationEvents[action],
      move: action,
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
    moveInDate: addDays(dateInIndia(now), chance.whole(5, 45)),
    occupants: household === 'family' ? chance.whole(2, 5) : chance.whole(1, 3),
    incomeBand: chance.pick(incomeBands.slice(home.rent > 40_000 ? 3 : 1)),
    shared: n % 3 === 0 ? workOf(seeker) : null,
  };
}
