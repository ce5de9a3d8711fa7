/** Tells the owner and the broker of a managed rental what became of it. */
import { eq } from 'drizzle-orm';
import { brokers } from '../../db/schema/brokers.ts';
import type { ManagedRentalEvent } from '../../domain/managed-rentals.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';
import type { ApplicationRow } from './application-rows.ts';

/** Each once, and whoever did it himself as a record; `note` is why. */
export async function tellParties(
  context: HandlerContext,
  row: ApplicationRow,
  event: ManagedRentalEvent,
  note?: string,
): Promise<void> {
  const { db, services } = context;
  const actorId = userIdOf(context);
  const people = new Set([row.landlordId, await brokerOf(context, row)]);
  for (const person of people) {
    if (person === null) continue;
    await notify({ db, jobs: services.jobs, actorId }, person, {
      event,
      home: row.propertyLocation,
      path: event === 'managed-rental.started' ? '/managed-rentals' : '/managed-rentals?show=applications',
      byYou: person === actorId,
      ...(note ? { note } : {}),
    });
  }
}

async function brokerOf({ db }: HandlerContext, { submittedByBrokerId }: ApplicationRow) {
  if (submittedByBrokerId === null) return null;
  const [broker] = await db
    .select({ userId: brokers.userId })
    .from(brokers)
    .where(eq(brokers.id, submittedByBrokerId));
  return broker?.userId ?? null;
}
