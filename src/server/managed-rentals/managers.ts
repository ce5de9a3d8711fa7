/** Gives a managed home into the hands of a property manager, who sees it from then on, or takes it out of them. */
import { eq, sql } from 'drizzle-orm';
import { now } from '../../db/schema/columns.ts';
import { managedPropertyManagers as managers } from '../../db/schema/managed-property-managers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { lockDetails } from './details.ts';
import { peopleOfHome } from './parties.ts';
import { loadProperty } from './property-rows.ts';

export const assignManager = api.managedRentals.assignManager.handler(async ({ context, input }) => {
  const { db } = context;
  const { id, manager_id: managerId } = input;
  await lockDetails(db, id);
  const before = await loadProperty(db, id);
  // Asked twice, as a double click does, it is done once.
  if ((before.manager?.user_id ?? null) === managerId) return before;
  if (managerId === null) await db.delete(managers).where(eq(managers.managedPropertyId, id));
  else await assign(db, id, { managerId, assignedBy: userIdOf(context) });
  const after = await loadProperty(db, id);
  await act(context, {
    action: 'managedRentals.assignManager',
    subject: { type: 'managed_property', id },
    people: [...(await peopleOfHome(db, id)), before.manager?.user_id],
    before: { manager: before.manager },
    after: { manager: after.manager },
  });
  return after;
});

type Assignment = { managerId: string; assignedBy: string };

async function assign(db: Executor, id: string, { managerId, assignedBy }: Assignment): Promise<void> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select has_role(${managerId}, 'property_manager') as is`,
  );
  if (!rows[0]?.is) throw new RuleBroken('managed-rental.not-a-manager', 'manager_id');
  const assignment = { managerId, assignedBy, assignedAt: now };
  await db
    .insert(managers)
    .values({ managedPropertyId: id, ...assignment })
    .onConflictDoUpdate({ target: managers.managedPropertyId, set: assignment });
}
