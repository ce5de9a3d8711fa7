/** Maintenance of homes, let or vacant: who may do what with a request in which state, and what its cost needs before work goes on. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';

export const maintenanceStatuses = ['open', 'assigned', 'in_progress', 'done', 'cancelled'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

export const maintenanceCategories = [
  'plumbing',
  'electrical',
  'appliance',
  'structure',
  'cleaning',
  'other',
] as const;
export type MaintenanceCategory = (typeof maintenanceCategories)[number];

export const priorities = ['low', 'normal', 'urgent'] as const;
export type Priority = (typeof priorities)[number];

/** The manager works for the landlord; an administrator acts as the landlord. */
export const maintenanceSides = ['tenant', 'landlord', 'manager'] as const;
export type MaintenanceSide = (typeof maintenanceSides)[number];

export const maintenanceActions = [
  'triage',
  'assign',
  'start',
  'quote',
  'approve',
  'finish',
  'cancel',
  'reopen',
  'rate',
] as const;
export type MaintenanceAction = (typeof maintenanceActions)[number];

type Transition = {
  from: readonly MaintenanceStatus[];
  /** Null: the status stays. */
  to: MaintenanceStatus | null;
  by: readonly MaintenanceSide[];
};

const lessor = ['landlord', 'manager'] as const;
const transitions: Readonly<Record<MaintenanceAction, Transition>> = {
  triage: { from: ['open', 'assigned', 'in_progress'], to: null, by: lessor },
  assign: { from: ['open', 'assigned'], to: 'assigned', by: lessor },
  start: { from: ['assigned'], to: 'in_progress', by: lessor },
  quote: { from: ['open', 'assigned', 'in_progress'], to: null, by: lessor },
  approve: { from: ['open', 'assigned', 'in_progress'], to: null, by: ['landlord'] },
  finish: { from: ['assigned', 'in_progress'], to: 'done', by: lessor },
  cancel: { from: ['open', 'assigned'], to: 'cancelled', by: maintenanceSides },
  reopen: { from: ['done'], to: 'open', by: ['tenant'] },
  rate: { from: ['done'], to: null, by: ['tenant'] },
};

/** Where a home has no tenant, nobody rates the work, and whoever had it done says that it did not hold. */
const withoutTenant: Partial<Record<MaintenanceAction, readonly MaintenanceSide[]>> = {
  cancel: lessor,
  reopen: lessor,
  rate: [],
};

export type Concerned = {
  readonly raisedBy?: MaintenanceSide | undefined;
  /** False for a request of a home alone, which no tenant sees or pays for. */
  readonly hasTenant?: boolean;
};

/** What the lessor wants repaired is not the tenant's to call off. */
export function canMoveMaintenance(
  status: MaintenanceStatus,
  action: MaintenanceAction,
  by: MaintenanceSide,
  { raisedBy = 'tenant', hasTenant = true }: Concerned = {},
): boolean {
  if (action === 'cancel' && by === 'tenant' && raisedBy !== 'tenant') return false;
  const transition = transitions[action];
  const sides = (hasTenant ? undefined : withoutTenant[action]) ?? transition.by;
  return sides.includes(by) && transition.from.includes(status);
}

/** The status after an action. Throws `maintenance.transition-not-allowed`. */
export function nextMaintenanceStatus(
  status: MaintenanceStatus,
  action: MaintenanceAction,
  by: MaintenanceSide,
  concerned: Concerned = {},
): MaintenanceStatus {
  if (!canMoveMaintenance(status, action, by, concerned))
    throw new RuleBroken('maintenance.transition-not-allowed');
  return transitions[action].to ?? status;
}

/** The most that one repair may cost: ₹1 crore. */
export const MAINTENANCE_COST_MAX = 1_00_00_000_00;

type Costs = { readonly estimate: number | null; readonly isApproved: boolean };

/** An estimate is approved once. Throws `maintenance.nothing-to-approve`. */
export function checkApprovable({ estimate, isApproved }: Costs): void {
  if (estimate === null || isApproved) throw new RuleBroken('maintenance.nothing-to-approve');
}

/**
 * Work that a manager finished costs no more than the landlord approved; a landlord spends their own money. Throws
 * `maintenance.cost-not-approved` at `cost`.
 */
export function checkCost(cost: number, { estimate, isApproved }: Costs, by: MaintenanceSide): void {
  if (by === 'landlord' || cost === 0) return;
  if (!isApproved || estimate === null || cost > estimate) {
    throw new RuleBroken('maintenance.cost-not-approved', 'cost');
  }
}

/** So many days after the work the tenant, or the lessor of a home without one, may say that it did not hold. */
export const REOPEN_DAYS = 14;

/** Throws `maintenance.done-too-long-ago`. */
export function checkReopening(doneOn: CalendarDate, today: CalendarDate): void {
  if (daysBetween(doneOn, today) > REOPEN_DAYS) throw new RuleBroken('maintenance.done-too-long-ago');
}

/** A request holds at most so many photos. */
export const MAINTENANCE_PHOTOS_MAX = 6;

/** Throws `maintenance.too-many-photos` at `file`. */
export function checkMaintenancePhotos(held: number): void {
  if (held >= MAINTENANCE_PHOTOS_MAX) throw new RuleBroken('maintenance.too-many-photos', 'file');
}

export const maintenanceEvents = [
  'maintenance.raised',
  ...maintenanceActions.map((action) => `maintenance.${action}` as const),
] as const;
export type MaintenanceEvent = (typeof maintenanceEvents)[number];
