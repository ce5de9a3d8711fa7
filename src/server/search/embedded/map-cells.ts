/** Gathers homes by squares of the map's grid. */
import type { Group } from '../catalogue.ts';
import type { CityHomes } from './city-homes.ts';
import { textOf } from './home-ids.ts';
import type { Span } from './span.ts';

interface Gathered {
  homes: number;
  lat: number;
  lng: number;
  city: CityHomes;
  slot: number;
}

/** So many cells each way make one group. */
export class MapCells {
  readonly #cells: number;
  readonly #groups = new Map<string, Gathered>();

  constructor(cells: number) {
    this.#cells = cells;
  }

  add(city: CityHomes, { set }: Span): void {
    const { latCell, lngCell } = city.columns;
    set.forEach((slot) => {
      const lat = latCell.numbers[slot] as number;
      const lng = lngCell.numbers[slot] as number;
      const square = `${Math.floor(lat / this.#cells)} ${Math.floor(lng / this.#cells)}`;
      const group = this.#groups.get(square) ?? { homes: 0, lat: 0, lng: 0, city, slot };
      this.#groups.set(square, group);
      group.homes += 1;
      group.lat += lat;
      group.lng += lng;
    });
  }

  get groups(): Group[] {
    return [...this.#groups.values()].map(({ homes, lat, lng, city, slot }) => ({
      homes,
      place: 0,
      lat: hundredths(lat / homes),
      lng: hundredths(lng / homes),
      home: homes === 1 ? textOf(city.id(slot)) : undefined,
    }));
  }
}

const hundredths = (cells: number): number => Math.round(cells * 100) / 100;
