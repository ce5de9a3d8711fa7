import { readFile } from 'node:fs/promises';
import { register } from 'prom-client';
import { expect, it } from 'vitest';
import { startApi } from '../../../../tests/support/api.ts';
import { createWorkerApp } from '../../app/worker-http.ts';
// Registers what only installations with a search engine show.
import '../../search/opensearch/metrics.ts';
import type { HttpEnv } from '../request-context.ts';

const { app, services, ask } = await startApi({ runsJobs: false });
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as unknown as HttpEnv['Bindings'];

const metricsOf = async (server: Pick<typeof app, 'request'>) => {
  const answer = await server.request('/metrics', {}, here);
  expect(answer.status).toBe(200);
  return answer.text();
};

it('measures requests by route, whatever stands in their addresses', async () => {
  await ask('/api/properties/019b76db-a06d-7000-8000-000000000000');
  await ask('/api/places');
  await ask('/never-heard-of/019b76db');
  const text = await metricsOf(app);
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/places",status="200"\} [1-9]/,
  );
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="not found",status="404"\} \d/,
  );
  expect(text).not.toContain('019b76db');
});

it('says how connections, queues and letters stand', async () => {
  await services.database.asWorker((db) =>
    db.execute(`insert into mails (id, recipient, kind, subject, text, html, created_at)
      values (gen_random_uuid(), 'a@example.com', 'welcome', 's', 't', 'h', app.now() - interval '20 minutes')`),
  );
  await services.database.pools.jobs.query(
    `insert into pgboss.job (name, data, start_after) values ('mail-notice', '{}', now() - interval '5 minutes')`,
  );
  const text = await metricsOf(app);
  expect(text).toContain('database_reachable 1');
  expect(text).toMatch(/database_connections\{pool="app",state="in use"\} \d/);
  expect(text).toContain('jobs{kind="mail-notice",state="waiting"} 1');
  expect(text).toMatch(/jobs_oldest_waiting_seconds\{kind="mail-notice"\} 3\d\d/);
  expect(text).toContain('mails_waiting 1');
  expect(text).toMatch(/mails_oldest_waiting_seconds 12\d\d/);
});

it('a worker says the same of itself, and serves nothing else', async () => {
  const worker = createWorkerApp(services);
  expect(await metricsOf(worker)).toContain('nodejs_eventloop_lag_p99_seconds');
  const statuses = await Promise.all(
    ['/healthz', '/readyz', '/', '/api/places'].map(
      async (path) => (await worker.request(path, {}, here)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404]);
});

it.each(['deploy/prometheus/rules.yml', 'deploy/grafana/kiraya.json'])(
  '%s names nothing that /metrics does not say',
  async (file) => {
    await metricsOf(app);
    const known = register.getMetricsAsArray().map(({ name }) => name);
    const text = await readFile(file, 'utf8');
    const expressions = [...text.matchAll(/"?expr"?: (?:>-\s)?([\s\S]*?)(?:\n\s+(?:for|labels):|",?\n)/g)];
    expect(expressions.length).toBeGreaterThan(10);
    const named = expressions.flatMap(([, expression = '']) => expression.match(METRIC) ?? []);
    const unknown = named.filter(
      (name) => name !== 'up' && !known.includes(name.replace(/_(count|bucket|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
  },
);

/** What stands before a selector or a comparison, and is no function: those are followed by a bracket. */
const METRIC = /\b[a-z]+(?:_[a-z0-9]+)+\b(?=[{[)\s]|$)(?!\s*\()/g;
