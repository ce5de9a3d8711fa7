// One catalogue for each database of the process, since it keeps the vocabulary of that database's places.
import type { Database } from '../../db/actor.ts';
import { type Catalogue, createCatalogue } from './search.ts';

const catalogues = new WeakMap<Database, Catalogue>();

export function catalogueOf(database: Database): Catalogue {
  const kept = catalogues.get(database) ?? createCatalogue();
  catalogues.set(database, kept);
  return kept;
}
