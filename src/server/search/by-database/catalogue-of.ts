// One search for each database of the process, since it keeps the vocabulary of that database's places and its catalogue.
import type { Database } from '../../../db/actor.ts';
import { createVocabulary } from '../places.ts';
import { queryOn } from '../query.ts';
import { createSearch, type Search } from '../search.ts';
import { createCatalogue } from './create-catalogue.ts';
import { followerOf } from './follower-of.ts';

const searches = new WeakMap<Database, Search>();

export function catalogueOf(database: Database): Search {
  const cached = searches.get(database) ?? openSearch(database);
  searches.set(database, cached);
  return cached;
}

function openSearch(database: Database): Search {
  const query = queryOn(database.publicReads);
  const vocabulary = createVocabulary();
  const words = async () => (await vocabulary(query)).words;
  const follower = followerOf(database);
  const search = createSearch(createCatalogue(follower, query, words), vocabulary, database.clock.now);
  follower.onTaken((homes) => search.cards.forget(homes === 'every home' ? 'all' : homes));
  return search;
}
