// The demo's visits: each goes one of the ways a visit can go, step by step by the domain's own rules.
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
import type { DemoPerson } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { type DemoEvent, type DemoLead, noteOf, type Side } from './timelines.ts';

export interface DemoVisit extends DemoLead, VisitStanding {
  visitType: 'physical' | 'virtual';
  scheduledDate: CalendarDate;
  slot: VisitSlot;
  rating: number | null;
}

/** The ways a visit goes, oldest step first; `in` is the day of the slot from today. */
export const visitPaths: { steps: [VisitAction, Side][]; in: [number, number]; weight: number }[] = [
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

export function visitOf(
  n: number,
  home: DemoHome,
  seeker: DemoPerson,
  today: CalendarDate,
  path = -1,
): DemoVisit {
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
