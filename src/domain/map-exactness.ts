/** How well a home's place on the map is known, and how far off it may be. */

/** `home`: its lister said where it is; `locality`, `city`: only which one it is in, so it is drawn in the middle of that. */
export const exactnesses = ['home', 'locality', 'city'] as const;
export type Exactness = (typeof exactnesses)[number];

/**
 * Metres that a home may lie from where the map shows it: half the diagonal of a cell (src/domain/map.ts) for its own
 * place, else what most localities and cities reach from their middle.
 */
export const UNSURE_METRES = { home: 270, locality: 1500, city: 8000 } as const satisfies Record<
  Exactness,
  number
>;
