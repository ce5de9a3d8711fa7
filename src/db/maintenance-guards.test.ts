import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import {
  canMoveMaintenance,
  type MaintenanceAction,
  type MaintenanceSide,
  maintenanceActions,
  maintenanceSides,
  maintenanceStatuses,
} from '../domain/maintenance.ts';

const { database, ownerUrl } = await cloneDatabase();
const ids = {
  landlord: randomUUID(),
  tenant: randomUUID(),
  manager: randomUUID(),
  stranger: randomUUID(),
  home: randomUUID(),
  request: randomUUID(),
};

async function asOwner(text: string) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(text);
  } finally {
    await owner.end();
  }
}

beforeAll(async () => {
  await asOwner(`
    insert into auth.users (id, name, email) values ('${ids.landlord}', 'Lal', 'lal@example.in'),
      ('${ids.tenant}', 'Asha', 'asha@example.in'), ('${ids.manager}', 'Mina', 'mina@example.in'),
      ('${ids.stranger}', 'Om', 'om@example.in');
    insert into user_roles (user_id, role) values ('${ids.manager}', 'property_manager'),
      ('${ids.stranger}', 'property_manager');
    insert into managed_rental_applications (id, landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values ('${ids.home}', '${ids.landlord}', '${ids.landlord}', 2500000, 'Baner', 'apartment');
    insert into managed_properties (id, application_id, owner_id) values ('${ids.home}', '${ids.home}', '${ids.landlord}');
    insert into managed_property_managers (managed_property_id, manager_id) values ('${ids.home}', '${ids.manager}');
    insert into leases (id, managed_property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, state)
      values ('${ids.home}', '${ids.home}', 'Home', '${ids.landlord}', 'Lal', '${ids.tenant}', 'Asha', 'asha@example.in',
        '2026-01-01', '2026-11-30', 2500000, 30, 'active');
    insert into maintenance_requests (id, lease_id, title, category, estimate) values
      ('${ids.request}', '${ids.home}', 'The tap drips', 'plumbing', 100)`);
});

/** Whether the statement of that person changed the row; it is undone afterwards. */
async function isLet(person: MaintenanceSide | 'stranger', assignments: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await database.asActor({ userId: ids[person] }, async (tx) => {
      const { rowCount } = await tx.execute(
        sql.raw(`update maintenance_requests set ${assignments} where id = '${ids.request}'`),
      );
      if (rowCount !== 1) throw new Error('refused');
      throw undone;
    });
    return false;
  } catch (error) {
    return error === undone;
  }
}

const written: Readonly<Record<MaintenanceAction, string>> = {
  triage: `priority = 'urgent'`,
  assign: `status = 'assigned', assignee_name = 'Ramesh'`,
  start: `status = 'in_progress'`,
  quote: `estimate = 900`,
  approve: `approved_at = now()`,
  finish: `status = 'done', cost = 50, done_at = now()`,
  cancel: `status = 'cancelled'`,
  reopen: `status = 'open', done_at = null, estimate = null`,
  rate: `rating = 5`,
};

/** Which status a change needs is the program's to say; whose it is, the database's too. */
const moves = ['assign', 'start', 'finish', 'cancel', 'reopen'] as const;

describe('the database lets each side do to a request what the rules let it', () => {
  it.each(maintenanceStatuses)('when it is %s', async (status) => {
    await asOwner(`update maintenance_requests set status = '${status}' where id = '${ids.request}'`);
    for (const side of maintenanceSides) {
      for (const action of moves) {
        const isMoving = !written[action].startsWith(`status = '${status}'`);
        if (!isMoving) continue;
        const expected = canMoveMaintenance(status, action, side);
        expect(await isLet(side, written[action]), `${action} by ${side}`).toBe(expected);
      }
    }
  });

  it('what belongs to one side is changed by no other', async () => {
    await asOwner(`update maintenance_requests set status = 'in_progress' where id = '${ids.request}'`);
    for (const action of ['triage', 'quote', 'approve'] as const) {
      for (const side of maintenanceSides) {
        const expected = canMoveMaintenance('in_progress', action, side);
        expect(await isLet(side, written[action]), `${action} by ${side}`).toBe(expected);
      }
    }
    expect(await isLet('tenant', written.rate)).toBe(true);
    expect(await isLet('landlord', written.rate)).toBe(false);
  });

  it('what the landlord asked for is not the tenant’s to call off', async () => {
    for (const [by, expected] of [
      ['landlord', false],
      ['tenant', true],
    ] as const) {
      await asOwner(`update maintenance_requests set status = 'open', reported_by = '${ids[by]}'
        where id = '${ids.request}'`);
      expect(await isLet('tenant', written.cancel), `raised by ${by}`).toBe(expected);
      expect(await isLet('landlord', written.cancel)).toBe(true);
      expect(await isLet('manager', written.cancel)).toBe(true);
    }
  });

  it('a manager of other homes changes nothing', async () => {
    for (const action of maintenanceActions) expect(await isLet('stranger', written[action])).toBe(false);
  });
});
