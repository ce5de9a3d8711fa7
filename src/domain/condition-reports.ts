/** Move-in and move-out condition reports: what they hold, who writes, comments and says yes, and when. */
import { addDays, type CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { LeaseSide, LeaseState } from './leases.ts';

export const reportKinds = ['move_in', 'move_out'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** sent: waits for the other side. commented: the other side sees something differently. agreed: both said yes, and nothing changes. */
export const reportStates = ['sent', 'commented', 'agreed'] as const;
export type ReportState = (typeof reportStates)[number];

/** From the best to the worst. */
export const conditions = ['good', 'fair', 'worn', 'damaged', 'missing'] as const;
export type Condition = (typeof conditions)[number];

export const roomKinds = ['living', 'bedroom', 'kitchen', 'bathroom', 'balcony', 'other'] as const;
export type RoomKind = (typeof roomKinds)[number];

export const itemKinds = [
  'walls',
  'floor',
  'ceiling',
  'doors',
  'windows',
  'lights',
  'fittings',
  'plumbing',
  'other',
] as const;
export type ItemKind = (typeof itemKinds)[number];

export const meterKinds = ['electricity', 'water', 'gas'] as const;
export type MeterKind = (typeof meterKinds)[number];
export const meterUnits = ['kwh', 'm3', 'litre', 'kg'] as const;
export type MeterUnit = (typeof meterUnits)[number];

export const keyKinds = ['main_door', 'room', 'gate', 'letterbox', 'remote', 'other'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** Ids are made by whoever writes the report; photos and comments name a line by them. A `name` says more than the kind, or instead of it. */
export type ReportItem = {
  readonly id: string;
  readonly kind: ItemKind;
  readonly name: string | null;
  readonly condition: Condition;
  readonly note: string | null;
};
export type ReportRoom<Item = ReportItem> = {
  readonly id: string;
  readonly kind: RoomKind;
  readonly name: string | null;
  readonly items: readonly Item[];
};
export type Meter = {
  readonly id: string;
  readonly kind: MeterKind;
  /** The number on the meter. */
  readonly number: string | null;
  readonly reading: number;
  readonly unit: MeterUnit;
};
export type KeySet = {
  readonly id: string;
  readonly kind: KeyKind;
  readonly name: string | null;
  readonly count: number;
};
export type ReportContent = {
  readonly rooms: readonly ReportRoom[];
  readonly meters: readonly Meter[];
  readonly keys: readonly KeySet[];
};

export const ROOMS_MAX = 30;
export const ITEMS_MAX = 40;
export const METERS_MAX = 10;
export const KEYS_MAX = 20;
export const LINE_PHOTOS_MAX = 4;
export const REPORT_PHOTOS_MAX = 120;

const writtenWhile: Readonly<Record<ReportKind, readonly LeaseState[]>> = {
  move_in: ['accepted', 'active', 'ending'],
  move_out: ['active', 'ending', 'ended'],
};

/** Whether a report of that kind is made while the lease is in that state. */
export const isWritable = (kind: ReportKind, state: LeaseState): boolean =>
  writtenWhile[kind].includes(state);

/** Throws `condition-report.not-now`. */
export function checkWritable(kind: ReportKind, state: LeaseState): void {
  if (!isWritable(kind, state)) throw new RuleBroken('condition-report.not-now');
}

/** So many days before the lease begins the home may be looked at. */
const LOOKED_AT_BEFORE_DAYS = 30;

/** Throws `condition-report.day-out-of-range` at `inspected_on`: a day to come, or long before the lease. */
export function checkInspectedOn(day: CalendarDate, start: CalendarDate, today: CalendarDate): void {
  if (day > today || day < addDays(start, -LOOKED_AT_BEFORE_DAYS)) {
    throw new RuleBroken('condition-report.day-out-of-range', 'inspected_on');
  }
}

export type ReportAction = 'revise' | 'comment' | 'agree';
/** The home's manager and administrators act for the landlord. A co-tenant reads and comments, and says yes for nobody. */
export type ReportActor = { readonly side: LeaseSide; readonly isCoTenant?: boolean };
export type Standing = { readonly state: ReportState; readonly writtenBy: LeaseSide };

/** The state after an action; null where this actor may not. */
function stateAfter(
  { state, writtenBy }: Standing,
  action: ReportAction,
  { side, isCoTenant = false }: ReportActor,
): ReportState | null {
  if (state === 'agreed') return null;
  if (isCoTenant) return action === 'comment' ? state : null;
  const isWriter = side === writtenBy;
  if (action === 'revise') return isWriter ? 'sent' : null;
  if (action === 'comment') return isWriter ? null : 'commented';
  // The writer's yes is to the other side's comments: without any, nobody but the writer has said anything.
  return isWriter && state === 'sent' ? null : 'agreed';
}

export const canMoveReport = (report: Standing, action: ReportAction, by: ReportActor): boolean =>
  stateAfter(report, action, by) !== null;

/**
 * The state after an action. Throws `condition-report.agreed`, `condition-report.sent-by-other-side` where the other side would change it, or
 * `condition-report.transition-not-allowed`.
 */
export function nextReportState(report: Standing, action: ReportAction, by: ReportActor): ReportState {
  const next = stateAfter(report, action, by);
  if (next !== null) return next;
  if (report.state === 'agreed') throw new RuleBroken('condition-report.agreed');
  if (action === 'revise') throw new RuleBroken('condition-report.sent-by-other-side');
  throw new RuleBroken('condition-report.transition-not-allowed');
}

/** The ids of every line that may have photos and comments. */
export const lineIdsOf = ({ rooms, meters, keys }: ReportContent): string[] => [
  ...rooms.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
  ...meters.map(({ id }) => id),
  ...keys.map(({ id }) => id),
];

/** Throws `condition-report.empty` at `rooms`, `condition-report.name-missing` at the line, or `condition-report.line-twice`. */
export function checkContent(content: ReportContent): void {
  const { rooms, keys } = content;
  if (!rooms.some(({ items }) => items.length > 0)) throw new RuleBroken('condition-report.empty', 'rooms');
  for (const [n, room] of rooms.entries()) {
    checkNamed(room, `rooms.${n}.name`);
    for (const [place, item] of room.items.entries()) checkNamed(item, `rooms.${n}.items.${place}.name`);
  }
  for (const [n, key] of keys.entries()) checkNamed(key, `keys.${n}.name`);
  const ids = lineIdsOf(content);
  if (new Set(ids).size < ids.length) throw new RuleBroken('condition-report.line-twice', 'rooms');
}

function checkNamed({ kind, name }: { kind: string; name: string | null }, field: string): void {
  if (kind === 'other' && !name) throw new RuleBroken('condition-report.name-missing', field);
}

type PhotoOfLine = { readonly id: string; readonly lineId: string };

/** Throws `condition-report.line-unknown` or `condition-report.too-many-photos` at `photos`. */
export function checkPhotos(photos: readonly PhotoOfLine[], content: ReportContent): void {
  const lines = new Map(lineIdsOf(content).map((id) => [id, 0]));
  for (const { lineId } of photos) {
    const held = lines.get(lineId);
    if (held === undefined) throw new RuleBroken('condition-report.line-unknown', 'photos');
    if (held >= LINE_PHOTOS_MAX) throw new RuleBroken('condition-report.too-many-photos', 'photos');
    lines.set(lineId, held + 1);
  }
  if (photos.length > REPORT_PHOTOS_MAX) throw new RuleBroken('condition-report.too-many-photos', 'photos');
}

/** Of several rooms of one kind, which one it is, from 1; null where it is the only one or has a name. */
export function numberOfRoom(rooms: readonly Pick<ReportRoom, 'id' | 'kind'>[], id: string): number | null {
  const kind = rooms.find((room) => room.id === id)?.kind;
  const alike = rooms.filter((room) => room.kind === kind);
  return alike.length > 1 ? alike.findIndex((room) => room.id === id) + 1 : null;
}

/** A move-out is asked for so many days before the last day. */
export const MOVE_OUT_REMINDER_DAYS = 3;
/** A move-in is asked for on the first day; a job that did not run makes up for so many days. */
export const MOVE_IN_REMINDER_DAYS = 3;

export const reportEvents = [
  'condition.sent',
  'condition.changed',
  'condition.commented',
  'condition.agreed',
  'condition.remind-move-in',
  'condition.remind-move-out',
] as const;
export type ReportEvent = (typeof reportEvents)[number];
