/** The catalogue in memory and OpenSearch answer the same: totals, facets, three pages and the map, for any question. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Found, Grouping } from '../../src/server/search/catalogue.ts';
import { createHomeIndex, type IndexQuestion } from '../../src/server/search/embedded/home-index.ts';
import { createWriter } from '../../src/server/search/opensearch/client.ts';
import { createSearchEngine, type SearchEngine } from '../../src/server/search/opensearch/engine.ts';
import { createIndex, finishIndex, putInPlace } from '../../src/server/search/opensearch/indices.ts';
import { linesOf, MOST_LINES, write } from '../../src/server/search/opensearch/write.ts';
import { madeUpHomes, questionsOver } from '../support/made-up-homes.ts';
import { type SearchNodes, startSearchNodes, WITHOUT_NODES } from '../support/search-nodes.ts';

const homes = madeUpHomes(20_000);
const memory = createHomeIndex();
memory.put(homes);
const LEVELS: Grouping[] = ['city', 'locality', { cells: 8 }];

/** The machine may be busy with other things; how quick the engine is, is not asked here. */
const PATIENCE_MS = 20_000;

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const comparable = ({ counts, ...found }: Found) => ({
  ...found,
  counts: [...counts]
    .map(([field, values]) => [field, [...values].sort(byText)] as const)
    .filter(([, values]) => values.length > 0)
    .sort(byText),
});

let nodes: SearchNodes | undefined;
let engine: SearchEngine | undefined;

beforeAll(async () => {
  nodes = await startSearchNodes(1);
  if (!nodes) return;
  const servers = { urls: nodes.urls, ca: undefined };
  const writer = createWriter(servers);
  const size = { shards: 2, replicas: 0 };
  await createIndex(writer, 'homes-1', size);
  for (let from = 0; from < homes.length; from += MOST_LINES) {
    const lines = linesOf({ listed: homes.slice(from, from + MOST_LINES), gone: [] });
    expect(await write(writer, 'homes-1', lines, 'false')).toMatchObject({ refused: [], later: [] });
  }
  await finishIndex(writer, 'homes-1', size);
  await putInPlace(writer, 'homes-1');
  await writer.close();
  engine = createSearchEngine(servers, { patienceMs: PATIENCE_MS });
}, 300_000);

afterAll(async () => {
  await engine?.close();
  await nodes?.close();
});

/** The next page of each engine's list goes on where the other's ended. */
async function comparePages(asks: SearchEngine, question: IndexQuestion, pages: number): Promise<void> {
  let asked = question;
  for (let page = 0; page < pages; page += 1) {
    const there = await asks.find(asked);
    const here = memory.find(asked);
    expect(comparable(there)).toEqual(comparable(here));
    const last = there.homes.at(-1);
    if (!asked.page || !last) return;
    asked = { ...asked, facets: false, page: { ...asked.page, cursor: { sort: asked.page.sort, ...last } } };
  }
}

describe('OpenSearch and the catalogue in memory', () => {
  it('answer any question alike', async (test) => {
    if (!engine) return test.skip(WITHOUT_NODES);
    const asks = engine;
    await fc.assert(
      fc.asyncProperty(questionsOver(homes), async (question) => {
        await comparePages(asks, question, 3);
        for (const by of LEVELS) {
          const there = await asks.groups(question.conditions, by);
          expect(there.sort(byText)).toEqual(memory.groups(question.conditions, by).sort(byText));
        }
      }),
      { numRuns: 500 },
    );
  });
});
