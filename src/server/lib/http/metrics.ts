/** What `/metrics` says beyond what each file counts for itself: the process, its connections, its queues and what features watch. */
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, register } from 'prom-client';
import type { Database } from '../../../db/actor.ts';
import type { Figure } from '../figures.ts';
import { queueDepths } from '../job-queues.ts';
import type { Services } from '../request-context.ts';
import { within } from '../within.ts';

/** Whoever collects gives up after ten seconds; without the database the rest is told all the same. */
const PATIENCE_MS = 3_000;

const connections = new Gauge({
  name: 'database_connections',
  help: 'Connections of this process by pool: in use, idle, and how many callers wait for one',
  labelNames: ['pool', 'state'],
});
const reachable = new Gauge({
  name: 'database_reachable',
  help: '1 when the database answered while this was read',
});
const jobs = new Gauge({
  name: 'jobs',
  help: 'Jobs of all processes by kind: waiting, that could begin; active; and failed in the last seven days',
  labelNames: ['kind', 'state'],
});
const oldest = new Gauge({
  name: 'jobs_oldest_waiting_seconds',
  help: 'How long the oldest job of a kind could have begun already',
  labelNames: ['kind'],
});
const replicas = new Gauge({
  name: 'database_replicas',
  help: 'Read replicas by how they stand; only used ones answer',
  labelNames: ['standing'],
});
const reads = new Gauge({
  name: 'database_public_reads_total',
  help: 'Statements of the public catalogue, by the kind of server that answered',
  labelNames: ['server'],
});
const lag = new Gauge({
  name: 'catalogue_lag_seconds',
  help: 'How long ago what searches know was what the database had',
  labelNames: ['engine'],
});

/** Event loop, memory and garbage of this process: once, however many servers a test makes in it. */
export function measureProcess(): void {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) collectDefaultMetrics();
}

/** The text for Prometheus. */
export async function readMetrics(services: Services): Promise<string> {
  const { database, figures, catalogueState, storage } = services;
  const looked = storage.works();
  measurePools(database.pools);
  measureReplicas(database);
  const { engine, lagMs } = catalogueState();
  if (Number.isFinite(lagMs)) lag.set({ engine }, lagMs / 1000);
  const counted = countAll(database, figures).then(
    () => true,
    () => false,
  );
  reachable.set((await within(PATIENCE_MS, counted, false)) ? 1 : 0);
  await looked;
  return register.metrics();
}

function measurePools(pools: Record<string, Pool>): void {
  for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    connections.set({ pool, state: 'in use' }, totalCount - idleCount);
    connections.set({ pool, state: 'idle' }, idleCount);
    connections.set({ pool, state: 'awaited' }, waitingCount);
  }
}

function measureReplicas({ publicReads }: Database): void {
  for (const server of ['replica', 'primary'] as const) reads.set({ server }, publicReads.answered[server]);
  replicas.reset();
  for (const standing of publicReads.standings()) replicas.inc({ standing });
}

async function countAll(database: Database, figures: readonly Figure[]): Promise<void> {
  const depths = await queueDepths(database.pools.jobs);
  jobs.reset();
  oldest.reset();
  for (const { kind, waiting, active, failed, oldestSeconds } of depths) {
    jobs.set({ kind, state: 'waiting' }, waiting);
    jobs.set({ kind, state: 'active' }, active);
    jobs.set({ kind, state: 'failed' }, failed);
    oldest.set({ kind }, oldestSeconds);
  }
  await database.asWorker(async (db) => {
    for (const figure of figures) {
      const gauge = gaugeOf(figure);
      const values = await figure.read(db);
      gauge.reset();
      for (const { of, value } of values) gauge.set(figure.label && of ? { [figure.label]: of } : {}, value);
    }
  });
}

function gaugeOf({ name, help, label }: Figure): Gauge {
  const known = register.getSingleMetric(name);
  return known instanceof Gauge ? known : new Gauge({ name, help, labelNames: label ? [label] : [] });
}
