/** The names of rooms, things and conditions in the PDF of a condition report. */
import {
  type Condition,
  type ItemKind,
  type KeyKind,
  type MeterKind,
  type MeterUnit,
  numberOfRoom,
  type ReportKind,
  type ReportRoom,
  type RoomKind,
} from '../../domain/condition-reports.ts';
import { i18n } from '../lib/i18n.ts';

type Names<Kind extends string> = Readonly<Record<Kind, () => string>>;

export const reportNames: Names<ReportKind> = {
  move_in: () => i18n._('Move-in report'),
  move_out: () => i18n._('Move-out report'),
};

export const conditionNames: Names<Condition> = {
  good: () => i18n._('Good'),
  fair: () => i18n._('Fair'),
  worn: () => i18n._('Worn'),
  damaged: () => i18n._('Damaged'),
  missing: () => i18n._('Missing'),
};

const roomNames: Names<Exclude<RoomKind, 'other'>> = {
  living: () => i18n._('Living room'),
  bedroom: () => i18n._('Bedroom'),
  kitchen: () => i18n._('Kitchen'),
  bathroom: () => i18n._('Bathroom'),
  balcony: () => i18n._('Balcony'),
};

const itemNames: Names<Exclude<ItemKind, 'other'>> = {
  walls: () => i18n._('Walls'),
  floor: () => i18n._('Flooring'),
  ceiling: () => i18n._('Ceiling'),
  doors: () => i18n._('Doors and locks'),
  windows: () => i18n._('Windows'),
  lights: () => i18n._('Lights, fans and switches'),
  fittings: () => i18n._('Cupboards and fittings'),
  plumbing: () => i18n._('Taps and drains'),
};

export const meterNames: Names<MeterKind> = {
  electricity: () => i18n._('Electricity'),
  water: () => i18n._('Water'),
  gas: () => i18n._('Gas'),
};

export const unitNames: Readonly<Record<MeterUnit, string>> = { kwh: 'kWh', m3: 'm³', litre: 'l', kg: 'kg' };

const keyNames: Names<Exclude<KeyKind, 'other'>> = {
  main_door: () => i18n._('Main door'),
  room: () => i18n._('Room'),
  gate: () => i18n._('Gate'),
  letterbox: () => i18n._('Letterbox'),
  remote: () => i18n._('Remote or access card'),
};

type Named<Kind> = { kind: Kind | 'other'; name: string | null };

/** The kind, and what its writer called it. */
const nameOf = <Kind extends string>({ kind, name }: Named<Kind>, names: Names<Kind>): string =>
  [kind === 'other' ? null : names[kind as Kind](), name].filter(Boolean).join(': ');

export const itemName = (item: Named<Exclude<ItemKind, 'other'>>): string => nameOf(item, itemNames);
export const keyName = (key: Named<Exclude<KeyKind, 'other'>>): string => nameOf(key, keyNames);

/** Bedroom 2, of several without names. */
export function roomName(rooms: readonly ReportRoom[], room: ReportRoom): string {
  const number = room.name ? null : numberOfRoom(rooms, room.id);
  return [nameOf(room, roomNames), number].filter(Boolean).join(' ');
}
