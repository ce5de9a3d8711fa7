// The option lists of the form, in the order of the specification, section 2.6.
import type { I18n, MessageDescriptor } from '@lingui/core';
import { roomCounts } from '../../../domain/properties.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

export function optionsOf<Code extends string>(
  codes: readonly Code[],
  labels: Readonly<Record<Code, MessageDescriptor>>,
  i18n: I18n,
): SelectOption[] {
  return codes.map((code) => ({ value: code, label: i18n._(labels[code]) }));
}

/** 1, 2, 3, 4, 5+. */
export const roomOptions: SelectOption[] = roomCounts.map((count) => ({
  value: String(count),
  label: count === 5 ? '5+' : String(count),
}));
