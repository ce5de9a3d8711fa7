/** Asks OpenSearch what the index in memory is asked elsewhere: the same questions, the same answers. */
import type { Client } from '@opensearch-project/opensearch';
import { tooBusy } from '../../lib/problems.ts';
import type { Found, Group, Grouping } from '../catalogue.ts';
import type { IndexQuestion } from '../embedded/home-index.ts';
import type { IndexedConditions } from '../embedded/passing.ts';
import { createReader, type SearchServers } from './client.ts';
import {
  type Answer,
  bodyOf,
  foundOf,
  type GroupsAnswer,
  type GroupsRead,
  groupsBodyOf,
  groupsOf,
} from './query.ts';

/** Where searches look: an alias, so that an index may be replaced under them. */
export const ALIAS = 'homes';

const PATIENCE_MS = 800;

export type SearchEngine = ReturnType<typeof createSearchEngine>;

/** After `patienceMs` the engine gives a search up; the connection waits a little longer. */
export function createSearchEngine(servers: SearchServers, patienceMs = PATIENCE_MS) {
  const client = createReader(servers, patienceMs * 1.25);
  const timeout = `${patienceMs}ms`;

  /** All shards or none: some of them would count too few homes. */
  async function search<Result>(body: object, read: (answer: unknown) => Result): Promise<Result> {
    const request = { index: ALIAS, allow_partial_search_results: false, body: { ...body, timeout } };
    try {
      const answer = await client.search(request as Parameters<Client['search']>[0]);
      return read(answer.body);
    } catch (error) {
      throw tooBusy(error);
    }
  }

  return {
    /** Throws SERVICE_UNAVAILABLE when the question cannot be answered wholly. */
    find: (question: IndexQuestion): Promise<Found> =>
      search(bodyOf(question), (answer) => foundOf(answer as Answer)),

    /** Most homes first. */
    async groups(conditions: IndexedConditions, by: Grouping): Promise<Group[]> {
      const all: Group[] = [];
      let after: GroupsRead['next'];
      do {
        const body = groupsBodyOf(conditions, by, after);
        const { groups, next } = await search(body, (answer) => groupsOf(answer as GroupsAnswer));
        all.push(...groups);
        after = next;
      } while (after);
      return all.sort((a, b) => b.homes - a.homes);
    },

    close: () => client.close(),
  };
}
