import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import {
  canMoveRentPayment,
  type RentPaymentAction,
  type RentPaymentState,
  type RentSide,
  rentPaymentActions,
  rentPaymentStates,
  rentSides,
} from '../domain/rents.ts';

const { database, ownerUrl } = await cloneDatabase();
const ids = { receiver: randomUUID(), tenant: randomUUID(), home: randomUUID(), row: randomUUID() };

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
    ('${ids.receiver}', 'Lal', 'lal@example.in'), ('${ids.tenant}', 'Asha', 'asha@example.in')`);
  await asOwner('insert into properties (id, listed_by, title) values ($1, $2, $3)', [
    ids.home,
    ids.receiver,
    'Home',
  ]);
  await asOwner(
    `insert into leases (id, property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email,
       start_date, end_date, rent, notice_days, created_by, state)
     values ($1, $2, 'Home', $3, 'Lal', $4, 'Asha', 'asha@example.in', '2026-01-01', '2026-11-30', 2500000, 30, $3, 'active')`,
    [ids.row, ids.home, ids.receiver, ids.tenant],
  );
  await asOwner(
    `insert into rent_dues (id, lease_id, month, from_date, to_date, due_date, amount)
     values ($1, $1, '2026-09-01', '2026-09-01', '2026-09-30', '2026-09-05', 2500000)`,
    [ids.row],
  );
  await asOwner(
    `insert into rent_payments (id, lease_id, due_id, amount, mode, reference, paid_on, state, reported_by)
     values ($1, $1, $1, 2500000, 'upi', '123456789012', '2026-09-03', 'reported', $2)`,
    [ids.row, ids.tenant],
  );
});

const setTo = (state: RentPaymentState) =>
  asOwner('update rent_payments set state = $2, confirmed_at = $3 where id = $1', [
    ids.row,
    state,
    state === 'confirmed' ? new Date() : null,
  ]);

async function isLet(side: RentSide, assignments: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await database.asActor({ userId: ids[side] }, async (tx) => {
      const { rowCount } = await tx.execute(
        sql.raw(`update rent_payments set ${assignments} where id = '${ids.row}'`),
      );
      if (rowCount !== 1) throw new Error('refused');
      throw undone;
    });
    return false;
  } catch (error) {
    return error === undone;
  }
}

const written: Readonly<Record<RentPaymentAction, string>> = {
  confirm: `state = 'confirmed', confirmed_by = app.user_id(), confirmed_at = now()`,
  dispute: `state = 'mismatch'`,
  correct: `state = 'reported', confirmed_at = null`,
  cancel: `state = 'cancelled'`,
  reverse: `state = 'cancelled'`,
  replace: `state = 'cancelled'`,
};

describe('the database lets each side do to a payment what the rules let it', () => {
  it.each(rentPaymentStates)('when it is %s', async (state) => {
    await setTo(state);
    for (const side of rentSides) {
      for (const action of rentPaymentActions) {
        const isCancelled = written[action] === written.cancel;
        const expected = isCancelled
          ? canMoveRentPayment(state, 'cancel', side) || canMoveRentPayment(state, 'reverse', side)
          : canMoveRentPayment(state, action, side);
        expect(await isLet(side, written[action]), `${action} by ${side}`).toBe(expected);
      }
    }
  });

  it('nobody confirms their own payment, nor changes a confirmed amount', async () => {
    await setTo('reported');
    expect(await isLet('tenant', written.confirm)).toBe(false);
    expect(await isLet('receiver', `${written.confirm}, reference = '999999999999'`)).toBe(false);
    expect(await isLet('receiver', `${written.confirm}, amount = 2400000`)).toBe(true);
    await setTo('confirmed');
    expect(await isLet('receiver', 'amount = 100')).toBe(false);
    expect(await isLet('receiver', `state = 'cancelled', amount = 100`)).toBe(false);
    expect(await isLet('tenant', 'amount = 100')).toBe(false);
  });
});
