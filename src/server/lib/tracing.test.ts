import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { trace } from '@opentelemetry/api';
import { expect, it, vi } from 'vitest';
import { startApi } from '../../../tests/support/api.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { span, traceHeaders, traceUnderWay } from '../../db/spans.ts';
import { callWebhook } from '../api-access/webhook-call.ts';
import { notify } from '../notifications/notify.ts';
import { createReader } from '../search/opensearch/client.ts';
import { readConfig } from './config.ts';
import { startTracing } from './tracing.ts';

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number };
type Body = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Sent[] }[];
  }[];
};

const smtp = await startMailServer();
const mail = { smtpUrl: smtp.url, from: 'Kiraya <post@kiraya.example>', bounceSecret: undefined };
const { services, ask, addPerson } = await startApi({ runsJobs: true, trustProxy: true, mail });
const { database, jobs } = services;
const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

/** Whatever takes spans, and the receiver of a webhook, in one. */
async function startReceiver() {
  const bodies: Body[] = [];
  const heard: IncomingMessage['headers'][] = [];
  const server = createServer(async (request, answer) => {
    const body = await text(request);
    if (request.url === '/v1/traces') bodies.push(JSON.parse(body));
    else heard.push(request.headers);
    answer.end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    bodies,
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap((one) => one.scopeSpans.flatMap((s) => s.spans)),
      ),
    close: () => server.close(),
  };
}

it('nothing is made and nothing is sent where nobody asks for it', async () => {
  expect(readConfig({ AUTH_SECRET: 'x'.repeat(32) }).tracing).toBeUndefined();
  await span('work', {}, async (own) => {
    expect(own.isRecording()).toBe(false);
    expect([traceHeaders(), traceUnderWay(), trace.getActiveSpan()]).toEqual([{}, undefined, undefined]);
  });
});

it('a trace that a proxy began goes on in requests, transactions, jobs, letters, webhooks and questions to the search engine', async () => {
  const receiver = await startReceiver();
  const person = await addPerson('Asha Rao');
  const search = createReader({ urls: [receiver.url], ca: undefined }, 5_000);
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url);
  const tracing = startTracing({ service: 'kiraya of a test', share: 1 });
  try {
    expect((await ask('/api/profile', { headers: { traceparent } }, person)).status).toBe(200);
    await span('outside', { parent: { traceparent } }, async () => {
      await database.asWorker((db) =>
        notify({ db, jobs, actorId: null }, person, { event: 'account.welcome' }),
      );
      await callWebhook({ url: `${receiver.url}/hook`, headers: {}, body: '{}', allowsLocal: true });
      await search.ping();
    });
    await vi.waitFor(
      async () => {
        const { rows } = await database.pools.jobs.query(
          `select from pgboss.job where name = 'mail-notice' and state = 'completed'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await tracing.close();
    await search.close();
    vi.unstubAllEnvs();
    receiver.close();
  }
  const own = receiver.spans().filter((one) => one.traceId === traceId);
  const named = (name: string) => own.find((one) => one.name === name);
  expect(named('GET /api/profile')).toMatchObject({ parentSpanId: 'b7ad6b7169203331', kind: 2 });
  const inside = (name: string) => own.filter(({ parentSpanId }) => parentSpanId === named(name)?.spanId);
  expect(inside('GET /api/profile').map(({ name }) => name)).toContain('database');
  expect(new Set(inside('job mail-notice').map(({ name }) => name))).toEqual(new Set(['database', 'letter']));
  expect(receiver.heard.map(({ traceparent: sent }) => sent)).toEqual([
    `00-${traceId}-${named('webhook')?.spanId}-01`,
    `00-${traceId}-${named('outside')?.spanId}-01`,
  ]);
  expect(receiver.bodies[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'kiraya of a test' },
  });
  // No address, name or statement leaves by a span.
  expect(JSON.stringify(receiver.bodies)).not.toMatch(/asha|example\.com|select /i);
});

it('reads the usual variables, and says which of their values it knows', () => {
  const given = {
    AUTH_SECRET: 'x'.repeat(32),
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(readConfig(given).tracing).toEqual({ service: 'kiraya', share: 0.1 });
  expect(readConfig({ ...given, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  expect(() => readConfig({ ...given, OTEL_TRACES_SAMPLER: 'xray' })).toThrow(/^OTEL_TRACES_SAMPLER must be/);
  expect(() => readConfig({ ...given, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/must be http\/json/);
});
