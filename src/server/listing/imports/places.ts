// Finds the city and locality of imported rows and remembers them for the rows that follow.
import { sql } from 'drizzle-orm';
import { inLatin, isDevanagari } from '../../../domain/devanagari.ts';
import { isInCity } from '../../../domain/home-pin.ts';
import { kmBetween, type Point } from '../../../domain/map.ts';
import {
  indexPlaces,
  nearestPlaces,
  type Place,
  placesSounding,
  wordsOf,
} from '../../../domain/place-lookup.ts';
import type { Executor } from '../../lib/request-context.ts';
import { type City, chooseInCity, loadCity, type Placed, placeHome } from '../rows/known-localities.ts';
import { findCity } from '../rows/places.ts';

export type { City } from '../rows/known-localities.ts';

type Named = { locality: string; pincode: string | null; point: Point | null };
export type Found = Placed & {
  cityId: number;
  /** As the product calls it. */
  city: string;
  /** Null too for one that is not in the city. */
  point: Point | null;
};
export type Places = {
  /** Null when the city is not served. */
  city(db: Executor, name: string): Promise<City | null>;
  find(db: Executor, city: City, named: Named): Promise<Found>;
  /** The same without writing anything. */
  choose(city: City, named: Named): ReturnType<typeof chooseInCity>;
};

/** A slip in a shorter name makes another city. */
const LEAST_CITY = 6;

export function createPlaces(): Places {
  const cities = new Map<string, City | null>();
  const chosen = new Map<string, Placed>();

  const cityOf = async (db: Executor, name: string): Promise<City | null> => {
    const known = cities.get(name);
    if (known !== undefined) return known;
    const found = (await findCity(db, name)) ?? (await cityMeant(db, name));
    // Under whichever name: what is found for one row counts for the next.
    const same = [...cities.values()].find((city) => city?.id === found?.id);
    const city = found && (same ?? (await loadCity(db, found.id)));
    cities.set(name, city);
    return city;
  };

  return {
    city: cityOf,

    choose: (city, { locality, pincode, point }) =>
      chooseInCity(city, { text: locality, pincode, point: pointIn(city, point) }),

    async find(db, city, { locality, pincode, point: said }) {
      const point = pointIn(city, said);
      const at = point ? `${point.lat.toFixed(3)} ${point.lng.toFixed(3)}` : '';
      const key = JSON.stringify([city.id, locality.toLowerCase(), pincode, at]);
      const place = chosen.get(key) ?? (await placeHome(db, city, { text: locality, pincode, point }));
      chosen.set(key, place);
      return { ...place, cityId: city.id, city: city.name, point };
    },
  };
}

const pointIn = (city: City, said: Point | null): Point | null =>
  said !== null && isInCity(said, city.point) ? said : null;

type CityRow = { id: number; name: string; slug: string; aliases: string[] };

/** A city by the sound of its name in Hindi letters, without the part of it that is named ("Bangalore East"), or by a slip. */
async function cityMeant(db: Executor, name: string): Promise<{ id: number } | null> {
  const whole = name.replace(
    /^(?:(?:east|west|north|south|central) )+(?=\p{L})|(?: (?:east|west|north|south|central|urban))+$/giu,
    '',
  );
  const { rows } = await db.execute<CityRow>(sql`select id, name, slug, aliases from cities`);
  const index = indexPlaces(rows.map((city): Place => ({ kind: 'city', cityId: city.id, ...city })));
  const sounding = isDevanagari(whole)
    ? placesSounding(index, wordsOf(whole).map(inLatin).join(' '), () => true)
    : nearestPlaces(index, whole, ({ name: own }) => own.length >= LEAST_CITY, 1);
  return sounding?.places[0] ?? null;
}

/** The served city that most of the points lie in, for a file that names none. */
export async function cityAround(db: Executor, points: readonly Point[]): Promise<string | null> {
  if (points.length === 0) return null;
  const { rows } = await db.execute<{ name: string; lat: number; lng: number }>(
    sql`select name, lat, lng from cities where lat is not null and lng is not null`,
  );
  const votes = new Map<string, number>();
  for (const point of points) {
    const [nearest] = rows
      .filter((city) => isInCity(point, city))
      .sort((one, other) => kmBetween(one, point) - kmBetween(other, point));
    if (nearest) votes.set(nearest.name, (votes.get(nearest.name) ?? 0) + 1);
  }
  const [most] = [...votes].sort(([, one], [, other]) => other - one);
  return most && most[1] * 2 > points.length ? most[0] : null;
}
