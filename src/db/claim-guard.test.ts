import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addHome } from '../../tests/support/leads.ts';
import { startServices } from '../../tests/support/services.ts';
import { canMoveClaim, claimStatuses } from '../domain/claims.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const id = randomUUID();
let admin: string;
let lister: string;
let home: string;

const asPerson = (userId: string, statement: ReturnType<typeof sql>) =>
  services.database.asActor({ userId }, (tx) => tx.execute(statement));

const refused = { cause: { code: '42501' } };

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  lister = await addPerson('Lal Lister');
  home = await addHome(asOwner, lister);
  await asOwner(
    `insert into verification_claims (id, user_id, property_id, kind, method, decided_at, valid_until)
      values ($1, $2, $3, 'ownership', 'paper_checked', now(), current_date + 30)`,
    [id, lister, home],
  );
});

const moves = claimStatuses.flatMap((from) =>
  claimStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

// spec verification: States as one table, in the rules and in the database
it.each(moves)('the database lets a claim go from %s to %s exactly when the rules do', async (from, to) => {
  await asOwner('update verification_claims set status = $1 where id = $2', [from, id]);
  const moved = asPerson(admin, sql`update verification_claims set status = ${to} where id = ${id}`);
  if (canMoveClaim(from, to)) expect((await moved).rowCount).toBe(1);
  else await expect(moved).rejects.toMatchObject(refused);
});

it('lets nobody verify themselves, an administrator neither', async () => {
  await asOwner(`update verification_claims set status = 'submitted' where id = $1`, [id]);
  const verifying = sql`update verification_claims set status = 'verified' where id = ${id}`;
  await expect(asPerson(lister, verifying)).rejects.toMatchObject(refused);
  await asOwner('update verification_claims set user_id = $1 where id = $2', [admin, id]);
  await expect(asPerson(admin, verifying)).rejects.toMatchObject(refused);
  await asOwner('update verification_claims set user_id = $1 where id = $2', [lister, id]);
});

it('lets nobody hand in what is verified already, for another, or of another’s home', async () => {
  const neighbour = await addPerson('Nitin Neighbour');
  const attempts = [
    sql`insert into verification_claims (user_id, kind, status, method, decided_at, valid_until)
      values (${neighbour}, 'phone', 'verified', 'called_back', now(), current_date + 1)`,
    sql`insert into verification_claims (user_id, kind) values (${lister}, 'phone')`,
    sql`insert into verification_claims (user_id, property_id, kind) values (${neighbour}, ${home}, 'photos')`,
    sql`insert into verification_claims (user_id, property_id, kind, status, method, decided_by, decided_at, valid_until)
      values (${neighbour}, ${home}, 'listing', 'verified', 'desk_review', ${neighbour}, now(), current_date + 1)`,
  ];
  for (const attempt of attempts) {
    await expect(asPerson(neighbour, attempt)).rejects.toMatchObject(refused);
  }
});

it('calls a home verified exactly while a look at it is in force', async () => {
  const verified = async () =>
    (await asOwner<{ verified: boolean }>('select verified from properties where id = $1', [home]))[0]
      ?.verified;
  await asOwner(`update verification_claims set status = 'verified' where id = $1`, [id]);
  expect(await verified()).toBe(true);
  await asOwner(
    `insert into verification_claims (user_id, property_id, kind, status, method, decided_at, valid_until)
      values ($1, $2, 'rera', 'verified', 'register_lookup', now(), current_date + 30),
        ($1, $2, 'photos', 'verified', 'site_visit', now(), current_date + 30)`,
    [lister, home],
  );
  await asOwner(`update verification_claims set status = 'revoked' where id = $1`, [id]);
  expect(await verified()).toBe(true);
  await asOwner(
    `update verification_claims set status = 'expired' where property_id = $1 and kind = 'photos'`,
    [home],
  );
  expect(await verified()).toBe(false);
});
