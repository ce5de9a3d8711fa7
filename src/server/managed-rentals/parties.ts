/** Whom a managed rental concerns, and what owner and broker are told became of it. */
import { eq, sql } from 'drizzle-orm';
import { brokers } from '../../db/schema/brokers.ts';
import type { ManagedRentalEvent } from '../../domain/managed-rentals.ts';
import type { NoticeTo } from '../audit/act.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import type { ApplicationRow } from './application-rows.ts';

type News = { event: ManagedRentalEvent; note?: string | undefined };

/** Owner and broker, and what each is told: once, and whoever did it themselves as a record; `note` is why. */
export async function partiesTold(
  context: HandlerContext,
  row: ApplicationRow,
  { event, note }: News,
): Promise<{ people: string[]; notices: NoticeTo[] }> {
  const people = await partiesOf(context.db, row);
  const actorId = userIdOf(context);
  const noticeFor = (person: string) => ({
    event,
    home: row.propertyLocation,
    path: event === 'managed-rental.started' ? '/managed-rentals' : '/managed-rentals?show=applications',
    byYou: person === actorId,
    ...(note ? { note } : {}),
  });
  return { people, notices: people.map((to) => ({ to, notice: noticeFor(to) })) };
}

export async function partiesOf(db: Executor, row: ApplicationRow): Promise<string[]> {
  const both = [row.landlordId, await brokerOf(db, row)];
  return [...new Set(both.filter((person) => person !== null))];
}

/** Owner, broker and manager of a managed home. */
export async function peopleOfHome(db: Executor, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ person: string }>(sql`
    select p.owner_id as person from managed_properties p where p.id = ${id} and p.owner_id is not null
    union select b.user_id from managed_properties p join brokers b on b.id = p.broker_id
     where p.id = ${id} and b.user_id is not null
    union select m.manager_id from managed_property_managers m where m.managed_property_id = ${id}`);
  return rows.map(({ person }) => person);
}

async function brokerOf(db: Executor, { submittedByBrokerId }: ApplicationRow) {
  if (submittedByBrokerId === null) return null;
  const [broker] = await db
    .select({ userId: brokers.userId })
    .from(brokers)
    .where(eq(brokers.id, submittedByBrokerId));
  return broker?.userId ?? null;
}
