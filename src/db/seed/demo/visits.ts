// The demo's visits: each goes one of the ways a visit can go, step by step by the domain's own rules.
import { addDays, type CalendarDate, dateInIndia, epochMs, type Instant } from '../../../domain/dates.ts';
import {
  nextVisit,
  requestedVisit,
  type VisitAction,
  type VisitSlot,
  type VisitStanding,
  visitEvents,
  visitSlots,
  visitStart,
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

/** Who asks leaves so many hours before the slot, or before now where the slot is still to come. */
const ASKED_BEFORE = [6, 60] as const;
const HOUR_MS = 3_600_000;

export function visitOf(n: number, home: DemoHome, seeker: DemoPerson, now: Instant, path = -1): DemoVisit {
  const chance = chanceOf(20_000 + n);
  const way = visitPaths[path] ?? chance.weighted(visitPaths.map((known) => [known, known.weight] as const));
  const scheduledDate = addDays(dateInIndia(now), chance.whole(...way.in));
  const slot = chance.pick(visitSlots);
  const details = { scheduled_date: scheduledDate, slot };
  // What is asked and answered is so before the slot begins.
  const slotAgo = (epochMs(now) - epochMs(visitStart(scheduledDate, slot))) / HOUR_MS;
  const latest = Math.max(0, slotAgo);
  let before = chance.whole(...ASKED_BEFORE);
  const notes = chance.pick(asked);
  let standing: VisitStanding = requestedVisit;
  const happened = (
    side: Side,
    action: VisitAction | 'request',
    hoursAgo: number,
    note: string | null,
  ): DemoEvent => ({
    side,
    action: visitEvents[action],
    move: action,
    status: standing.status,
    note,
    details: ['request', 'propose', 'reschedule'].includes(action) ? details : null,
    hoursAgo,
  });
  const events = [happened('seeker', 'request', latest + before, notes)];
  for (const [action, side] of way.steps) {
    standing = nextVisit(standing, action, side);
    before *= 0.2 + chance.next() * 0.5;
    const hoursAgo = action === 'complete' ? slotAgo - 1 : latest + before;
    events.push(happened(side, action, hoursAgo, noteOf(action, chance)));
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
    rating: standing.status === 'completed' && chance.happens(0.8) ? chance.whole(3, 5) : null,
  };
}
