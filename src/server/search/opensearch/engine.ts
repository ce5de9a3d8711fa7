/** Asks OpenSearch what the index in memory is asked elsewhere: the same questions, the same answers. */
import type { Client } from '@opensearch-project/opensearch';
import { tooBusy } from '../../lib/problems.ts';
import type { Found, Group, Grouping } from '../catalogue.ts';
import type { IndexQuestion } from '../embedded/home-index.ts';
import type { IndexedConditions } from '../embedded/passing.ts';
import { createAnswers } from './answers.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { createReader, type SearchServers } from './client.ts';
import { inexact, queryTime, withoutEngine } from './metrics.ts';
import {
  type Answer,
  bodyOf,
  foundOf,
  type GroupsAnswer,
  type GroupsRead,
  groupsBodyOf,
  groupsOf,
} from './query.ts';
import type { Listings } from './without-engine.ts';

/** Where searches look: an alias, so that an index may be replaced under them. */
export const ALIAS = 'homes';

const PATIENCE_MS = 800;

export interface SearchEngine {
  /** Throws SERVICE_UNAVAILABLE when the question cannot be answered wholly, nor by what stands in for the engine. */
  find(question: IndexQuestion): Promise<Found>;
  /** Most homes first. */
  groups(conditions: IndexedConditions, by: Grouping): Promise<Group[]>;
  /** Homes have changed: what was asked before is asked anew. */
  changed(): void;
  /** Whether it is being left alone after failures. */
  isAway(): boolean;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** After so long the engine gives a search up; the connection waits a little longer. */
  patienceMs?: number;
  /** What answers while the engine is away, after what was kept. */
  listings?: Pick<Listings, 'find'>;
}

export function createSearchEngine(
  servers: SearchServers,
  { patienceMs = PATIENCE_MS, listings }: EngineOptions = {},
): SearchEngine {
  const client = createReader(servers, patienceMs * 1.25);
  const breaker = createBreaker();
  const ask = { client, breaker, timeout: `${patienceMs}ms` };
  const found = createAnswers(partsOf);
  const grouped = createAnswers<Group[]>((groups) => groups.length);

  async function instead(question: IndexQuestion, key: string, error: unknown): Promise<Found> {
    const cached = found.kept(key);
    if (cached) {
      withoutEngine.inc({ by: 'kept' });
      return { ...cached.answer, ageMs: cached.ageMs };
    }
    if (!listings) throw tooBusy(error);
    try {
      const answer = await listings.find(question);
      withoutEngine.inc({ by: 'listings' });
      return answer;
    } catch {
      withoutEngine.inc({ by: 'refused' });
      throw tooBusy(error);
    }
  }

  return {
    async find(question) {
      const body = bodyOf(question);
      const key = JSON.stringify(body);
      try {
        return await found.get(key, () => findIn(ask, body));
      } catch (error) {
        return instead(question, key, error);
      }
    },
    async groups(conditions, by) {
      const key = JSON.stringify(groupsBodyOf(conditions, by));
      try {
        return [...(await grouped.get(key, () => groupsIn(ask, conditions, by)))];
      } catch (error) {
        const cached = grouped.kept(key);
        if (cached) return [...cached.answer];
        throw tooBusy(error);
      }
    },
    changed() {
      found.changed();
      grouped.changed();
    },
    isAway: breaker.isOpen,
    close: () => client.close(),
  };
}

const partsOf = ({ homes, counts }: Found): number =>
  counts.values().reduce((parts, values) => parts + values.size, homes.length);

interface Asked {
  client: Client;
  breaker: Breaker;
  timeout: string;
}

/** All shards or none: some of them would count too few homes. */
async function search<Result>(
  { client, breaker, timeout }: Asked,
  kind: 'find' | 'groups',
  body: object,
  read: (answer: unknown) => Result,
): Promise<Result> {
  const request = { index: ALIAS, allow_partial_search_results: false, body: { ...body, timeout } };
  return breaker.execute(async () => {
    const stop = queryTime.startTimer({ kind });
    const answer = await client.search(request as Parameters<Client['search']>[0]);
    stop();
    return read(answer.body);
  });
}

async function findIn(asked: Asked, body: object): Promise<Found> {
  const found = await search(asked, 'find', body, (answer) => foundOf(answer as Answer));
  if (!found.totalIsExact || !found.facetsAreExact) inexact.inc();
  return found;
}

async function groupsIn(asked: Asked, conditions: IndexedConditions, by: Grouping): Promise<Group[]> {
  const all: Group[] = [];
  let after: GroupsRead['next'];
  do {
    const body = groupsBodyOf(conditions, by, after);
    const { groups, next } = await search(asked, 'groups', body, (answer) =>
      groupsOf(answer as GroupsAnswer),
    );
    all.push(...groups);
    after = next;
  } while (after);
  return all.sort((a, b) => b.homes - a.homes);
}
