import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addHome } from '../../tests/support/leads.ts';
import { startServices } from '../../tests/support/services.ts';
import { canMoveReport, reportStatuses } from '../domain/listing-reports.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const id = randomUUID();
let admin: string;
let lister: string;
let home: string;

const asPerson = (userId: string, statement: ReturnType<typeof sql>) =>
  services.database.asActor({ userId }, (tx) => tx.execute(statement));

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  lister = await addPerson('Lal Lister');
  home = await addHome(asOwner, lister);
  await asOwner(
    `insert into listing_reports (id, property_id, reporter_id, reason) values ($1, $2, $3, 'fake')`,
    [id, home, await addPerson('Rita Reporter')],
  );
});

const moves = reportStatuses.flatMap((from) =>
  reportStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

it.each(moves)('the database lets a report go from %s to %s exactly when the rules do', async (from, to) => {
  await asOwner('update listing_reports set status = $1 where id = $2', [from, id]);
  const moved = asPerson(admin, sql`update listing_reports set status = ${to} where id = ${id}`);
  if (canMoveReport(from, to)) expect((await moved).rowCount).toBe(1);
  else await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
});

it('lets no lister show what the office hid, nor say that it did not', async () => {
  await asOwner(`update properties set listing_state = 'paused', hidden_reason = 'A fraud' where id = $1`, [
    home,
  ]);
  await expect(
    asPerson(lister, sql`update properties set hidden_reason = null where id = ${home}`),
  ).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(
    asPerson(lister, sql`update properties set listing_state = 'published' where id = ${home}`),
  ).rejects.toMatchObject({ cause: { constraint: 'properties_hidden' } });
});
