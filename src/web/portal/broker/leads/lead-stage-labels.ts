// Sentences of the broker's portal that more than one of its screens says.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadColumn, LeadMark } from '../../../../domain/lead-pipeline.ts';

export const columnLabels: Readonly<Record<LeadColumn, MessageDescriptor>> = {
  asked: msg`New`,
  talked: msg`Contacted`,
  agreed: msg`Visit agreed`,
  visited: msg`Visited`,
  applied: msg`Applied`,
  let: msg`Rented out`,
  lost: msg`Lost`,
};

export const columnColours: Readonly<Record<LeadColumn, string>> = {
  asked: 'yellow',
  talked: 'blue',
  agreed: 'blue',
  visited: 'blue',
  applied: 'blue',
  let: 'green',
  lost: 'gray',
};

/** What the menu of a card calls each mark. */
export const markLabels: Readonly<Record<LeadMark, MessageDescriptor>> = {
  contacted: columnLabels.talked,
  let: columnLabels.let,
  lost: columnLabels.lost,
};

export const brokerFailures = {
  leads: msg`Failed to load leads`,
  move: msg`Failed to move the lead`,
  note: msg`Failed to store the note`,
  reminder: msg`Failed to store the reminder`,
  figures: msg`Failed to load your figures`,
} as const;
