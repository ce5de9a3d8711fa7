// What homes cost in the demo: rent by city, size, kind and locality, and deposits as each city's custom has them.
import type { Furnishing, PropertyType } from '../../../domain/properties.ts';
import { cities, type SeedCity, type SeedLocality } from '../places.ts';
import type { Chance } from './random.ts';

interface CityMarket {
  /** Median rent of a 2 BHK, rupees a month. */
  median: number;
  depositMonths: number;
  homes: number;
  /** Homes are smaller where land is dear. */
  areaFactor: number;
  /** First two letters of the state agent's registration, for broker listings. */
  reraPrefix: string;
}

export const markets: Record<string, CityMarket> = {
  Bengaluru: { median: 17_500, depositMonths: 4, homes: 92, areaFactor: 1, reraPrefix: 'PRM/KA/RERA' },
  Mumbai: { median: 52_000, depositMonths: 3, homes: 86, areaFactor: 0.72, reraPrefix: 'A518' },
  Delhi: { median: 17_000, depositMonths: 2, homes: 74, areaFactor: 0.8, reraPrefix: 'DLRERA' },
  Hyderabad: { median: 14_000, depositMonths: 2, homes: 66, areaFactor: 1.08, reraPrefix: 'A024' },
  Pune: { median: 16_000, depositMonths: 2, homes: 66, areaFactor: 0.95, reraPrefix: 'A521' },
  Chennai: { median: 14_000, depositMonths: 3, homes: 56, areaFactor: 0.95, reraPrefix: 'TN' },
  Kolkata: { median: 8500, depositMonths: 2, homes: 42, areaFactor: 0.85, reraPrefix: 'WBRERA' },
  Ahmedabad: { median: 14_500, depositMonths: 2, homes: 30, areaFactor: 1.1, reraPrefix: 'GJ' },
  Gurugram: { median: 27_000, depositMonths: 2, homes: 34, areaFactor: 1.1, reraPrefix: 'HRERA' },
  Jaipur: { median: 12_000, depositMonths: 2, homes: 20, areaFactor: 1.05, reraPrefix: 'RAJ' },
  Kochi: { median: 14_500, depositMonths: 3, homes: 18, areaFactor: 1, reraPrefix: 'K-RERA' },
  Lucknow: { median: 11_500, depositMonths: 2, homes: 16, areaFactor: 1, reraPrefix: 'UPRERA' },
};

export function marketOf(city: string): CityMarket {
  const market = markets[city];
  if (!market) throw new Error(`No market figures for ${city}`);
  return market;
}

/** Near to what listings of 2022 in six of the cities have: three bedrooms cost about twice as much as two, four about five times, larger kinds included. */
const bySize = [0, 0.6, 1, 1.8, 3.6, 5.2];
const byFurnishing: Record<Furnishing, number> = {
  fully_furnished: 1.16,
  semi_furnished: 1,
  unfurnished: 0.9,
};
const byType: Record<PropertyType, number> = {
  apartment: 1,
  villa: 1.4,
  independent_house: 0.94,
  studio: 0.9,
  penthouse: 1.55,
  builder_floor: 0.96,
  pg: 0.75,
};

/** The locality index in the middle of each city's list, so that the city's median rent is what it should be. */
const middleIndex = new Map(
  cities.map(({ name, localities }) => {
    const sorted = localities.map(({ rentIndex }) => rentIndex).sort((a, b) => a - b);
    return [name, sorted[Math.floor(sorted.length / 2)] ?? 1];
  }),
);

export interface HomeKind {
  propertyType: PropertyType;
  furnishing: Furnishing;
  bedrooms: number;
}

interface PricedKind extends HomeKind {
  /** Rents against the plain estimate, 1 for as estimated. */
  level: number;
}

/** Rupees a month that such a home usually costs there. */
export function usualRent(city: SeedCity, locality: SeedLocality, kind: HomeKind): number {
  const place = locality.rentIndex / (middleIndex.get(city.name) ?? 1);
  const size = bySize[kind.bedrooms] ?? 1;
  return (
    marketOf(city.name).median * place * size * byType[kind.propertyType] * byFurnishing[kind.furnishing]
  );
}

/** Rupees a month, rounded as people round: 2 BHK in a middling locality of Bengaluru about 17,500. */
export function rentOf(city: SeedCity, locality: SeedLocality, kind: PricedKind, chance: Chance): number {
  const luck = 0.88 + chance.next() * 0.24;
  const exact = usualRent(city, locality, kind) * kind.level * luck;
  const step = exact < 30_000 ? 500 : exact < 100_000 ? 1000 : 5000;
  return Math.max(4000, Math.round(exact / step) * step);
}

/** Rupees: so many months' rent as the city's custom has it, a month for a PG; now and then one less, or not said. */
export function depositOf(
  city: string,
  rent: number,
  propertyType: PropertyType,
  chance: Chance,
): number | null {
  if (chance.happens(0.03)) return null;
  if (propertyType === 'pg') return rent;
  const months = marketOf(city).depositMonths;
  return rent * (chance.happens(0.15) ? Math.max(1, months - 1) : months);
}

const areas: Record<number, [number, number]> = {
  1: [470, 660],
  2: [850, 1180],
  3: [1280, 1780],
  4: [2000, 2900],
  5: [3000, 4400],
};

/** Square feet, to the next ten. */
export function areaOf(city: string, { propertyType, bedrooms }: HomeKind, chance: Chance): number {
  if (propertyType === 'pg') return chance.whole(11, 20) * 10;
  const [from, to] = propertyType === 'studio' ? [330, 460] : (areas[bedrooms] ?? [850, 1180]);
  const larger = propertyType === 'villa' || propertyType === 'penthouse' ? 1.3 : 1;
  return Math.round((chance.whole(from, to) * marketOf(city).areaFactor * larger) / 10) * 10;
}
