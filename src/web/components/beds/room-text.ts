// What people read for a room of a PG.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sharingOf } from '../../../domain/beds.ts';
import { sharingLabels } from '../property/property-labels.ts';

type NamedRoom = { name: string; sharing: number };

export const sharingText = (beds: number, i18n: I18n): string => i18n._(sharingLabels[sharingOf(beds)]);

/** "Room 101, double sharing" without saying "room" twice. */
export function roomText({ name, sharing }: NamedRoom, i18n: I18n): string {
  const sharingName = sharingText(sharing, i18n);
  return i18n._(msg`Room ${name} (${sharingName})`);
}
