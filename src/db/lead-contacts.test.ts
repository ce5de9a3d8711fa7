import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';

const { database, ownerUrl } = await cloneDatabase();
const owner = new pg.Client({ connectionString: ownerUrl });
const [seeker, lister, stranger, admin, home, visit, application] = Array.from({ length: 7 }, () =>
  randomUUID(),
) as [string, string, string, string, string, string, string];

beforeAll(async () => {
  await owner.connect();
  for (const [id, name] of Object.entries({
    [seeker]: 'Sita',
    [lister]: 'Lal',
    [stranger]: 'Om',
    [admin]: 'Ada',
  })) {
    await owner.query(
      `insert into auth.users (id, name, email) values ($1, $2, lower($2) || '@example.in')`,
      [id, name],
    );
    await owner.query(`update profiles set phone = '+91 98' || $2 where user_id = $1`, [id, name]);
  }
  await owner.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin]);
  await owner.query(`insert into properties (id, listed_by, title) values ($1, $2, 'Home')`, [home, lister]);
  await owner.query(
    `insert into property_private (property_id, address, contact_phone) values ($1, '4 Rose Lane', '+91 80000')`,
    [home],
  );
  await owner.query(
    `insert into property_visits (id, property_id, user_id, lister_id, visit_type, scheduled_date, slot)
      values ($1, $2, $3, $4, 'physical', '2026-12-01', '10:00')`,
    [visit, home, seeker, lister],
  );
  await owner.query(
    `insert into property_applications (id, property_id, user_id, lister_id, occupants, move_in_date)
      values ($1, $2, $3, $4, 3, '2026-12-01')`,
    [application, home, seeker, lister],
  );
});

afterAll(() => owner.end());

const setStatus = async (visitStatus: string, applicationStatus: string) => {
  await owner.query(
    `update property_visits set status = $1, awaiting = case when $1 = 'requested' then 'lister' end where id = $2`,
    [visitStatus, visit],
  );
  await owner.query('update property_applications set status = $1 where id = $2', [
    applicationStatus,
    application,
  ]);
};

const contactsFor = async (userId: string, leadId: string) =>
  database.asActor({ userId }, async (tx) => {
    const { rows } = await tx.execute<{ full_name: string; phone: string | null; email: string | null }>(
      sql`select full_name, phone, email from app.lead_contacts(array[${leadId}]::uuid[]) order by full_name`,
    );
    return rows;
  });

const addressFor = (userId: string) =>
  database.asActor({ userId }, async (tx) => {
    const { rows } = await tx.execute(sql`select address from property_private where property_id = ${home}`);
    return rows[0]?.address ?? null;
  });

describe('contacts of a lead', () => {
  it.each([
    ['requested', 'submitted', false],
    ['requested', 'under_review', false],
    ['rejected', 'rejected', false],
    ['cancelled', 'cancelled', false],
    ['scheduled', 'submitted', true],
    ['completed', 'rejected', true],
    ['requested', 'approved', true],
  ])('visit %s and application %s: address open %s', async (visitStatus, applicationStatus, isOpen) => {
    await setStatus(visitStatus, applicationStatus);
    expect(await addressFor(seeker)).toBe(isOpen ? '4 Rose Lane' : null);
    expect(await addressFor(lister)).toBe('4 Rose Lane');
    expect(await addressFor(admin)).toBe('4 Rose Lane');
    expect(await addressFor(stranger)).toBeNull();
  });

  // security access: Contacts show once a visit or application is accepted, to nobody else
  it('gives both sides the name of the other at once, and phone and e-mail when accepted', async () => {
    await setStatus('requested', 'submitted');
    expect(await contactsFor(seeker, visit)).toEqual([{ full_name: 'Lal', phone: null, email: null }]);
    expect(await contactsFor(lister, visit)).toEqual([{ full_name: 'Sita', phone: null, email: null }]);
    await setStatus('scheduled', 'submitted');
    expect(await contactsFor(seeker, visit)).toEqual([
      { full_name: 'Lal', phone: '+91 80000', email: 'lal@example.in' },
    ]);
    expect(await contactsFor(lister, visit)).toEqual([
      { full_name: 'Sita', phone: '+91 98Sita', email: 'sita@example.in' },
    ]);
  });

  it('shows both sides to an administrator and nothing to a stranger', async () => {
    await setStatus('requested', 'submitted');
    expect((await contactsFor(admin, application)).map((row) => row.email)).toEqual([
      'lal@example.in',
      'sita@example.in',
    ]);
    expect(await contactsFor(stranger, visit)).toEqual([]);
    expect(await contactsFor(seeker, randomUUID())).toEqual([]);
  });
});

describe('leads', () => {
  const ask = (userId: string, listerId: string) =>
    database.asActor({ userId }, (tx) =>
      tx.execute(sql`insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot)
        values (${home}, ${userId}, ${listerId}, 'virtual', '2026-12-02', '17:00')`),
    );
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    );

  it('allow one open visit and one open application per home and person', async () => {
    await setStatus('requested', 'submitted');
    expect(await codeOf(ask(seeker, lister))).toBe('23505');
    await setStatus('cancelled', 'submitted');
    expect(await codeOf(ask(seeker, lister))).toBe('done');
  });

  it('name the true lister, and nobody asks for their own home', async () => {
    expect(await codeOf(ask(stranger, admin))).toBe('23503');
    expect(await codeOf(ask(lister, lister))).toBe('42501');
  });

  it('never change their parties', async () => {
    const steal = database.asActor({ userId: lister }, (tx) =>
      tx.execute(sql`update property_visits set user_id = ${stranger}`),
    );
    expect(await codeOf(steal)).toBe('42501');
  });
});
