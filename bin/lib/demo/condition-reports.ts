/** The story of condition reports: both sides agreed on how a home was handed over, look at another one again at its end, and differ about a third. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bakedPhotoPath, bakedPhotos } from '../../../src/db/seed/demo/photos.ts';
import type { Condition, ReportKind } from '../../../src/domain/condition-reports.ts';
import { suggestRooms } from '../../../src/domain/condition-suggestions.ts';
import { addDays, type CalendarDate } from '../../../src/domain/dates.ts';
import { type DemoLease, latest } from './lease-plan.ts';
import { found } from './managed-rentals.ts';
import { type Act, at, type Cast } from './stage.ts';

type Parts = {
  leases: readonly DemoLease[];
  /** Ids of leases by the number of their plan. */
  ids: ReadonlyMap<number, string>;
};

/** Of the first lease, which the account of the tenant has, of the second, and of the first that ended. */
export function conditionReports({ leases, ids }: Parts): Act[] {
  const [active, next] = leases.filter(({ state }) => state === 'active');
  const ended = leases.find(({ state, notice }) => state === 'ended' && notice !== null);
  return [
    ...(active ? handover(active, ids, roomsOfHome(), 'move_in', dayIn(active)) : []),
    ...(next ? differing(next, ids) : []),
    ...(ended ? bothReports(ended, ids) : []),
  ];
}

const dayIn = ({ start, agreedOn }: DemoLease): CalendarDate => addDays(latest(start, agreedOn), 1);

type Rooms = ReturnType<typeof roomsOfHome>;

const lookedAt = <Item extends object>(item: Item, condition: Condition, note: string | null = null) => ({
  ...item,
  condition,
  note,
});

/** Two bedrooms, all of it good but for a scratch. */
const roomsOfHome = () =>
  suggestRooms({ bedrooms: 2, bathrooms: 2, inventory: [] }, randomUUID).map((room) => ({
    ...room,
    items: room.items.map((item) =>
      room.kind === 'kitchen' && item.kind === 'fittings'
        ? lookedAt(item, 'fair', 'A scratch on the left door')
        : lookedAt(item, 'good'),
    ),
  }));

function bothReports(lease: DemoLease, ids: Parts['ids']): Act[] {
  const before = roomsOfHome();
  // The same lines, looked at again.
  const after = before.map((room) => ({
    ...room,
    items: room.items.map((item) =>
      room.kind === 'living' && item.kind === 'walls' ? lookedAt(item, 'worn', 'Two walls need paint') : item,
    ),
  }));
  const lastDay = lease.notice?.endsOn ?? lease.end;
  return [
    ...handover(lease, ids, before, 'move_in', dayIn(lease)),
    ...handover(lease, ids, after, 'move_out', lastDay),
  ];
}

/** The tenant sees two lines differently, and the landlord has not answered. */
function differing(lease: DemoLease, ids: Parts['ids']): Act[] {
  const rooms = roomsOfHome();
  const { sent, report } = sending({
    lease,
    ids,
    rooms,
    kind: 'move_in',
    day: dayIn(lease),
    hasPhotos: false,
  });
  const comments = [
    {
      line_id: lineOf(rooms, 'kitchen', 'plumbing'),
      body: 'The kitchen tap drips, also when it is turned off.',
    },
    { line_id: lineOf(rooms, 'living', 'walls'), body: 'There is a damp spot beside the window.' },
  ];
  const commented: Act = {
    at: at(addDays(dayIn(lease), 1), 19),
    do: (as) => as(lease.tenant.id).conditionReports.comment({ id: report.id, version: 1, comments }),
  };
  return [sent, commented];
}

/** That line of the first such room; null where it has none, which comments on the whole. */
const lineOf = (rooms: Rooms, room: Rooms[number]['kind'], item: string): string | null =>
  rooms.find(({ kind }) => kind === room)?.items.find(({ kind }) => kind === item)?.id ?? null;

/** The landlord writes it, and the tenant says yes in the evening. */
function handover(
  lease: DemoLease,
  ids: Parts['ids'],
  rooms: Rooms,
  kind: ReportKind,
  day: CalendarDate,
): Act[] {
  const { sent, report } = sending({ lease, ids, rooms, kind, day, hasPhotos: kind === 'move_in' });
  const agreed: Act = {
    at: at(day, 19),
    do: (as) =>
      as(lease.tenant.id).conditionReports.agree({ id: report.id, version: 1, name: lease.tenant.fullName }),
  };
  return [sent, agreed];
}

type Sending = {
  lease: DemoLease;
  ids: Parts['ids'];
  rooms: Rooms;
  kind: ReportKind;
  day: CalendarDate;
  hasPhotos: boolean;
};

/** The act of the landlord, and the report once it happened. */
function sending({ lease, ids, rooms, kind, day, hasPhotos }: Sending): {
  sent: Act;
  report: { id: string };
} {
  const { rental } = lease;
  const isEnd = kind === 'move_out';
  const report = { id: '' };
  const sent: Act = {
    at: at(day, 11),
    do: async (as) => {
      const own = as(rental.landlord.id).conditionReports;
      const photos = hasPhotos ? await photosOf(own, found(ids, lease.n), rooms) : [];
      const { id } = await own.send({
        lease_id: found(ids, lease.n),
        kind,
        inspected_on: day,
        rooms,
        meters: [
          {
            id: METER,
            kind: 'electricity',
            number: 'BR 204417',
            reading: isEnd ? 13_871.5 : 12_406,
            unit: 'kwh',
          },
        ],
        keys: [{ id: KEYS, kind: 'main_door', count: 3 }],
        photos,
      });
      report.id = id;
    },
  };
  return { sent, report };
}

/** One of the living room and one of the kitchen: small ones, for encoding is what takes time. */
async function photosOf(own: ReturnType<Cast>['conditionReports'], lease_id: string, rooms: Rooms) {
  const photos: { id: string; line_id: string }[] = [];
  for (const [kind, shows] of [
    ['living', 'living_room'],
    ['kitchen', 'kitchen'],
  ] as const) {
    const line = rooms.find((room) => room.kind === kind)?.items[0]?.id;
    const baked = bakedPhotos.find(({ room }) => room === shows);
    if (!line || !baked) continue;
    const file = new File([await readFile(bakedPhotoPath(baked.id, 400))], `${shows}.webp`, {
      type: 'image/webp',
    });
    photos.push({ id: (await own.addPhoto({ lease_id, file })).id, line_id: line });
  }
  return photos;
}

const METER = '0198a000-0000-7000-8000-0000000000a1';
const KEYS = '0198a000-0000-7000-8000-0000000000a2';
