// Sentences of the broker's portal that more than one of its screens says.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LeadStage } from '../../../domain/lead-pipeline.ts';

export const stageLabels: Readonly<Record<LeadStage, MessageDescriptor>> = {
  new: msg`New`,
  contacted: msg`Contacted`,
  visit: msg`Visit`,
  offered: msg`Offered`,
  let: msg`Let`,
  lost: msg`Lost`,
};

export const stageColours: Readonly<Record<LeadStage, string>> = {
  new: 'yellow',
  contacted: 'blue',
  visit: 'blue',
  offered: 'blue',
  let: 'green',
  lost: 'gray',
};

export const brokerFailures = {
  leads: msg`Failed to load leads`,
  move: msg`Failed to move the lead`,
  note: msg`Failed to store the note`,
  reminder: msg`Failed to store the reminder`,
  figures: msg`Failed to load your figures`,
} as const;
