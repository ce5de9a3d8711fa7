import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import {
  canMoveLease,
  type LeaseAction,
  type LeaseSide,
  type LeaseState,
  leaseActions,
  leaseSides,
  leaseStates,
  nextLeaseState,
} from '../domain/leases.ts';

const { database, ownerUrl } = await cloneDatabase();
const ids = { landlord: randomUUID(), tenant: randomUUID(), home: randomUUID(), lease: randomUUID() };

async function asOwner(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(text, values);
  } finally {
    await owner.end();
  }
}

beforeAll(async () => {
  await asOwner(`insert into auth.users (id, name, email) values
    ('${ids.landlord}', 'Lal', 'lal@example.in'), ('${ids.tenant}', 'Asha', 'asha@example.in')`);
  await asOwner('insert into properties (id, listed_by, title) values ($1, $2, $3)', [
    ids.home,
    ids.landlord,
    'Home',
  ]);
  await asOwner(
    `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
       start_date, end_date, rent, notice_days, created_by)
     values ($1, $2, 'Home', $3, 'Lal', $4, 'Asha', 'asha@example.in', '2026-01-01', '2026-11-30', 2500000, 30, $3)`,
    [ids.lease, ids.home, ids.landlord, ids.tenant],
  );
});

const standing: Readonly<Record<LeaseState, string>> = {
  draft: `notice_by = null, ends_on = null, ended_on = null`,
  active: `notice_by = null, ends_on = null, ended_on = null`,
  ending: `notice_by = 'tenant', notice_given_on = '2026-09-01', ends_on = '2026-10-15', ended_on = null`,
  ended: `notice_by = null, ends_on = null, ended_on = '2026-11-30'`,
  cancelled: `notice_by = null, ends_on = null, ended_on = null`,
};

const setTo = (state: LeaseState) =>
  asOwner(`update leases set state = $2, ${standing[state]} where id = $1`, [ids.lease, state]);

/** Whether the statement of that side changed its row; it is undone afterwards. */
async function isLet(side: LeaseSide, assignments: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await database.asActor({ userId: ids[side] }, async (tx) => {
      const { rowCount } = await tx.execute(
        sql.raw(`update leases set ${assignments} where id = '${ids.lease}'`),
      );
      if (rowCount !== 1) throw new Error('refused');
      throw undone;
    });
    return false;
  } catch (error) {
    return error === undone;
  }
}

const written = (action: LeaseAction, side: LeaseSide, state: LeaseState): string => {
  const to = canMoveLease(state, action, side) ? nextLeaseState(state, action, side) : targetOf(action);
  const own: Partial<Record<LeaseAction, string>> = {
    accept: `, agreed_at = now(), agreed_by = app.user_id()`,
    sign: `, agreed_at = now(), agreed_by = app.user_id(), is_signed_on_paper = true`,
    giveNotice: `, notice_by = '${side}', notice_given_on = '2026-09-01', ends_on = '2026-10-15'`,
    withdrawNotice: `, notice_by = null, notice_given_on = null, ends_on = null`,
    settle: `, ended_on = '2026-11-30', settlement = '{}'`,
  };
  return `state = '${to}'${own[action] ?? ''}`;
};
const targets: Readonly<Record<LeaseAction, LeaseState>> = {
  accept: 'active',
  decline: 'cancelled',
  withdraw: 'cancelled',
  sign: 'active',
  giveNotice: 'ending',
  withdrawNotice: 'active',
  settle: 'ended',
};
const targetOf = (action: LeaseAction) => targets[action];

describe('the database lets each side do to a lease what the rules let it', () => {
  it.each(leaseStates)('when it is %s', async (state) => {
    await setTo(state);
    for (const side of leaseSides) {
      for (const action of leaseActions) {
        // Both sides may say no to a draft; which word it has is not the database's business.
        const sameAs = action === 'decline' || action === 'withdraw';
        const expected = sameAs ? state === 'draft' : canMoveLease(state, action, side);
        const isOthersNotice = action === 'withdrawNotice' && side === 'landlord';
        if (state === targetOf(action)) continue;
        expect(await isLet(side, written(action, side, state)), `${action} by ${side}`).toBe(
          expected && !isOthersNotice,
        );
      }
    }
  });

  it('terms are the landlord’s, and only in a draft', async () => {
    await setTo('draft');
    expect(await isLet('landlord', 'rent = 2600000')).toBe(true);
    expect(await isLet('tenant', 'rent = 100')).toBe(false);
    expect(await isLet('tenant', `state = 'active', rent = 100`)).toBe(false);
    await setTo('active');
    expect(await isLet('landlord', 'rent = 2600000')).toBe(false);
    expect(await isLet('landlord', `payee_upi = 'lal@okbank'`)).toBe(true);
    expect(await isLet('tenant', `payee_upi = 'asha@okbank'`)).toBe(false);
    expect(await isLet('tenant', `ended_on = '2026-11-30'`)).toBe(false);
    expect(await isLet('landlord', `agreed_by = '${ids.tenant}', agreed_at = now()`)).toBe(false);
  });
});
