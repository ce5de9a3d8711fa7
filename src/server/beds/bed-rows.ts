/** Reads the rooms and beds of a PG, with who lives in which, as its owner sees them. */
import { ORPCError } from '@orpc/server';
import { inArray, sql } from 'drizzle-orm';
import type { Bed, BedBoard, Room } from '../../contract/beds.ts';
import { leases } from '../../db/schema/leases.ts';
import { bedRentOf, freeAgain } from '../../domain/beds.ts';
import { can } from '../../domain/permissions.ts';
import { reportedLate } from '../lib/late-rents.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type HomeRow = BedBoard['home'] & { listed_by: string; property_type: string | null };

/** The home, if it is this person's own, or an administrator asks; locked for a change. Others do not find it. */
export async function ownHome(
  context: HandlerContext,
  id: string,
  { isLocked = false } = {},
): Promise<HomeRow> {
  const { rows } = await context.db.execute<HomeRow>(sql`
    select id, title, locality, city, listing_state, availability, listed_by, property_type from properties
     where id = ${id} and (listed_by = ${userIdOf(context)} or ${can(context.actor, 'properties.changeAll')})
     ${isLocked ? sql`for no key update` : sql``}`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

type BedRow = {
  room_id: string;
  name: string;
  sharing: number;
  attached_bathroom: boolean;
  air_conditioned: boolean;
  rent: string;
  deposit: string | null;
  id: string | null;
  label: string;
  state: Bed['state'];
  lease: Bed['lease'];
  offer: Bed['offer'];
  late: string;
  open: string;
};

/** One statement for all beds of a home. The newest agreed lease of a bed is that of whoever lives there or moves in. */
export async function boardOf(context: HandlerContext, home: HomeRow): Promise<BedBoard> {
  const today = context.services.today();
  const { rows } = await context.db.execute<BedRow>(sql`
    select r.id as room_id, r.name, r.sharing, r.attached_bathroom, r.air_conditioned, r.rent, r.deposit, b.id, b.label, b.state,
        case when l.id is not null then json_build_object('id', l.id, 'tenant_name', l.tenant_name, 'state', l.state,
          'start_date', l.start_date, 'last_day', coalesce(l.ends_on, l.end_date)) end as lease,
        case when l.id is null and o.id is not null
          then json_build_object('id', o.id, 'tenant_name', o.tenant_name, 'state', o.state) end as offer,
        coalesce(d.late, 0) as late, coalesce(d.open, 0) as open
      from pg_rooms r left join pg_beds b on b.room_id = r.id
        left join lateral (
          select * from leases l where l.bed_id = b.id and l.state in ('accepted', 'active', 'ending')
           order by l.start_date limit 1) l on true
        left join lateral (
          select * from leases o where o.bed_id = b.id and o.state in ('draft', 'proposed')
           order by o.created_at desc, o.id limit 1) o on true
        left join lateral (
          select sum(d.amount - d.received) filter (where d.due_date < ${today}) as late,
              sum(d.amount - d.received) filter (where d.month <= ${today}) as open
            from rent_dues d where d.lease_id = l.id and d.received < d.amount) d on true
     where r.property_id = ${home.id} order by length(r.name), r.name, b.label`);
  const { listed_by: _, property_type: __, ...shown } = home;
  return { home: shown, rooms: roomsOf(await withoutAnswered(context, rows)) };
}

/** What waits for an answer is not late meanwhile, as on every other screen. */
async function withoutAnswered(context: HandlerContext, rows: readonly BedRow[]): Promise<BedRow[]> {
  const ids = rows.flatMap(({ late, lease }) => (Number(late) > 0 && lease ? [lease.id] : []));
  if (ids.length === 0) return [...rows];
  const which = inArray(leases.id, ids);
  const answered = new Map(
    (await reportedLate(context.db, which, context.services.today())).map(({ leaseId, all }) => [
      leaseId,
      all,
    ]),
  );
  return rows.map((row) => ({
    ...row,
    late: String(Number(row.late) - (answered.get(row.lease?.id ?? '') ?? 0)),
  }));
}

function roomsOf(rows: readonly BedRow[]): Room[] {
  return [...Map.groupBy(rows, ({ room_id }) => room_id).values()].flatMap((beds) => {
    const [room] = beds;
    if (!room) return [];
    return {
      id: room.room_id,
      name: room.name,
      sharing: room.sharing,
      attached_bathroom: room.attached_bathroom,
      air_conditioned: room.air_conditioned,
      rent: Number(room.rent),
      deposit: room.deposit === null ? null : Number(room.deposit),
      beds: beds.flatMap((row) => (row.id === null ? [] : [bedOf(row, row.id)])),
    };
  });
}

function bedOf({ label, state, lease, offer, late, open }: BedRow, id: string): Bed {
  const livesThere = lease !== null && lease.state !== 'accepted';
  return {
    id,
    label,
    state,
    lease,
    offer,
    rent: livesThere ? bedRentOf({ late: Number(late), open: Number(open) }) : null,
    late: Number(late),
    free_from: freeAgain(lease?.last_day ?? null),
  };
}
