// One search for each database of the process, since it keeps the vocabulary of that database's places and its catalogue.
import type { Database } from '../../db/actor.ts';
import { createEmbeddedCatalogue } from '../search/embedded/engine.ts';
import { readAll } from '../search/embedded/read-all.ts';
import { createVocabulary } from '../search/places.ts';
import { queryOn } from '../search/query.ts';
import { createSearch, type Search } from '../search/search.ts';

const searches = new WeakMap<Database, Search>();

export function catalogueOf(database: Database): Search {
  const kept = searches.get(database) ?? openSearch(database);
  searches.set(database, kept);
  return kept;
}

function openSearch(database: Database): Search {
  const query = queryOn(database.publicReads);
  const vocabulary = createVocabulary();
  const words = async () => (await vocabulary(query)).words;
  return createSearch(
    createEmbeddedCatalogue(readAll(queryOn(database.pools.visitor)), query, words),
    vocabulary,
  );
}
