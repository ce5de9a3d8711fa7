/** The story of condition reports: both sides agreed on how a home was handed over, and look at another one again at its end. */
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

/** Of the first lease, which the account of the tenant has, and of the first that ended. */
export function conditionReports({ leases, ids }: Parts): Act[] {
  const active = leases.find(({ state }) => state === 'active');
  const ended = leases.find(({ state, notice }) => state === 'ended' && notice !== null);
  return [
    ...(active ? handover(active, ids, roomsOfHome(), 'move_in', dayIn(active)) : []),
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

/** The landlord writes it, and the tenant says yes in the evening. */
function handover(
  lease: DemoLease,
  ids: Parts['ids'],
  rooms: Rooms,
  kind: ReportKind,
  day: CalendarDate,
): Act[] {
  const { rental, tenant } = lease;
  const isEnd = kind === 'move_out';
  let id = '';
  const sent: Act = {
    at: at(day, 11),
    do: async (as) => {
      const own = as(rental.landlord.id).conditionReports;
      const photos = isEnd ? [] : await photosOf(own, found(ids, lease.n), rooms);
      const report = await own.send({
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
      id = report.id;
    },
  };
  const agreed: Act = {
    at: at(day, 19),
    do: (as) => as(tenant.id).conditionReports.agree({ id, version: 1, name: tenant.fullName }),
  };
  return [sent, agreed];
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
