/** Takes what a text says of money, size, rooms, beds and days. */
import { floors, roomCounts } from '../properties.ts';
import { areaAt } from './area.ts';
import { type Draft, leaveUnread, take, unwantedAfter } from './draft.ts';
import { floorsAt } from './floor.ts';
import { freeAt } from './free-from.ts';
import type { Bounds } from './quantities.ts';
import { rentAt } from './rent.ts';
import { bathroomsAt, roomsAt } from './rooms.ts';
import { sharingAt } from './sharing.ts';

/** "Not ground floor" is any other. */
export function readFloor(draft: Draft, at: number): number {
  const found = floorsAt(draft.tokens, at, draft.typed);
  if (!found) return 0;
  const unwanted = unwantedAfter(draft, at + found.count);
  const wanted =
    unwanted === undefined ? found.floors : floors.filter((floor) => !found.floors.includes(floor));
  draft.floors.push(...wanted);
  return take(draft, at, found.count + (unwanted ?? 0), 'floor', wanted.join(','));
}

export function readFree(draft: Draft, at: number): number {
  const free = freeAt(draft.tokens, at, draft.today);
  if (!free) return 0;
  draft.availableBy = free.by;
  return take(draft, at, free.count, 'available_by', free.by);
}

export function readSharing(draft: Draft, at: number): number {
  const found = sharingAt(draft.tokens, at, draft.saysPg);
  if (!found) return 0;
  draft.sharing.push(...found.sharings);
  return take(draft, at, found.count, 'bed_sharing', found.sharings.join(','));
}

export function readArea(draft: Draft, at: number): number {
  const found = areaAt(draft.tokens, at, draft.typed);
  if (!found) return 0;
  draft.area = bothOf(draft.area, found.area);
  return take(draft, at, found.count, 'area', rangeText(found.area));
}

/** "Not 1bhk" is any other. */
export function readRooms(draft: Draft, at: number): number {
  const found = roomsAt(draft.tokens, at, draft.typed);
  if (found) {
    const unwanted = unwantedAfter(draft, at + found.count);
    const isWanted = unwanted === undefined;
    const wanted = isWanted ? found.rooms : roomCounts.filter((rooms) => !found.rooms.includes(rooms));
    for (const rooms of found.rooms) (isWanted ? draft.bedrooms : draft.exceptBedrooms).add(rooms);
    return take(draft, at, found.count + (unwanted ?? 0), 'bedrooms', wanted.join(','));
  }
  const baths = bathroomsAt(draft.tokens, at);
  if (!baths) return 0;
  draft.bathrooms = baths.bathrooms;
  return take(draft, at, baths.count, 'bathrooms', String(baths.bathrooms));
}

export function readRent(draft: Draft, at: number): number {
  const found = rentAt(draft.tokens, at, draft.typed);
  if (!found) return 0;
  if (found.isDeposit) return leaveUnread(draft, at, found.count);
  draft.rent = bothOf(draft.rent, found.rent);
  return take(draft, at, found.count, 'rent', rangeText(found.rent));
}

/** Whatever is said twice holds twice. */
function bothOf(one: Bounds, other: Bounds): Bounds {
  const leasts = [one.least, other.least].filter((end) => end !== undefined);
  const mosts = [one.most, other.most].filter((end) => end !== undefined);
  return {
    ...(leasts.length > 0 && { least: Math.max(...leasts) }),
    ...(mosts.length > 0 && { most: Math.min(...mosts) }),
  };
}

const rangeText = ({ least, most }: Bounds): string => `${least ?? ''}-${most ?? ''}`;
