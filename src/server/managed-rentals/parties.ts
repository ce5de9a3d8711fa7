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
export async function partyNotices(
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
export const peopleOfHome = async (db: Executor, id: string): Promise<string[]> =>
  (await peopleOfHomes(db, [id])).get(id) ?? [];

export async function peopleOfHomes(db: Executor, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; people: string[] }>(sql`
    with homes as (select p.id, p.owner_id, p.broker_id from managed_properties p where p.id = any (${sql.param(ids)}::uuid[]))
    select id, array_agg(person) as people
      from (select h.id, h.owner_id as person from homes h
        union select h.id, b.user_id from homes h join brokers b on b.id = h.broker_id
        union select h.id, m.manager_id from homes h join managed_property_managers m on m.managed_property_id = h.id) concerned
     where person is not null group by id`);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

async function brokerOf(db: Executor, { submittedByBrokerId }: ApplicationRow) {
  if (submittedByBrokerId === null) return null;
  const [broker] = await db
    .select({ userId: brokers.userId })
    .from(brokers)
    .where(eq(brokers.id, submittedByBrokerId));
  return broker?.userId ?? null;
}
