import { describe, expect, it } from 'vitest';
import {
  canMoveMaintenance,
  checkApprovable,
  checkCost,
  checkMaintenancePhotos,
  checkReopening,
  maintenanceActions,
  maintenanceSides,
  maintenanceStatuses,
  nextMaintenanceStatus,
} from './maintenance.ts';

describe('a maintenance request', () => {
  it.each([
    ['open', 'triage', 'manager', 'open'],
    ['open', 'assign', 'manager', 'assigned'],
    ['assigned', 'assign', 'landlord', 'assigned'],
    ['assigned', 'start', 'manager', 'in_progress'],
    ['in_progress', 'quote', 'manager', 'in_progress'],
    ['in_progress', 'approve', 'landlord', 'in_progress'],
    ['assigned', 'finish', 'landlord', 'done'],
    ['in_progress', 'finish', 'manager', 'done'],
    ['open', 'cancel', 'tenant', 'cancelled'],
    ['done', 'reopen', 'tenant', 'open'],
    ['done', 'rate', 'tenant', 'done'],
  ] as const)('%s: %s by the %s makes it %s', (status, action, side, next) => {
    expect(nextMaintenanceStatus(status, action, side)).toBe(next);
  });

  it.each([
    ['open', 'triage', 'tenant'],
    ['done', 'triage', 'landlord'],
    ['open', 'assign', 'tenant'],
    ['open', 'approve', 'manager'],
    ['in_progress', 'cancel', 'tenant'],
    ['done', 'rate', 'landlord'],
    ['cancelled', 'reopen', 'tenant'],
  ] as const)('%s: %s is not for the %s', (status, action, side) => {
    expect(() => nextMaintenanceStatus(status, action, side)).toThrow('maintenance.transition-not-allowed');
  });

  it('moves no other way of all there could be', () => {
    const moves = maintenanceStatuses.flatMap((status) =>
      maintenanceActions.flatMap((action) =>
        maintenanceSides.filter((side) => canMoveMaintenance(status, action, side)),
      ),
    );
    expect(moves).toHaveLength(33);
  });

  it('is called off by the tenant only if they asked for it; the lessor may always', () => {
    for (const status of ['open', 'assigned'] as const) {
      for (const [by, raisedBy, expected] of [
        ['tenant', 'tenant', true],
        ['tenant', 'landlord', false],
        ['tenant', 'manager', false],
        ['manager', 'tenant', true],
        ['landlord', 'manager', true],
      ] as const) {
        expect(canMoveMaintenance(status, 'cancel', by, { raisedBy })).toBe(expected);
      }
    }
    const ofLandlord = { raisedBy: 'landlord' } as const;
    expect(() => nextMaintenanceStatus('open', 'cancel', 'tenant', ofLandlord)).toThrow(
      'maintenance.transition-not-allowed',
    );
    expect(nextMaintenanceStatus('done', 'rate', 'tenant', ofLandlord)).toBe('done');
  });

  it('of a home without a tenant is worked, called off and opened again by the lessor, and rated by nobody', () => {
    const alone = { raisedBy: 'landlord', hasTenant: false } as const;
    for (const by of ['landlord', 'manager'] as const) {
      expect(nextMaintenanceStatus('open', 'assign', by, alone)).toBe('assigned');
      expect(nextMaintenanceStatus('assigned', 'cancel', by, alone)).toBe('cancelled');
      expect(nextMaintenanceStatus('done', 'reopen', by, alone)).toBe('open');
      expect(() => nextMaintenanceStatus('done', 'reopen', by)).toThrow('maintenance.transition-not-allowed');
      expect(canMoveMaintenance('in_progress', 'approve', by, alone)).toBe(by === 'landlord');
    }
    for (const status of maintenanceStatuses) {
      expect(maintenanceSides.some((by) => canMoveMaintenance(status, 'rate', by, alone))).toBe(false);
      expect(
        maintenanceActions.filter((action) => canMoveMaintenance(status, action, 'tenant', alone)),
      ).toEqual([]);
    }
  });

  it('costs what the landlord approved', () => {
    const approved = { estimate: 5_000_00, isApproved: true };
    expect(() => checkCost(5_000_00, approved, 'manager')).not.toThrow();
    expect(() => checkCost(5_000_01, approved, 'manager')).toThrow('maintenance.cost-not-approved (cost)');
    expect(() => checkCost(1, { estimate: null, isApproved: false }, 'manager')).toThrow(
      'maintenance.cost-not-approved',
    );
    expect(() => checkCost(0, { estimate: null, isApproved: false }, 'manager')).not.toThrow();
    expect(() => checkCost(9_000_00, approved, 'landlord')).not.toThrow();
    expect(() => checkApprovable(approved)).toThrow('maintenance.nothing-to-approve');
    expect(() => checkApprovable({ estimate: 1, isApproved: false })).not.toThrow();
  });

  it('is reopened within 14 days and holds six photos', () => {
    expect(() => checkReopening('2024-02-20', '2024-03-05')).not.toThrow();
    expect(() => checkReopening('2024-02-20', '2024-03-06')).toThrow('maintenance.done-too-long-ago');
    expect(() => checkMaintenancePhotos(5)).not.toThrow();
    expect(() => checkMaintenancePhotos(6)).toThrow('maintenance.too-many-photos (file)');
  });
});
