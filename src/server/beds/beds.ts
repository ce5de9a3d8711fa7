/** What the owner of a PG does with its rooms and beds: add them in bulk, change them, hold a bed, take a room away. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { BedBoard } from '../../contract/beds.ts';
import { type BedState, bedLabels, checkHold, checkRoomCount, readRoomNames } from '../../domain/beds.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { boardOf, ownHome } from './bed-rows.ts';

const rooms = api.beds.rooms.handler(async ({ context, input }) =>
  boardOf(context, await ownHome(context, input.property_id)),
);

const addRooms = api.beds.addRooms.handler(async ({ context, input }) => {
  const { db } = context;
  const home = await ownHome(context, input.property_id, { isLocked: true });
  if (home.property_type !== 'pg') throw new RuleBroken('bed.not-a-pg');
  const names = readRoomNames(input.names);
  const { rows } = await db.execute<{ rooms: number; is_let: boolean }>(sql`
    select (select count(*)::int from pg_rooms where property_id = ${home.id}) as rooms,
      exists (select from leases where property_id = ${home.id} and bed_id is null
        and state not in ('ended', 'cancelled')) as is_let`);
  if (rows[0]?.is_let) throw new RuleBroken('bed.home-is-let');
  checkRoomCount((rows[0]?.rooms ?? 0) + names.length);
  const { rows: added } = await db
    .execute<{ id: string }>(sql`
      insert into pg_rooms (property_id, name, sharing, attached_bathroom, air_conditioned, rent, deposit)
      select ${home.id}, name, ${input.sharing}, ${input.attached_bathroom}, ${input.air_conditioned}, ${input.rent},
          ${input.deposit}::bigint
        from unnest(${sql.param(names)}::text[]) name returning id`)
    .catch(asNameRule('names'));
  await addBeds(
    db,
    home.id,
    added.map(({ id }) => id),
    labelsOf(input.sharing),
  );
  const { names: _, property_id: __, ...facts } = input;
  await changed(context, home, 'addRooms', { after: { rooms: names, ...facts } });
  return boardOf(context, await ownHome(context, home.id));
});

const labelsOf = (sharing: number, from = 0): string[] => bedLabels.slice(from, sharing);

async function addBeds(db: Executor, homeId: string, roomIds: readonly string[], labels: readonly string[]) {
  await db.execute(sql`
    insert into pg_beds (room_id, property_id, label)
    select room, ${homeId}, label from unnest(${sql.param(roomIds)}::uuid[]) room,
      unnest(${sql.param(labels)}::text[]) label`);
}

/** For `catch`: a name is one room's. */
const asNameRule = (field: string) => (error: unknown) => {
  throw violatedConstraint(error) === 'pg_rooms_name_once'
    ? new RuleBroken('bed.room-named-twice', field)
    : error;
};

type RoomRow = { id: string; property_id: string; name: string; sharing: number; rent: string };

/** The room, in a home of this person. The home is locked, as whoever counts its beds does. */
async function ownRoom(context: HandlerContext, id: string) {
  const { rows } = await context.db.execute<RoomRow>(
    sql`select id, property_id, name, sharing, rent from pg_rooms where id = ${id}`,
  );
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return { room: rows[0], home: await ownHome(context, rows[0].property_id, { isLocked: true }) };
}

/** More share it: it gets beds. Fewer: the last beds go, unless somebody has a lease of one. */
const changeRoom = api.beds.changeRoom.handler(async ({ context, input }) => {
  const { db } = context;
  const { room, home } = await ownRoom(context, input.id);
  const { id, ...facts } = input;
  await db
    .execute(sql`
      update pg_rooms set name = ${facts.name}, sharing = ${facts.sharing}, attached_bathroom = ${facts.attached_bathroom},
        air_conditioned = ${facts.air_conditioned}, rent = ${facts.rent}, deposit = ${facts.deposit}
       where id = ${id}`)
    .catch(asNameRule('name'));
  const more = labelsOf(facts.sharing, room.sharing);
  if (more.length > 0) await addBeds(db, home.id, [id], more);
  const fewer = labelsOf(room.sharing, facts.sharing);
  if (fewer.length > 0) await takeBeds(db, id, fewer, new RuleBroken('bed.sharing-too-small', 'sharing'));
  await changed(context, home, 'changeRoom', {
    before: { room: room.name, sharing: room.sharing, rent: Number(room.rent) },
    after: { room: facts.name, ...facts },
  });
  return boardOf(context, await ownHome(context, home.id));
});

/** A bed of which a lease is written, agreed or runs stays: the trigger says so to whoever asked at the same time. */
async function takeBeds(db: Executor, roomId: string, labels: readonly string[], otherwise: RuleBroken) {
  const { rows } = await db.execute(sql`
    select from pg_beds b join leases l on l.bed_id = b.id
     where b.room_id = ${roomId} and b.label = any (${sql.param(labels)}::text[])
       and l.state not in ('ended', 'cancelled') limit 1`);
  if (rows.length > 0) throw otherwise;
  await db.execute(
    sql`delete from pg_beds where room_id = ${roomId} and label = any (${sql.param(labels)}::text[])`,
  );
}

/** Asked for a second time, as by a double click, it is gone already. */
const removeRoom = api.beds.removeRoom.handler(async ({ context, input }) => {
  const { db } = context;
  const { room, home } = await ownRoom(context, input.id);
  await takeBeds(db, room.id, bedLabels, new RuleBroken('bed.room-is-let'));
  await db.execute(sql`delete from pg_rooms where id = ${room.id}`);
  await changed(context, home, 'removeRoom', { before: { room: room.name, sharing: room.sharing } });
  return { ok: true as const };
});

const hold = api.beds.hold.handler(async ({ context, input }) => {
  const { db } = context;
  type Row = { id: string; property_id: string; label: string; room: string };
  const { rows } = await db.execute<Row>(sql`
    select b.id, b.property_id, b.label, r.name as room from pg_beds b join pg_rooms r on r.id = b.room_id
     where b.id = ${input.id}`);
  const [bed] = rows;
  if (!bed) throw new ORPCError('NOT_FOUND');
  const home = await ownHome(context, bed.property_id, { isLocked: true });
  const { rows: locked } = await db.execute<{ state: BedState }>(
    sql`select state from pg_beds where id = ${bed.id} for update`,
  );
  const before = locked[0]?.state ?? 'free';
  checkHold(before);
  const after = input.is_held ? 'held' : 'free';
  if (before !== after) {
    await db.execute(sql`update pg_beds set state = ${after} where id = ${bed.id}`);
    const named = { room: bed.room, bed: bed.label };
    await changed(context, home, 'hold', {
      before: { ...named, state: before },
      after: { ...named, state: after },
    });
  }
  return boardOf(context, await ownHome(context, home.id));
});

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> };

const changed = (
  context: HandlerContext,
  home: BedBoard['home'] & { listed_by: string },
  what: 'addRooms' | 'changeRoom' | 'removeRoom' | 'hold',
  change: Change,
) =>
  act(context, {
    action: `beds.${what}`,
    subject: { type: 'property', id: home.id },
    people: [home.listed_by],
    ...change,
  });

export const beds = { rooms, addRooms, changeRoom, removeRoom, hold };
