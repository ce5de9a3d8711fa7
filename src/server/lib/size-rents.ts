/** Rents of one size in a place, as the tables that are refreshed every night hold them. */
import type { SizeRents } from '../../contract/places.ts';

/** bigint comes as text. */
export type RentRow = Record<keyof SizeRents, string | number>;

export const toSizeRents = (row: RentRow): SizeRents => ({
  bedrooms: Number(row.bedrooms),
  homes: Number(row.homes),
  lower_quartile: Number(row.lower_quartile),
  median: Number(row.median),
  upper_quartile: Number(row.upper_quartile),
});
