// Sentences about imports that several parts of the screen share.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RejectReason } from '../../../contract/imports.ts';
import { camelCase } from '../../../domain/home-fields.ts';
import type { ImportField } from '../../../domain/import-mapping.ts';
import { importedFields } from '../../../domain/import-words.ts';
import { fieldLabels } from '../../components/property/property-labels.ts';

export const failures = {
  preview: msg`The file could not be read. Please try again.`,
  start: msg`The import could not be started. Please try again.`,
  load: msg`The import could not be loaded`,
  forget: msg`Your corrections could not be forgotten. Please try again.`,
  undo: msg`The import could not be undone. Please try again.`,
} as const;

/** By the name of a column's content; what is not among these is called as everywhere. */
const ownLabels: Partial<Record<ImportField, MessageDescriptor>> = {
  brokerageDays: msg`Brokerage in days`,
  latitude: msg`Latitude`,
  listedAs: msg`Owner or broker`,
  longitude: msg`Longitude`,
  photos: msg`Addresses of photos`,
  postedOn: msg`Posted on`,
  reference: msg`Your own number of the home`,
};

const labelsOfFields = Object.fromEntries(importedFields.map((name) => [camelCase(name), fieldLabels[name]]));

export const importLabels = { ...labelsOfFields, ...ownLabels } as Readonly<
  Record<ImportField, MessageDescriptor>
>;

/** Why a row was not taken; `field` arrives as people read it. */
export function reasonSentence({ problem, text }: RejectReason, field: string): MessageDescriptor {
  if (problem === 'missing') return msg`${field}: missing`;
  if (problem === 'unreadable') return msg`${field}: “${text}” cannot be read`;
  if (problem === 'unknown-city') return msg`We do not serve the city “${text}”`;
  if (problem === 'malformed') return msg`The row has more or fewer cells than the header`;
  return msg`The row could not be stored`;
}
