/** The story of repairs: told in every state, on homes rented out and vacant, worked by their managers or landlords. */
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { addDays, type CalendarDate } from '../../../src/domain/dates.ts';
import type {
  MaintenanceAction,
  MaintenanceCategory,
  MaintenanceSide,
  Priority,
} from '../../../src/domain/maintenance.ts';
import { type DemoLease, isOffer } from './lease-plan.ts';
import { found, type Taken } from './managed-rentals.ts';
import { type Act, at, type Cast } from './stage.ts';

type Reported = {
  title: string;
  description: string | null;
  category: MaintenanceCategory;
  priority: Priority;
  steps: readonly MaintenanceAction[];
  daysAgo: number;
};

const told: readonly Reported[] = [
  {
    title: 'The kitchen tap drips',
    description: 'Since Sunday, a bucket a night. The handle is loose too.',
    category: 'plumbing',
    priority: 'normal',
    steps: [],
    daysAgo: 2,
  },
  {
    title: 'No light in the corridor',
    description: null,
    category: 'electrical',
    priority: 'urgent',
    steps: ['triage', 'assign'],
    daysAgo: 5,
  },
  {
    title: 'The geyser does not heat',
    description: 'It trips the switch after a minute.',
    category: 'appliance',
    priority: 'urgent',
    steps: ['assign', 'quote', 'start'],
    daysAgo: 9,
  },
  {
    title: 'A window does not close',
    description: null,
    category: 'structure',
    priority: 'low',
    steps: ['assign', 'quote', 'approve', 'start', 'finish', 'rate'],
    daysAgo: 24,
  },
  {
    title: 'Ants in the kitchen',
    description: null,
    category: 'cleaning',
    priority: 'low',
    steps: ['cancel'],
    daysAgo: 30,
  },
  {
    title: 'The bathroom drain is slow',
    description: 'Water stands for half an hour after a shower.',
    category: 'plumbing',
    priority: 'normal',
    steps: ['assign', 'quote', 'approve', 'finish', 'rate'],
    daysAgo: 47,
  },
];

/** Between two tenants. */
const vacantOffer: readonly Reported[] = [
  {
    title: 'Paint the living room',
    description: 'Before the home is shown again. White, two coats.',
    category: 'structure',
    priority: 'normal',
    steps: ['assign', 'quote'],
    daysAgo: 6,
  },
  {
    title: 'Deep cleaning and pest control',
    description: null,
    category: 'cleaning',
    priority: 'low',
    steps: ['assign', 'quote', 'approve', 'finish'],
    daysAgo: 18,
  },
];

const fitters = ['Ramesh Electricals', 'Sai Plumbing Works', 'Patil Home Services'];
const sideOf: Partial<Record<MaintenanceAction, MaintenanceSide>> = {
  approve: 'landlord',
  cancel: 'tenant',
  rate: 'tenant',
};

type Parts = {
  leases: readonly DemoLease[];
  /** Ids of leases by the number of their plan. */
  ids: ReadonlyMap<number, string>;
  taken: Taken;
  manager: DemoPerson;
  /** Numbers of the managed homes that the manager looks after. */
  looksAfter: ReadonlySet<number>;
  today: CalendarDate;
};

/** The accounts for trying have one of each; others one each. */
export function maintenance(parts: Parts): Act[] {
  const running = parts.leases.filter(
    (lease) => !isOffer(lease) && lease.state !== 'ended' && lease.start < addDays(parts.today, -50),
  );
  const vacant = parts.leases.filter(({ state }) => state === 'ended').slice(0, 1);
  const pairs = [
    ...told.map((one) => [running[0], one] as const),
    ...running.slice(1, 30).map((lease, n) => [lease, told[n % told.length]] as const),
    ...vacant.flatMap((lease) => vacantOffer.map((one) => [lease, one] as const)),
  ];
  return pairs.flatMap(([lease, one], n) => (lease && one ? requested(parts, lease, one, n) : []));
}

function requested(
  { ids, taken, manager, looksAfter, today }: Parts,
  lease: DemoLease,
  one: Reported,
  n: number,
): Act[] {
  const { title, description, category, priority, steps, daysAgo } = one;
  const { rental, tenant } = lease;
  const isVacant = lease.state === 'ended';
  const worker = looksAfter.has(rental.n) ? manager : rental.landlord;
  const people: Record<MaintenanceSide, DemoPerson> = { tenant, landlord: rental.landlord, manager: worker };
  const raisedBy = isVacant ? worker : tenant;
  let id = '';
  const raised: Act = {
    at: at(addDays(today, -daysAgo), 10),
    do: async (as) => {
      const home = isVacant
        ? { managed_property_id: found(taken.homes, rental.n) }
        : { lease_id: found(ids, lease.n) };
      ({ id } = await as(raisedBy.id).maintenance.raise({ ...home, title, description, category, priority }));
    },
  };
  const moves = steps.map((action, step): Act => {
    const by = people[sideOf[action] ?? 'manager'];
    // Days of one request lie apart, those of today's before now.
    const day = addDays(today, Math.min(-1, step + 1 - daysAgo));
    return { at: at(day, 11 + step), do: (as) => moved(as(by.id).maintenance, action, { id, n, one }) };
  });
  return [raised, ...moves];
}

type Moved = { id: string; n: number; one: Reported };

function moved(desk: ReturnType<Cast>['maintenance'], action: MaintenanceAction, { id, n, one }: Moved) {
  const price = (1_200 + ((n * 370) % 4_000)) * 100;
  const { category, priority } = one;
  switch (action) {
    case 'triage':
      return desk.triage({ id, category, priority });
    case 'assign':
      return desk.assign({
        id,
        assignee_name: fitters[n % fitters.length] ?? '',
        assignee_phone: '+919800012345',
      });
    case 'quote':
      return desk.quote({ id, estimate: price + 300_00 });
    case 'finish':
      return desk.finish({ id, cost: price, note: 'Repaired and tried out together.' });
    case 'rate':
      return desk.rate({ id, rating: 3 + (n % 3) });
    case 'reopen':
      return desk.reopen({ id, note: 'It does not hold.' });
    case 'start':
      return desk.start({ id });
    case 'approve':
      return desk.approve({ id });
    case 'cancel':
      return desk.cancel({ id });
  }
}
