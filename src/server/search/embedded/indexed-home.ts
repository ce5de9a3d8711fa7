/** One home of `listings`, as the engine keeps it. */
export interface IndexedHome {
  id: string;
  /** Larger with every change of the home; below 2^53. */
  version: number;
  cityId: number;
  localityId: number;
  /** Paise a month. */
  rent: number;
  /** Square feet. */
  area: number;
  /** From when it is free, in days since 2020-01-01; 0: now. */
  day: number;
  /** Verified, photos, freshness and rating in one number; larger comes first. */
  best: number;
  /** When it was published, in microseconds. */
  newest: number;
  /** Hundredths of a star, 0 for not rated. */
  rating: number;
  /** Where it lies on the map's grid; 0: nobody knows. */
  latCell: number;
  lngCell: number;
  /** Numbers of filter values, locality and frequent words, as `listings.tags`. */
  tags: readonly number[];
}
