// Words of condition reports: rooms, things, conditions, meters and keys.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Condition,
  type ItemKind,
  type KeyKind,
  type MeterKind,
  type MeterUnit,
  numberOfRoom,
  type ReportKind,
  type ReportState,
  type RoomKind,
} from '../../../domain/condition-reports.ts';

type Labels<Kind extends string> = Readonly<Record<Kind, MessageDescriptor>>;

export const reportLabels: Labels<ReportKind> = { move_in: msg`Move-in`, move_out: msg`Move-out` };

export const reportStateShown: Readonly<Record<ReportState, { label: MessageDescriptor; color: string }>> = {
  sent: { label: msg`Waiting for an answer`, color: 'blue' },
  commented: { label: msg`Commented`, color: 'yellow' },
  agreed: { label: msg`Agreed by both`, color: 'green' },
};

export const conditionShown: Readonly<Record<Condition, { label: MessageDescriptor; color: string }>> = {
  good: { label: msg`Good`, color: 'green' },
  fair: { label: msg`Fair`, color: 'teal' },
  worn: { label: msg`Worn`, color: 'yellow' },
  damaged: { label: msg`Damaged`, color: 'red' },
  missing: { label: msg`Missing`, color: 'red' },
};

export const roomLabels: Labels<RoomKind> = {
  living: msg`Living room`,
  bedroom: msg`Bedroom`,
  kitchen: msg`Kitchen`,
  bathroom: msg`Bathroom`,
  balcony: msg`Balcony`,
  other: msg`Another room`,
};

export const itemLabels: Labels<ItemKind> = {
  walls: msg`Walls`,
  floor: msg`Flooring`,
  ceiling: msg`Ceiling`,
  doors: msg`Doors and locks`,
  windows: msg`Windows`,
  lights: msg`Lights, fans and switches`,
  fittings: msg`Cupboards and fittings`,
  plumbing: msg`Taps and drains`,
  other: msg`Something else`,
};

export const meterLabels: Labels<MeterKind> = {
  electricity: msg`Electricity`,
  water: msg`Water`,
  gas: msg`Gas`,
};

export const unitLabels: Readonly<Record<MeterUnit, string>> = { kwh: 'kWh', m3: 'm³', litre: 'l', kg: 'kg' };

export const keyLabels: Labels<KeyKind> = {
  main_door: msg`Main door`,
  room: msg`Room key`,
  gate: msg`Gate`,
  letterbox: msg`Letterbox`,
  remote: msg`Remote or access card`,
  other: msg`Another key`,
};

type Named<Kind> = { kind: Kind; name: string | null };

/** The kind, and what its writer called it. */
const named = <Kind extends string>(i18n: I18n, { kind, name }: Named<Kind>, labels: Labels<Kind>): string =>
  kind === 'other' && name ? name : [i18n._(labels[kind]), name].filter(Boolean).join(': ');

export const itemName = (i18n: I18n, item: Named<ItemKind>): string => named(i18n, item, itemLabels);
export const keyName = (i18n: I18n, keySet: Named<KeyKind>): string => named(i18n, keySet, keyLabels);

type Room = Named<RoomKind> & { id: string };

/** Bedroom 2, of several without names. */
export function roomName(i18n: I18n, rooms: readonly Room[], room: Room): string {
  const number = room.name ? null : numberOfRoom(rooms, room.id);
  return [named(i18n, room, roomLabels), number].filter(Boolean).join(' ');
}
