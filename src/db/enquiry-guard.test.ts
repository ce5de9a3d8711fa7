import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { startServices } from '../../tests/support/services.ts';
import { enquiryStatuses, nextEnquiryStatuses } from '../domain/enquiries.ts';

const { services, addPerson, asOwner } = await startServices({ runsJobs: false });
const id = randomUUID();
let admin: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  await asOwner(
    `insert into enquiries (id, form_id, kind, name, email, message) values ($1, $1, 'contact', 'A', 'a@example.in', 'Call')`,
    [id],
  );
});

const moves = enquiryStatuses.flatMap((from) =>
  enquiryStatuses.filter((to) => to !== from).map((to) => [from, to] as const),
);

it.each(moves)(
  'the database lets an enquiry go from %s to %s exactly when the rules do',
  async (from, to) => {
    await asOwner('update enquiries set status = $1 where id = $2', [from, id]);
    const moved = services.database.asActor({ userId: admin }, (tx) =>
      tx.execute(sql`update enquiries set status = ${to} where id = ${id}`),
    );
    if (nextEnquiryStatuses(from).includes(to)) expect((await moved).rowCount).toBe(1);
    else await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
  },
);
