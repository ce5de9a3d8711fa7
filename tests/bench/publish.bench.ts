// How many homes a second sixteen people publish at once through the handler, and how long searches take beside that.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRouterClient } from '@orpc/server';
import pg from 'pg';
import { router } from '../../src/server/app/router.ts';
import type { RunningServices } from '../../src/server/app/services.ts';
import { openBenchDatabase } from './database.ts';
import { addHomes, addLandlords, removeHomes, servicesOn } from './landlords.ts';
import { percentilesOf, timed } from './measure.ts';
import { milliseconds, publish } from './report.ts';
import { searchBeside } from './search-beside.ts';

const CALLERS = 16;
const LEAST_A_SECOND = 500;
/** Search p99 beside publishing, against quiet. */
const RATIO = 2;
const QUIET_MS = 15_000;
/** More than can be published. */
const DRAFTS_A_SECOND = 900;

type Publish = (caller: number, id: string) => Promise<unknown>;

export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: { size: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '60' } },
  });
  const [size, seconds] = [Number(values.size), Number(values.seconds)];
  const bench = await openBenchDatabase(size);
  const owner = new pg.Client(bench.ownerUrl);
  await owner.connect();
  const services = await servicesOn(bench);
  const writers = Array.from({ length: CALLERS }, () => new pg.Client(bench.ownerUrl));
  await Promise.all(writers.map((writer) => writer.connect()));
  const searches = await searchBeside(bench.urls);
  const people = await addLandlords(owner, CALLERS);
  try {
    await pause(QUIET_MS);
    const quiet = percentilesOf(await searches.times());
    const bareSeconds = Math.max(2, Math.round(seconds / 4));
    const bare = await rate(
      await addHomes(owner, people, bareSeconds * DRAFTS_A_SECOND, 'draft'),
      bareSeconds,
      (caller, id) =>
        (writers[caller] as pg.Client).query(
          `update properties set listing_state = 'published', published_at = now(), renewed_at = now() where id = $1`,
          [id],
        ),
    );
    const drafts = await addHomes(owner, people, seconds * DRAFTS_A_SECOND, 'draft');
    await searches.times();
    const handled = await rate(drafts, seconds, throughHandler(services, people));
    const beside = percentilesOf(await searches.times());
    report({ size, seconds, bare, handled, quiet, beside });
  } finally {
    await searches.close();
    await removeHomes(owner, people);
    await Promise.all([...writers, owner].map((client) => client.end()));
    await services.close();
    await bench.close();
  }
}

/** Each caller publishes one home after the other. */
async function rate(drafts: readonly string[][], seconds: number, publishOne: Publish) {
  const spent: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    drafts.map(async (own, caller) => {
      for (const id of own) {
        if (performance.now() > until) return;
        const [ms] = await timed(() => publishOne(caller, id));
        spent.push(ms);
      }
    }),
  );
  return { perSecond: (spent.length * 1000) / (performance.now() - began), ...percentilesOf(spent) };
}

function throughHandler(services: RunningServices, people: readonly string[]): Publish {
  const clients = people.map((userId) =>
    createRouterClient(router, {
      context: {
        services,
        subject: { userId, sessionId: userId },
        requestId: 'bench',
        address: null,
        idempotencyKey: null,
      },
    }),
  );
  return (caller, id) => (clients[caller] as (typeof clients)[number]).properties.publish({ id });
}

type Rate = Awaited<ReturnType<typeof rate>>;
type Percentiles = ReturnType<typeof percentilesOf>;
interface Measured {
  size: number;
  seconds: number;
  bare: Rate;
  handled: Rate;
  quiet: Percentiles;
  beside: Percentiles;
}

function report({ size, seconds, bare, handled, quiet, beside }: Measured): void {
  const ratio = beside.p99 / quiet.p99;
  publish({
    name: size === 100_000 ? 'publish' : `publish-${size}`,
    command: `npm run bench -- publish --size ${size} --seconds ${seconds}`,
    columns: ['what', 'product', 'limit', 'ratio', 'budget', 'kept'],
    rows: [
      [
        'homes published a second',
        Math.round(handled.perSecond),
        Math.round(bare.perSecond),
        (bare.perSecond / handled.perSecond).toFixed(1),
        `≥ ${LEAST_A_SECOND}`,
        handled.perSecond >= LEAST_A_SECOND ? 'yes' : 'no',
      ],
      ['one publish, p50 ms', milliseconds(handled.p50), milliseconds(bare.p50), '', '', ''],
      ['one publish, p99 ms', milliseconds(handled.p99), milliseconds(bare.p99), '', '', ''],
      [
        'search beside it, p99 ms',
        milliseconds(beside.p99),
        milliseconds(quiet.p99),
        ratio.toFixed(2),
        `≤ ${RATIO} ×`,
        ratio <= RATIO ? 'yes' : 'no',
      ],
    ],
    figures: { bare, handled, quiet, beside },
    notes: [
      `${size.toLocaleString('en-IN')} homes, ${CALLERS} callers for ${seconds} s through the procedure, with permission, audit and notices. Limits: one UPDATE each on a bare connection, with the catalogue's trigger; the same searches while nobody publishes, one every 20 ms.`,
    ],
  });
}
