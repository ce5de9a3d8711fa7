import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
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
  const verify = () =>
    database.asWorker(async (tx) => (await tx.execute(sql`select * from app.verify_audit()`)).rows[0]);

  const newest = (rows: number) =>
    database.asWorker(async (tx) => {
      const found = await tx.execute(sql`select app.first_broken_audit_row(${rows}) as row`);
      return found.rows[0]?.row;
    });

  it('records person, request and address, and chains rows written at once', async () => {
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
    expect(rows[5].previous_hash).toEqual(rows[4].hash);
    expect(await verify()).toEqual({ row_count: '12', first_broken: null });
  });

  it('leaves no row when the act itself fails', async () => {
    const failing = database.asActor({ userId: ravi }, async (tx) => {
      await audit(tx, { action: 'roles.assign', subjectType: 'user', subjectId: asha, people: [] });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await verify()).toEqual({ row_count: '12', first_broken: null });
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

  // security access: The audit trail cannot be changed … and shows what was changed behind its back
  it('shows a row changed or removed behind its back', async () => {
    const behind = async (statement: string) => {
      await owner.query('alter table audit_log disable trigger user');
      await owner.query(statement);
      await owner.query('alter table audit_log enable trigger user');
    };
    await behind(`update audit_log set reason = 'forged' where id = 7`);
    expect(await verify()).toEqual({ row_count: '12', first_broken: '7' });
    expect([await newest(5), await newest(6), await newest(100)]).toEqual([null, '7', '7']);
    await behind(`delete from audit_log where id = 4`);
    expect(await verify()).toEqual({ row_count: '11', first_broken: '5' });
    expect([await newest(5), await newest(100)]).toEqual([null, '5']);
  });
});
