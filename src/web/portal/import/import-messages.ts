// Sentences about imports that several parts of the screen share.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RejectReason } from '../../../contract/imports.ts';
import type { ImportField } from '../../../domain/import-mapping.ts';

export const failures = {
  preview: msg`The file could not be read. Please try again.`,
  start: msg`The import could not be started. Please try again.`,
  load: msg`The import could not be loaded`,
} as const;

export const fieldLabels: Readonly<Record<ImportField, MessageDescriptor>> = {
  title: msg`Title`,
  description: msg`Description`,
  city: msg`City`,
  locality: msg`Locality`,
  landmark: msg`Landmark`,
  pincode: msg`PIN code`,
  propertyType: msg`Property type`,
  furnishing: msg`Furnishing`,
  bedrooms: msg`Bedrooms`,
  bathrooms: msg`Bathrooms`,
  areaSqft: msg`Area`,
  rent: msg`Rent`,
  deposit: msg`Deposit`,
  maintenanceCharge: msg`Maintenance`,
  brokerageDays: msg`Brokerage in days`,
  availableFrom: msg`Available from`,
  floor: msg`Floor`,
  facing: msg`Facing`,
  parking: msg`Parking`,
  petsAllowed: msg`Pets`,
  preferredTenant: msg`Preferred tenant`,
  listedAs: msg`Owner or broker`,
  amenities: msg`Amenities`,
  reraNumber: msg`RERA number`,
  postedOn: msg`Posted on`,
};

/** Why a row was not taken; `field` arrives as people read it. */
export function reasonSentence({ problem, text }: RejectReason, field: string): MessageDescriptor {
  if (problem === 'missing') return msg`${field}: missing`;
  if (problem === 'unreadable') return msg`${field}: “${text}” cannot be read`;
  if (problem === 'unknown-city') return msg`We do not serve the city “${text}”`;
  if (problem === 'malformed') return msg`The row has more or fewer cells than the header`;
  return msg`The row could not be stored`;
}
