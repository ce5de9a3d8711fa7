/** What a request or job spends its time on, as spans of OpenTelemetry. Nothing is made, and nothing is loaded, until somebody wants them. */
import {
  type Attributes,
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

let areWanted = false;
const nothing = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

export type SpanOptions = {
  kind?: keyof typeof kinds;
  attributes?: Attributes;
  /** Headers, or whatever else brought the trace along by W3C Trace Context; otherwise the span that is under way is the parent. */
  parent?: Readonly<Record<string, string>>;
};

/** Called once the library that sends spans is there, and with false when it goes. */
export function wantSpans(wanted: boolean): void {
  areWanted = wanted;
}

/** Does the work within a span. Names and attributes hold no value of a person. */
export function span<T>(
  name: string,
  { kind = 'internal', attributes = {}, parent }: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (!areWanted) return work(nothing);
  const before = parent ? propagation.extract(context.active(), parent) : context.active();
  const options = { kind: kinds[kind], attributes };
  return trace.getTracer('kiraya').startActiveSpan(name, options, before, async (own) => {
    try {
      return await work(own);
    } catch (error) {
      own.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      own.end();
    }
  });
}

/** `traceparent` for whoever goes on with it elsewhere; empty where nobody follows. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (areWanted) propagation.inject(context.active(), headers);
  return headers;
}

/** The trace that is under way; undefined where nobody follows. */
export const traceUnderWay = (): string | undefined =>
  areWanted ? trace.getActiveSpan()?.spanContext().traceId : undefined;
