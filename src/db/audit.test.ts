import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { audit } from './audit.ts';
import { asBulk } from './bulk.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const asha = randomUUID();
const ravi = randomUUID();

beforeAll(() => owner.connect());
afterAll(() => owner.end());

describe('audit', () => {
  const act = (reason: string) =>
    database.asActor({ userId: ravi, requestId: 'r-7', address: '10.0.0.9' }, (tx) =>
      audit(tx, {
        action: 'roles.assign',
        subjectType: 'user',
        subjectId: asha,
        people: [asha],
        before: { roles: [] },
        after: { roles: ['broker'] },
        reason,
      }),
    );
  it('records person, request and address, and numbers rows that are written at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => act(`reason ${index}`)));
    const { rows } = await owner.query('select * from audit_log order by id');
    expect(rows.map((row) => Number(row.id))).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(rows[0]).toMatchObject({
      actor_id: ravi,
      request_id: 'r-7',
      address: '10.0.0.9',
      before: { roles: [] },
      after: { roles: ['broker'] },
    });
  });

  it('leaves no row when the act itself fails', async () => {
    const failing = database.asActor({ userId: ravi }, async (tx) => {
      await audit(tx, { action: 'roles.assign', subjectType: 'user', subjectId: asha, people: [] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await owner.query('select from audit_log')).rowCount).toBe(12);
  });

  // security access: The audit trail cannot be changed
  it('cannot be changed by anyone, not even by the owner or the bulk role', async () => {
    await expect(owner.query(`update audit_log set reason = 'none'`)).rejects.toThrow('append-only');
    await expect(owner.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(owner.query('truncate audit_log')).rejects.toThrow('append-only');
    await expect(asBulk(urls, (client) => client.query('delete from audit_log'))).rejects.toThrow(
      'permission denied',
    );
  });

  it('keeps no other writer waiting while a transaction is open', async () => {
    await database.asActor({ userId: ravi }, async (tx) => {
      await audit(tx, { action: 'months.close', subjectType: 'month', subjectId: '2026-10', people: [] });
      await act('meanwhile');
    });
    const { rows } = await owner.query('select action from audit_log order by id desc limit 2');
    expect(rows.map((row) => row.action)).toEqual(['roles.assign', 'months.close']);
  });
});
