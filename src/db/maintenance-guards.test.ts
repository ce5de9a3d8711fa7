import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import {
  canMoveMaintenance,
  type MaintenanceAction,
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
  former: randomUUID(),
  later: randomUUID(),
  neighbour: randomUUID(),
  admin: randomUUID(),
  listed: randomUUID(),
  request: randomUUID(),
  alone: randomUUID(),
  aloneListed: randomUUID(),
};
type Somebody = Exclude<keyof typeof ids, 'home' | 'listed' | 'request' | 'alone' | 'aloneListed'>;

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
      ('${ids.stranger}', 'Om', 'om@example.in'), ('${ids.former}', 'Ravi', 'ravi@example.in'),
      ('${ids.later}', 'Pia', 'pia@example.in'), ('${ids.neighbour}', 'Nila', 'nila@example.in'),
      ('${ids.admin}', 'Ada', 'ada@example.in');
    insert into user_roles (user_id, role) values ('${ids.manager}', 'property_manager'),
      ('${ids.stranger}', 'property_manager'), ('${ids.neighbour}', 'landlord'), ('${ids.admin}', 'admin');
    insert into cities (id, name, slug, state, lat, lng) values (9001, 'Pune', 'pune', 'Maharashtra', 18.5, 73.8);
    insert into localities (id, city_id, name, slug) values (9001, 9001, 'Baner', 'baner');
    insert into properties (id, listed_by, title, property_type, furnishing, city_id, locality_id, bedrooms, bathrooms, area_sqft,
        rent, listing_state, published_at, renewed_at)
      values ('${ids.listed}', '${ids.landlord}', '2 BHK', 'apartment', 'unfurnished', 9001, 9001, 2, 2, 900, 2500000, 'published',
        now(), now());
    insert into managed_rental_applications (id, landlord_id, submitted_by, monthly_rent, property_location, property_type)
      values ('${ids.home}', '${ids.landlord}', '${ids.landlord}', 2500000, 'Baner', 'apartment');
    insert into managed_properties (id, application_id, owner_id) values ('${ids.home}', '${ids.home}', '${ids.landlord}');
    insert into managed_property_details
        (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
      values ('${ids.home}', '${ids.home}', 'Rose 4', 'Lal', 2500000, '2026-01-01', 2500000);
    insert into managed_property_managers (managed_property_id, manager_id) values ('${ids.home}', '${ids.manager}');
    insert into leases (id, managed_property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, rent, notice_days, state)
      values ('${ids.home}', '${ids.home}', 'Home', '${ids.landlord}', 'Lal', '${ids.tenant}', 'Asha', 'asha@example.in',
        '2026-01-01', '2026-11-30', 2500000, 30, 'active');
    insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
        start_date, end_date, ended_on, rent, notice_days, state)
      values ('${ids.home}', 'Home', '${ids.landlord}', 'Lal', '${ids.former}', 'Ravi', 'ravi@example.in',
          '2025-01-01', '2025-11-30', '2025-11-30', 2500000, 30, 'ended'),
        ('${ids.home}', 'Home', '${ids.landlord}', 'Lal', '${ids.later}', 'Pia', 'pia@example.in',
          '2027-01-01', '2027-11-30', null, 2500000, 30, 'active');
    insert into maintenance_requests (id, lease_id, title, category, estimate) values
      ('${ids.request}', '${ids.home}', 'The tap drips', 'plumbing', 100);
    insert into maintenance_requests (id, property_id, managed_property_id, title, category, estimate) values
      ('${ids.alone}', null, '${ids.home}', 'Paint', 'structure', 100),
      ('${ids.aloneListed}', '${ids.listed}', null, 'Paint', 'structure', 100);
    insert into maintenance_events (request_id, actor_id, side, action, status) values
      ('${ids.alone}', '${ids.manager}', 'manager', 'maintenance.raised', 'open'),
      ('${ids.aloneListed}', '${ids.landlord}', 'landlord', 'maintenance.raised', 'open');
    insert into maintenance_photos (request_id, key, width, height, added_by) values
      ('${ids.alone}', 'maintenance/a.webp', 800, 600, '${ids.manager}'),
      ('${ids.aloneListed}', 'maintenance/b.webp', 800, 600, '${ids.landlord}')`);
});

/** Whether the statement of that person found or changed a row; it is undone afterwards. */
async function reaches(person: Somebody, statement: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await database.asActor({ userId: ids[person] }, async (tx) => {
      const { rowCount } = await tx.execute(sql.raw(statement));
      if (rowCount === 0) throw new Error('refused');
      throw undone;
    });
    return false;
  } catch (error) {
    return error === undone;
  }
}

const isLet = (person: Somebody, assignments: string, request: 'request' | 'alone' = 'request') =>
  reaches(person, `update maintenance_requests set ${assignments} where id = '${ids[request]}'`);

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

const homeOf = { alone: `null, '${ids.home}'`, aloneListed: `'${ids.listed}', null` } as const;
/** Letters of select, insert, update and delete, tried on one request without a tenant and on what belongs to it. */
const statementsOn = (request: keyof typeof homeOf, person: Somebody) => {
  const [id, me] = [ids[request], ids[person]];
  return {
    requests: {
      s: `select from maintenance_requests where id = '${id}'`,
      i: `insert into maintenance_requests (property_id, managed_property_id, title, category, reported_by)
        values (${homeOf[request]}, 'The door sticks', 'structure', '${me}')`,
      u: `update maintenance_requests set priority = 'urgent' where id = '${id}'`,
      d: `delete from maintenance_requests where id = '${id}'`,
    },
    events: {
      s: `select from maintenance_events where request_id = '${id}'`,
      i: `insert into maintenance_events (request_id, actor_id, side, action, status)
        values ('${id}', '${me}', 'landlord', 'maintenance.cancel', 'cancelled')`,
      u: `update maintenance_events set note = 'changed' where request_id = '${id}'`,
      d: `delete from maintenance_events where request_id = '${id}'`,
    },
    photos: {
      s: `select from maintenance_photos where request_id = '${id}'`,
      i: `insert into maintenance_photos (request_id, key, width, height, added_by)
        values ('${id}', 'maintenance/c.webp', 800, 600, '${me}')`,
      u: `update maintenance_photos set width = 900 where request_id = '${id}'`,
      d: `delete from maintenance_photos where request_id = '${id}'`,
    },
  };
};

describe('a request of a home without a tenant', () => {
  const keepers: Partial<Record<Somebody, readonly (keyof typeof homeOf)[]>> = {
    landlord: ['alone', 'aloneListed'],
    manager: ['alone'],
    admin: ['alone', 'aloneListed'],
  };
  const people = [
    'landlord',
    'manager',
    'admin',
    'tenant',
    'former',
    'later',
    'stranger',
    'neighbour',
  ] as const;

  it.each(people)(
    'is reached by the %s as far as the home is theirs to let or to look after',
    async (person) => {
      for (const request of ['alone', 'aloneListed'] as const) {
        const isKeeper = keepers[person]?.includes(request) ?? false;
        for (const [table, statements] of Object.entries(statementsOn(request, person))) {
          let allowed = '';
          for (const [letter, statement] of Object.entries(statements)) {
            if (await reaches(person, statement)) allowed += letter;
          }
          const expected = table === 'requests' ? 'siu' : 'si';
          expect(allowed, `${table} of ${request}`).toBe(isKeeper ? expected : '');
        }
      }
    },
  );

  it('is put under a lease by nobody, nor taken from under one', async () => {
    for (const person of people) {
      for (const change of [`lease_id = '${ids.home}'`, 'lease_id = null', `home_name = 'Mine'`]) {
        expect(await isLet(person, change, 'alone')).toBe(false);
        expect(await isLet(person, change)).toBe(false);
      }
    }
  });

  it('takes its home from the lease where there is one, whatever else is said', async () => {
    await database.asActor({ userId: ids.landlord }, async (tx) => {
      await tx.execute(
        sql.raw(`insert into maintenance_requests (lease_id, property_id, title, category, reported_by)
          values ('${ids.home}', '${ids.listed}', 'Both', 'other', '${ids.landlord}')`),
      );
      const { rows } = await tx.execute(
        sql`select property_id, managed_property_id, home_name from maintenance_requests where title = 'Both'`,
      );
      expect(rows).toEqual([{ property_id: null, managed_property_id: ids.home, home_name: 'Home' }]);
    });
  });

  it('needs a home', async () => {
    await expect(
      asOwner(`insert into maintenance_requests (home_name, title, category) values ('x', 'Paint', 'other')`),
    ).rejects.toThrow(/home_name|maintenance_requests_one_home/);
  });

  it.each(maintenanceStatuses)('is moved by each side as the rules let it when it is %s', async (status) => {
    await asOwner(`update maintenance_requests set status = '${status}' where id = '${ids.alone}'`);
    for (const side of maintenanceSides) {
      for (const action of moves) {
        if (written[action].startsWith(`status = '${status}'`)) continue;
        const expected = canMoveMaintenance(status, action, side, { raisedBy: 'manager', hasTenant: false });
        expect(await isLet(side, written[action], 'alone'), `${action} by ${side}`).toBe(expected);
      }
      expect(await isLet(side, written.rate, 'alone')).toBe(false);
    }
    expect(await isLet('manager', written.approve, 'alone')).toBe(false);
    expect(await isLet('landlord', written.approve, 'alone')).toBe(true);
  });
});
