// A condition report as somebody writes it, room by room, on a device that may have no connection.
import type {
  Condition,
  ItemKind,
  KeyKind,
  MeterKind,
  MeterUnit,
  ReportKind,
  RoomKind,
} from '../../../domain/condition-reports.ts';
import type { CalendarDate } from '../../../domain/dates.ts';

/** `condition` is null until it was looked at. */
export type DraftItem = {
  id: string;
  kind: ItemKind;
  name: string;
  condition: Condition | null;
  note: string;
};
export type DraftRoom = { id: string; kind: RoomKind; name: string; items: DraftItem[] };
/** Numbers are empty until they were typed. */
export type DraftMeter = {
  id: string;
  kind: MeterKind;
  number: string;
  reading: number | '';
  unit: MeterUnit;
};
export type DraftKeys = { id: string; kind: KeyKind; name: string; count: number | '' };
/** `id` once it has arrived; before that its file lies in the store of drafts under `key`, under which it is sent. */
export type DraftPhoto = { key: string; lineId: string; id: string | null };

export type ReportDraft = {
  owner: string;
  leaseId: string;
  kind: ReportKind;
  /** Of the report that this one replaces; 0: none was sent yet. */
  version: number;
  inspectedOn: CalendarDate;
  rooms: DraftRoom[];
  meters: DraftMeter[];
  keys: DraftKeys[];
  photos: DraftPhoto[];
};

/** What the server takes; a line that was not looked at is refused there. */
export const reportInputOf = (draft: ReportDraft) => ({
  lease_id: draft.leaseId,
  kind: draft.kind,
  version: draft.version,
  inspected_on: draft.inspectedOn,
  rooms: draft.rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({ ...item, condition: item.condition as Condition })),
  })),
  meters: draft.meters.map((meter) => ({ ...meter, reading: Number(meter.reading) })),
  keys: draft.keys.map((keySet) => ({ ...keySet, count: Number(keySet.count) })),
  photos: draft.photos.flatMap(({ id, lineId }) => (id === null ? [] : [{ id, line_id: lineId }])),
});

/** One draft of each kind for each lease and person. */
export const keyOfDraft = ({ owner, leaseId, kind }: Pick<ReportDraft, 'owner' | 'leaseId' | 'kind'>) =>
  `${owner} ${leaseId} ${kind}`;
