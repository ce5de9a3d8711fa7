// What stands against sending a draft, by the line it is about: the device says it before, for there may be nobody to ask.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportDraft } from '../../lib/offline/report-draft.ts';

export type DraftProblems = ReadonlyMap<string, MessageDescriptor>;

const nameMissing = msg`Give it a name.`;

/** By the id of the line; empty when it can be sent. */
export function problemsOf({ rooms, meters, keys }: ReportDraft): DraftProblems {
  const problems = new Map<string, MessageDescriptor>();
  for (const room of rooms) {
    if (room.kind === 'other' && !room.name.trim()) problems.set(room.id, nameMissing);
    for (const { id, kind, name, condition } of room.items) {
      if (kind === 'other' && !name.trim()) problems.set(id, nameMissing);
      else if (condition === null) problems.set(id, msg`Choose a condition`);
    }
  }
  for (const { id, reading } of meters) {
    if (reading === '') problems.set(id, msg`Enter what the meter shows, or remove it`);
  }
  for (const { id, kind, name, count } of keys) {
    if (kind === 'other' && !name.trim()) problems.set(id, nameMissing);
    else if (count === '') problems.set(id, msg`Enter how many, or remove it`);
  }
  return problems;
}
