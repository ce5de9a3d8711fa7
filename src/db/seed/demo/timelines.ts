// What visits and applications of the demo share: who asks, and the steps of the timeline.
import type { DemoHome } from './homes.ts';
import type { DemoPerson } from './people.ts';
import type { Chance } from './random.ts';

export type Side = 'seeker' | 'lister';

export interface DemoEvent {
  side: Side;
  action: string;
  /** The procedure by which it comes about. */
  move: string;
  status: string;
  note: string | null;
  details: Record<string, unknown> | null;
  hoursAgo: number;
}

export interface DemoLead {
  id: string;
  home: DemoHome;
  seeker: DemoPerson;
  notes: string | null;
  events: DemoEvent[];
}

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

export function noteOf(action: string, chance: Chance): string | null {
  if (action === 'decline') return chance.pick(declined);
  if (action === 'cancel' || action === 'withdraw') return chance.pick(cancelled);
  return action === 'propose' ? chance.pick(proposed) : null;
}
