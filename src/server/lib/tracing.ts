/** Sends spans to whatever takes OTLP by HTTP. Loaded only where a variable of OpenTelemetry names it; the exporter reads the others itself. */
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { wantSpans } from '../../db/spans.ts';

export type TracingConfig = {
  service: string;
  /** Of the traces that begin here, from 0 to 1; who comes with one has decided. */
  share: number;
};

/** `close` sends what is left. */
export function startTracing({ service, share }: TracingConfig): { close(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  wantSpans(true);
  return {
    async close() {
      wantSpans(false);
      // Whoever takes them may be away: nobody waits for that, and nothing is lost but spans.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
