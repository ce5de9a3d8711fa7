// Names of places as answers have them, in Latin letters.
import type { PlaceNames } from './place-names.ts';

export const asWritten: PlaceNames = { city: (name) => name, locality: (name) => name, of: () => ({}) };
