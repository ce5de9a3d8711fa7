// What the states of localities and what is said of their changes are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocalityState } from '../../../domain/places.ts';

export const localityStateLabels: Readonly<Record<LocalityState, MessageDescriptor>> = {
  waiting: msg`Waiting`,
  known: msg`Known`,
  merged: msg`Merged`,
  dismissed: msg`Dismissed`,
};

export const localityColours: Readonly<Record<LocalityState, string>> = {
  waiting: 'yellow',
  known: 'green',
  merged: 'blue',
  dismissed: 'gray',
};

export const localityFailures = {
  load: msg`The localities could not be loaded`,
  save: msg`The locality could not be changed`,
};

export const localitySaved = {
  accept: msg`The locality is accepted`,
  merge: msg`The localities are merged`,
  dismiss: msg`The name is dismissed`,
  undo: msg`Taken back`,
  names: msg`The names are saved`,
};
