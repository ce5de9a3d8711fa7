// The demo's maintenance: requests in every state on homes let and vacant, worked by their managers or landlords.
import { addDays, instantInIndia } from '../../../domain/dates.ts';
import {
  type MaintenanceAction,
  type MaintenanceCategory,
  type MaintenanceSide,
  type MaintenanceStatus,
  nextMaintenanceStatus,
  type Priority,
} from '../../../domain/maintenance.ts';
import { type DemoLease, leaseId } from './leases.ts';
import { managedPropertyId } from './managed-rental-rows.ts';
import { demoId } from './random.ts';
import type { Row, SeedClock } from './rows.ts';

type Told = {
  title: string;
  description: string | null;
  category: MaintenanceCategory;
  priority: Priority;
  steps: readonly MaintenanceAction[];
  daysAgo: number;
};

const told: readonly Told[] = [
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
const toldOfVacant: readonly Told[] = [
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

type Manager = { id: string; homes: ReadonlySet<unknown> };
type Rows = { requests: Row[]; events: Row[] };

/** `homes` are the managed homes assigned to that manager. */
export function maintenanceRows(clock: SeedClock, leases: readonly DemoLease[], manager: Manager): Rows {
  const running = leases.filter(({ state }) => state === 'active' || state === 'ending');
  // The accounts for trying have one of each; others one each.
  const pairs = [
    ...told.map((one) => [running[0], one] as const),
    ...running.slice(1, 36).map((lease, n) => [lease, told[n % told.length]] as const),
  ];
  const rows: Rows = { requests: [], events: [] };
  const vacant = leases.filter(({ state }) => state === 'ended').slice(0, 1);
  pairs.push(...vacant.flatMap((lease) => toldOfVacant.map((one) => [lease, one] as const)));
  for (const [n, [lease, one]] of pairs.entries()) {
    if (lease && one) addRequest(rows, clock, n, lease, one, manager);
  }
  return rows;
}

function addRequest(rows: Rows, clock: SeedClock, n: number, lease: DemoLease, one: Told, manager: Manager) {
  const { title, description, category, priority, steps, daysAgo } = one;
  const id = demoId('maintenance', n);
  const at = (step: number) => instantInIndia(addDays(clock.today, Math.min(0, step - daysAgo)), 10);
  const worker: MaintenanceSide = manager.homes.has(managedPropertyId(lease.rental)) ? 'manager' : 'landlord';
  const people = { tenant: lease.tenant.id, landlord: lease.rental.landlord.id, manager: manager.id };
  let status: MaintenanceStatus = 'open';
  const happened = (step: number, side: MaintenanceSide, action: string) =>
    rows.events.push({
      id: demoId(`maintenance-event ${n}`, step),
      request_id: id,
      actor_id: people[side],
      side,
      action: `maintenance.${action}`,
      status,
      note: action === 'finish' ? 'Repaired and tried out together.' : null,
      created_at: at(step),
    });
  // A home whose lease has ended is nobody's but the lessor's.
  const hasTenant = lease.state !== 'ended';
  const raisedBy = hasTenant ? 'tenant' : worker;
  happened(0, raisedBy, 'raised');
  for (const [step, action] of steps.entries()) {
    const side = sideOf[action] ?? worker;
    status = nextMaintenanceStatus(status, action, side, { raisedBy, hasTenant });
    happened(step + 1, side, action);
  }
  const when = (action: MaintenanceAction) => (steps.includes(action) ? at(steps.indexOf(action) + 1) : null);
  const price = 1_200 + ((n * 370) % 4_000);
  rows.requests.push({
    id,
    lease_id: hasTenant ? leaseId(lease) : null,
    managed_property_id: managedPropertyId(lease.rental),
    title,
    description,
    category,
    priority,
    status,
    assignee_name: when('assign') && fitters[n % fitters.length],
    assignee_phone: when('assign') && '+919800012345',
    estimate: when('quote') && (price + 300) * 100,
    approved_at: when('approve'),
    cost: when('finish') && price * 100,
    done_at: when('finish'),
    rating: when('rate') && 3 + (n % 3),
    rating_note: null,
    reported_by: people[raisedBy],
    created_at: at(0),
    updated_at: at(steps.length),
  });
}
