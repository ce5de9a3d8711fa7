/** The rooms and lines that a condition report begins with: those of the home and its inventory, or those that moved in. */
import type { ItemKind, ReportContent, ReportItem, ReportRoom, RoomKind } from './condition-reports.ts';
import type { InventoryItem } from './lease-terms.ts';

/** Nobody has looked at it yet. */
type Unseen = Omit<ReportItem, 'condition' | 'note'>;
export type SuggestedRoom = ReportRoom<Unseen>;

const usualItems: Readonly<Record<RoomKind, readonly ItemKind[]>> = {
  living: ['walls', 'floor', 'ceiling', 'doors', 'windows', 'lights'],
  bedroom: ['walls', 'floor', 'ceiling', 'doors', 'windows', 'lights', 'fittings'],
  kitchen: ['walls', 'floor', 'windows', 'lights', 'fittings', 'plumbing'],
  bathroom: ['walls', 'floor', 'doors', 'lights', 'fittings', 'plumbing'],
  balcony: ['walls', 'floor', 'fittings'],
  other: [],
};

/** Words by which people call rooms in an inventory. */
const roomWords: readonly (readonly [RoomKind, RegExp])[] = [
  ['bathroom', /bath|toilet|washroom/i],
  ['bedroom', /bed/i],
  ['kitchen', /kitchen/i],
  ['balcony', /balcon|terrace/i],
  ['living', /living|hall|drawing/i],
];

export const usualItemsOf = (kind: RoomKind, newId: () => string): Unseen[] =>
  usualItems[kind].map((item) => ({ id: newId(), kind: item, name: null }));

export type HomeFacts = {
  /** Null: not known. */
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly inventory: readonly InventoryItem[];
};

/** Living room, kitchen, one balcony, and the bedrooms and bathrooms of the home, with what the lease lists in them. */
export function suggestRooms(
  { bedrooms, bathrooms, inventory }: HomeFacts,
  newId: () => string,
): SuggestedRoom[] {
  const kinds: RoomKind[] = [
    'living',
    ...Array.from({ length: bedrooms ?? 1 }, () => 'bedroom' as const),
    'kitchen',
    ...Array.from({ length: bathrooms ?? 1 }, () => 'bathroom' as const),
    'balcony',
  ];
  const rooms = kinds.map((kind) => ({
    id: newId(),
    kind,
    name: null as string | null,
    items: usualItemsOf(kind, newId),
  }));
  for (const { room, item, count } of inventory) {
    const kind = roomWords.find(([, words]) => words.test(room))?.[0];
    let place = rooms.find((one) => (kind ? one.kind === kind : one.name === room));
    if (!place) {
      place = { id: newId(), kind: 'other', name: room, items: [] };
      rooms.push(place);
    }
    place.items.push({ id: newId(), kind: 'other', name: count > 1 ? `${count} × ${item}` : item });
  }
  return rooms;
}

/** The rooms of the move-in report, to be looked at again: their lines keep their ids, which is how both are laid side by side. */
export const suggestAgain = ({ rooms }: Pick<ReportContent, 'rooms'>): SuggestedRoom[] =>
  rooms.map(({ id, kind, name, items }) => ({
    id,
    kind,
    name,
    items: items.map((item) => ({ id: item.id, kind: item.kind, name: item.name })),
  }));
