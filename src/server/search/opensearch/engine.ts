/** Asks OpenSearch what the index in memory is asked elsewhere: the same questions, the same answers. */
import type { Client } from '@opensearch-project/opensearch';
import type { Found, Group, Grouping } from '../catalogue.ts';
import type { IndexQuestion } from '../embedded/home-index.ts';
import type { IndexedConditions } from '../embedded/passing.ts';
import { createReader, type SearchServers } from './client.ts';
import { type Answer, bodyOf, foundOf, type GroupsAnswer, groupsBodyOf, groupsOf } from './query.ts';

/** Where searches look: an alias, so that an index may be replaced under them. */
export const ALIAS = 'homes';

const PATIENCE_MS = 800;

export type SearchEngine = ReturnType<typeof createSearchEngine>;

/** After `patienceMs` the engine gives a search up; the connection waits a little longer. */
export function createSearchEngine(servers: SearchServers, patienceMs = PATIENCE_MS) {
  const client = createReader(servers, patienceMs * 1.25);
  const timeout = `${patienceMs}ms`;

  /** All shards or none: some of them would count too few homes. */
  async function search(body: object): Promise<unknown> {
    const request = { index: ALIAS, allow_partial_search_results: false, body: { ...body, timeout } };
    const answer = await client.search(request as Parameters<Client['search']>[0]);
    return answer.body;
  }

  return {
    /** Throws when the question cannot be answered wholly. */
    async find(question: IndexQuestion): Promise<Found> {
      return foundOf((await search(bodyOf(question))) as Answer);
    },

    /** Most homes first. */
    async groups(conditions: IndexedConditions, by: Grouping): Promise<Group[]> {
      const all: Group[] = [];
      let after: GroupsAnswer['aggregations']['groups']['after_key'];
      do {
        const answer = (await search(groupsBodyOf(conditions, by, after))) as GroupsAnswer;
        all.push(...groupsOf(answer));
        after = answer.aggregations.groups.after_key;
      } while (after);
      return all.sort((a, b) => b.homes - a.homes);
    },

    close: () => client.close(),
  };
}
