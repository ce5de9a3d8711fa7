// What the database's owner could do to the trail, who may switch every trigger off, and what a proof then says.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { audit } from './audit.ts';
import { type AuditHead, auditKeyOf, chainAuditRows, readHead, verifyAuditChain } from './audit-chain.ts';
import { asBulk } from './bulk.ts';

const { database, urls, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
await owner.connect();
afterAll(() => owner.end());

const key = auditKeyOf('the key of this test, which no row holds');
const asha = randomUUID();

const act = (reason: string) =>
  database.asActor({ userId: asha }, (tx) =>
    audit(tx, { action: 'roles.assign', subjectType: 'user', subjectId: asha, people: [asha], reason }),
  );
const chain = (options?: Parameters<typeof chainAuditRows>[2], by = key) =>
  database.asWorker((tx) => chainAuditRows(tx, by, options));
const head = () => database.asWorker(readHead);
const verify = (heads: AuditHead[] = [], keys = [key]) =>
  database.asReader((client) => verifyAuditChain(client, keys, { heads }));
/** As whoever owns the database and switches its triggers off. */
const behind = async (...statements: string[]) => {
  await owner.query('set session_replication_role = replica');
  for (const statement of statements) await owner.query(statement);
  await owner.query('set session_replication_role = origin');
};
const whole = { rows: 12, waiting: 0, unproven: 0, missing: 0, firstBroken: null };

beforeEach(async () => {
  await behind('truncate audit_log, audit_chain', 'alter sequence audit_log_number restart');
  for (let n = 1; n <= 12; n += 1) await act(`reason ${n}`);
});

describe('the chain', () => {
  it('takes rows in batches, and counts those that wait', async () => {
    expect(await chain({ batch: 5 })).toBe(5);
    expect(await verify()).toEqual({ ...whole, rows: 5, waiting: 7 });
    expect([await chain({ batch: 5 }), await chain({ batch: 5 }), await chain({ batch: 5 })]).toEqual([
      5, 2, 0,
    ]);
    expect(await verify()).toEqual(whole);
    expect(await head()).toEqual({ position: 12, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('is written once by two workers at once', async () => {
    await Promise.all([chain(), chain()]);
    expect(await verify()).toEqual(whole);
  });

  it('takes a row that committed after later ones', async () => {
    await database.asActor({ userId: asha }, async (tx) => {
      await audit(tx, { action: 'slow', subjectType: 'user', subjectId: asha, people: [] });
      await act('quick');
      await chain();
    });
    expect(await verify()).toEqual({ ...whole, rows: 13, waiting: 1 });
    await chain();
    expect(await verify()).toEqual({ ...whole, rows: 14 });
  });

  it('goes on with a new key, and says which rows cannot be proved without the old one', async () => {
    await chain({ batch: 5 });
    const next = auditKeyOf('another key, made when the first one was rotated');
    await chain({}, next);
    expect(await verify([], [next, key])).toEqual(whole);
    expect(await verify([], [next])).toEqual({ ...whole, unproven: 5 });
  });

  it('cannot be changed by anyone who leaves the triggers on', async () => {
    await chain();
    await expect(owner.query(`update audit_chain set hash = '\\x00'`)).rejects.toThrow('append-only');
    await expect(owner.query('delete from audit_chain')).rejects.toThrow('append-only');
    await expect(owner.query('truncate audit_chain')).rejects.toThrow('append-only');
    for (const statement of [
      'delete from audit_chain',
      `insert into audit_chain values (13, 13, 'x', '\\x00')`,
    ])
      await expect(asBulk(urls, (client) => client.query(statement))).rejects.toThrow('permission denied');
  });
});

// security access: The audit trail cannot be changed … and shows what was changed behind its back
describe('the owner of the database', () => {
  const rewrite = `update audit_log set reason = 'forged' where id = 7`;

  beforeEach(() => chain());

  it.each<[string, string[], number]>([
    ['rewrites a row', [rewrite], 7],
    ['hides whom a row concerns', [`update audit_log set people = '{}' where id = 7`], 7],
    ['dates a row back', [`update audit_log set created_at = created_at - interval '1 day' where id = 7`], 7],
    ['removes a row', ['delete from audit_log where id = 7'], 7],
    [
      'removes a row and its hash',
      ['delete from audit_log where id = 7', 'delete from audit_chain where row_id = 7'],
      8,
    ],
    [
      'closes the gap',
      [
        'delete from audit_log where id = 7',
        'delete from audit_chain where row_id = 7',
        'update audit_chain set position = position - 1 where position > 7',
      ],
      8,
    ],
    [
      'exchanges two rows',
      [
        'update audit_chain set row_id = -row_id where row_id in (7, 8)',
        'update audit_chain set row_id = case row_id when -7 then 8 else 7 end where row_id < 0',
      ],
      8,
    ],
    [
      'makes a hash without the key',
      [rewrite, `update audit_chain set hash = sha256('forged') where row_id = 7`],
      7,
    ],
  ])('is found out who %s', async (_, statements, row) => {
    await behind(...statements);
    expect(await verify()).toMatchObject({ firstBroken: row });
  });

  it('is found out by the newest rows too, which are looked at often', async () => {
    const newest = (count: number) =>
      database.asReader((client) => verifyAuditChain(client, [key], { newest: count }));
    expect(await newest(5)).toEqual({ ...whole, rows: 5 });
    await behind(rewrite);
    expect([(await newest(5)).firstBroken, (await newest(6)).firstBroken]).toEqual([null, 7]);
  });

  // security review: The owner of the database could cut and rewrite the audit trail unnoticed (M3)
  it('cuts the newest rows off: only a head outside shows how many there were', async () => {
    const outside = await head();
    await behind('delete from audit_log where id > 9', 'delete from audit_chain where position > 9');
    expect(await verify()).toEqual({ ...whole, rows: 9 });
    expect(await verify([outside])).toEqual({ ...whole, rows: 9, missing: 3 });
  });

  // security review: The owner of the database could cut and rewrite the audit trail unnoticed (M3) … and hash it again
  it('lets the worker hash again what was rewritten: a head outside has another hash', async () => {
    const outside = await head();
    await behind(rewrite, 'delete from audit_chain where position > 6');
    await chain();
    expect(await verify()).toEqual(whole);
    expect(await verify([outside])).toEqual({ ...whole, firstBroken: 12 });
  });

  it('cuts rows off and waits until there are as many again', async () => {
    const outside = await head();
    await behind('delete from audit_log where id > 9', 'delete from audit_chain where position > 9');
    for (const reason of ['a', 'b', 'c', 'd']) await act(reason);
    await chain();
    expect(await verify([outside])).toMatchObject({ rows: 13, missing: 0, firstBroken: 15 });
  });
});
