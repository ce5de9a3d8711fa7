import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { addDays, dateInIndia } from '../domain/dates.ts';
import {
  canMoveLease,
  type LeaseActor,
  type LeaseSide,
  type LeaseState,
  leaseActions,
  leaseActors,
  leaseStates,
  nextLeaseState,
} from '../domain/leases.ts';

const { database, ownerUrl } = await cloneDatabase();
/** The term is over today, so that a notice may name today and the deposit may be settled. */
const today = dateInIndia(new Date().toISOString());
const start = addDays(today, -330);
const ids = {
  landlord: randomUUID(),
  tenant: randomUUID(),
  co_tenant: randomUUID(),
  admin: randomUUID(),
  home: randomUUID(),
  lease: randomUUID(),
};

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
    ('${ids.landlord}', 'Lal', 'lal@example.in'), ('${ids.tenant}', 'Asha', 'asha@example.in'),
    ('${ids.co_tenant}', 'Nisha', 'nisha@example.in'),
    ('${ids.admin}', 'Ada', 'ada@example.in')`);
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [ids.admin]);
  await asOwner('insert into properties (id, listed_by, title) values ($1, $2, $3)', [
    ids.home,
    ids.landlord,
    'Home',
  ]);
  await asOwner(
    `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
       start_date, end_date, rent, notice_days, created_by, document_version)
     values ($1, $2, 'Home', $3, 'Lal', $4, 'Asha', 'asha@example.in', $5, $6, 2500000, 30, $3, 1)`,
    [ids.lease, ids.home, ids.landlord, ids.tenant, start, today],
  );
  await asOwner(
    `insert into lease_parties (lease_id, role, user_id, name, email) values ($1, 'co_tenant', $2, 'Nisha', 'nisha@example.in')`,
    [ids.lease, ids.co_tenant],
  );
});

const standing: Readonly<Record<LeaseState, string>> = {
  proposed: `notice_by = null, ends_on = null, ended_on = null`,
  accepted: `notice_by = null, ends_on = null, ended_on = null`,
  draft: `notice_by = null, ends_on = null, ended_on = null`,
  active: `notice_by = null, ends_on = null, ended_on = null`,
  ending: `notice_by = 'tenant', notice_given_on = '${start}', ends_on = '${today}', ended_on = null`,
  ended: `notice_by = null, ends_on = null, ended_on = '${today}'`,
  cancelled: `notice_by = null, ends_on = null, ended_on = null`,
};

async function setTo(state: LeaseState, own?: string): Promise<void> {
  await asOwner(
    `update leases set state = $2, is_signed_on_paper = false, paper_answer = null, is_end_agreed = false,
       proposed_end = null, proposed_end_by = null, start_date = '${start}', end_date = '${today}', ${standing[state]} where id = $1`,
    [ids.lease, state],
  );
  if (own) await asOwner(`update leases set ${own} where id = $1`, [ids.lease]);
}

/** Whether the statement of that side changed its row; it is undone afterwards. */
async function isLet(side: LeaseActor | 'admin', assignments: string): Promise<boolean> {
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

const written = (action: Move, side: LeaseActor, state: LeaseState): string => {
  const to = canMoveLease(state, action, side) ? nextLeaseState(state, action, side) : targetOf(action);
  const own: Partial<Record<Move, string>> = {
    propose: `, document_version = document_version + 1, proposed_at = now()`,
    giveNotice: `, notice_by = '${side}', notice_given_on = '${today}', ends_on = '${today}'`,
    withdrawNotice: `, notice_by = null, notice_given_on = null, ends_on = null`,
  };
  return `state = '${to}'${own[action] ?? ''}`;
};
/** Those that change the state alone; a yes, an answer to a scan and a proposed end are tried by themselves. */
type Move = 'propose' | 'decline' | 'withdraw' | 'giveNotice' | 'withdrawNotice';
const targets: Readonly<Record<Move, LeaseState>> = {
  propose: 'proposed',
  decline: 'cancelled',
  withdraw: 'cancelled',
  giveNotice: 'ending',
  withdrawNotice: 'active',
};
const targetOf = (action: Move) => targets[action];
const moves = leaseActions.filter((action): action is Move => action in targets);

describe('the database lets each side do to a lease what the rules let it', () => {
  it.each(leaseStates)('when it is %s', async (state) => {
    await setTo(state);
    for (const side of leaseActors) {
      for (const action of moves) {
        // Everybody asked may say no to a proposal; which word it has is not the database's business.
        const sameAs = action === 'decline' || action === 'withdraw';
        const expected = sameAs
          ? state === 'proposed' || (state === 'draft' && side === 'landlord')
          : canMoveLease(state, action, side);
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
    expect(await isLet('landlord', `charges = '[]', lock_in_months = 3`)).toBe(true);
    for (const one of ['tenant', 'co_tenant'] as const) {
      expect(await isLet(one, 'rent = 100')).toBe(false);
      expect(await isLet(one, `state = 'active', rent = 100`)).toBe(false);
    }
    await setTo('proposed');
    expect(await isLet('landlord', 'rent = 2600000')).toBe(false);
    expect(await isLet('landlord', `rent = 2600000, state = 'draft'`)).toBe(true);
    expect(await isLet('tenant', `state = 'draft'`)).toBe(false);
    await setTo('active');
    expect(await isLet('landlord', 'rent = 2600000')).toBe(false);
    expect(await isLet('landlord', `payee_upi = 'lal@okbank'`)).toBe(true);
    expect(await isLet('tenant', `payee_upi = 'asha@okbank'`)).toBe(false);
    expect(await isLet('tenant', `ended_on = '${today}'`)).toBe(false);
    expect(await isLet('landlord', `agreed_by = '${ids.tenant}', agreed_at = now()`)).toBe(false);
  });

  it('binds by those who rent alone, once each of them has said yes, and begins no earlier than its day', async () => {
    const accepted = (...roles: string[]) =>
      asOwner(
        `update lease_parties set accepted_at = case when role = any ($2) then now() end where lease_id = $1`,
        [ids.lease, roles],
      );
    const binds = (side: LeaseActor | 'admin', state: 'accepted' | 'active' = 'active') =>
      isLet(side, `state = '${state}', agreed_at = now(), agreed_by = app.user_id()`);
    for (const state of ['draft', 'proposed'] as const) {
      await setTo(state);
      await accepted('landlord', 'tenant');
      for (const side of ['landlord', 'tenant', 'co_tenant', 'admin'] as const) {
        expect(await binds(side), `${side} ${state}`).toBe(false);
      }
    }
    await accepted('landlord', 'tenant', 'co_tenant');
    for (const side of ['landlord', 'admin'] as const) {
      expect(await binds(side)).toBe(false);
      expect(await isLet(side, `state = 'active', agreed_at = now(), agreed_by = '${ids.tenant}'`)).toBe(
        false,
      );
    }
    for (const side of ['tenant', 'co_tenant'] as const) expect(await binds(side)).toBe(true);
    await setTo('proposed', `start_date = '${addDays(today, 1)}', end_date = '${addDays(today, 9)}'`);
    await accepted('landlord', 'tenant', 'co_tenant');
    expect(await binds('tenant')).toBe(false);
    expect(await binds('tenant', 'accepted')).toBe(true);
    await setTo('accepted');
    expect(await binds('tenant')).toBe(false);
  });

  it('a scan is the landlord’s, and its answer of those who rent', async () => {
    const scan = `state = 'proposed', document_version = document_version + 1, is_signed_on_paper = true`;
    await setTo('draft');
    expect(await isLet('landlord', scan)).toBe(true);
    expect(await isLet('landlord', 'is_signed_on_paper = true')).toBe(false);
    expect(await isLet('landlord', `state = 'proposed'`)).toBe(false);
    expect(await isLet('tenant', scan)).toBe(false);
    await setTo('proposed', 'is_signed_on_paper = true');
    const no = `state = 'draft', is_signed_on_paper = false, paper_answer = 'No'`;
    for (const side of ['tenant', 'co_tenant'] as const) expect(await isLet(side, no)).toBe(true);
    expect(await isLet('landlord', no)).toBe(false);
    const unknown = `state = 'cancelled', disowned_at = now()`;
    expect(await isLet('tenant', unknown)).toBe(true);
    expect(await isLet('landlord', unknown)).toBe(false);
    await setTo('proposed');
    expect(await isLet('tenant', no)).toBe(false);
  });

  it('nobody ends a lease, which ends with its last day, nor gives notice for a day too early', async () => {
    const later = addDays(today, 60);
    const ends = (day: string) => `state = 'ended', ended_on = '${day}', settlement = '{}'`;
    await setTo('active', `end_date = '${later}'`);
    for (const day of [today, later]) expect(await isLet('landlord', ends(day))).toBe(false);
    await setTo('ending', `end_date = '${later}', ends_on = '${addDays(today, 1)}'`);
    for (const side of ['landlord', 'tenant', 'admin'] as const) {
      for (const day of [addDays(today, -1), today, addDays(today, 1)]) {
        expect(await isLet(side, ends(day)), `${side} ${day}`).toBe(false);
      }
    }
    await setTo('ending', `end_date = '${later}'`);
    expect(await isLet('landlord', ends(today))).toBe(false);
    await setTo('active', `end_date = '${later}'`);
    const notice = (day: string) =>
      isLet(
        'landlord',
        `state = 'ending', notice_by = 'landlord', notice_given_on = '${today}', ends_on = '${day}'`,
      );
    expect(await notice(addDays(today, 29))).toBe(false);
    expect(await notice(addDays(today, 30))).toBe(true);
  });

  it.each(['active', 'ending'] as const)(
    'when it is %s an earlier end is one side’s word and the other’s yes',
    async (state) => {
      const later = addDays(today, 60);
      const under = state === 'ending' ? `, ends_on = '${later}'` : '';
      const day = addDays(today, 3);
      const yes = (by: LeaseSide, on = day) =>
        `state = 'ending', is_end_agreed = true, notice_by = '${by}', notice_given_on = '${today}', ends_on = '${on}',
       proposed_end = null, proposed_end_by = null`;
      for (const [side, other] of [
        ['landlord', 'tenant'],
        ['tenant', 'landlord'],
      ] as const) {
        await setTo(state, `end_date = '${later}' ${under}`);
        // Whoever gave notice before stays its giver; without a notice it is the proposer's.
        const giver = state === 'ending' ? 'tenant' : side;
        expect(await isLet(side, yes(other))).toBe(false);
        expect(await isLet(side, `proposed_end = '${day}', proposed_end_by = '${side}'`)).toBe(true);
        expect(await isLet(side, `proposed_end = '${day}', proposed_end_by = '${other}'`)).toBe(false);
        await setTo(
          state,
          `end_date = '${later}' ${under}, proposed_end = '${day}', proposed_end_by = '${side}'`,
        );
        expect(await isLet(side, yes(giver))).toBe(false);
        expect(await isLet(other, yes(giver, today))).toBe(false);
        expect(await isLet(other, yes(giver === 'tenant' ? 'landlord' : 'tenant'))).toBe(false);
        expect(await isLet(other, yes(giver))).toBe(true);
        expect(await isLet(other, 'proposed_end = null, proposed_end_by = null')).toBe(true);
      }
      await setTo('ending', `end_date = '${later}', is_end_agreed = true`);
      expect(
        await isLet('tenant', `state = 'active', notice_by = null, notice_given_on = null, ends_on = null`),
      ).toBe(false);
    },
  );
});
