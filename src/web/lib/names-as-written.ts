// Names of places as answers have them, in Latin letters.
type Home = { city: string; locality: string };

/** In the answers of the API names are in Latin letters, which is how English pages show them. */
export type PlaceNames = {
  city(name: string): string;
  locality(name: string, city: string): string;
  /** Both of a home; nothing where they are as they were. */
  of(home: Home): Partial<Home>;
};

export const asWritten: PlaceNames = { city: (name) => name, locality: (name) => name, of: () => ({}) };
