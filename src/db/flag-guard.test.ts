import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addHome } from '../../tests/support/leads.ts';
import { startServices } from '../../tests/support/services.ts';
import { canMoveFlag, flagStatuses } from '../domain/listing-doubts.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const id = randomUUID();
let admin: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  const home = await addHome(asOwner, await addPerson('Lal Lister'));
  await asOwner(`insert into listing_flags (id, property_id, kind) values ($1, $2, 'rent')`, [id, home]);
});

const moves = flagStatuses.flatMap((from) =>
  flagStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);
/** Doubts are raised and cleared by the job alone. */
const officeMoves = ['asked', 'dismissed', 'upheld'];

// spec doubtful-listings: States as one table, in the rules and in the database
it.each(moves)('the database lets a flag go from %s to %s exactly when the rules do', async (from, to) => {
  await asOwner('update listing_flags set status = $1 where id = $2', [from, id]);
  const moved = services.database.asActor({ userId: admin }, (tx) =>
    tx.execute(sql`update listing_flags set status = ${to} where id = ${id}`),
  );
  if (canMoveFlag(from, to) && officeMoves.includes(to)) expect((await moved).rowCount).toBe(1);
  else await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
});
