import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';

import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';

import type { Logger } from '#server/log.ts';
import { type BeginSpan, noSpans } from '#server/spans.ts';

export type TracesOptions = {
  /** Of a collector: `http://127.0.0.1:4318`. */
  endpoint: string;
  log: Logger;
  /** How long finished spans wait for others before they are sent. */
  delayMilliseconds?: number;
  /** How long the collector may take. */
  patienceMilliseconds?: number;
};

export type Traces = {
  begin: BeginSpan;
  /** Sends what is left, if the collector takes it soon. */
  close: () => Promise<void>;
};

const closingMilliseconds = 2000;
const outbound: ReadonlySet<string> = new Set(['tmdb', 'model', 'statement', 'transaction']);

/** The span that a proxy has begun, as a parent. */
function contextOf(traceparent: unknown): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(traceparent)) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Reports once that the collector takes nothing, and once that it does again. */
function telling(exporter: SpanExporter, log: Logger): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed && !isFailing) log.warn('traces can’t be sent to the collector; they are dropped');
        if (!hasFailed && isFailing) log.info('traces are sent to the collector again');
        isFailing = hasFailed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/**
 * Spans of requests and of what is done for them, sent in batches over OTLP/HTTP. At most 2,048 wait: what comes while the
 * collector is down or slow is dropped, and nobody waits for it.
 */
export function createTraces(options: TracesOptions): Traces {
  const { endpoint, log, delayMilliseconds = 2000, patienceMilliseconds = 10_000 } = options;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: patienceMilliseconds,
  });
  const processor = new BatchSpanProcessor({
    exporter: telling(exporter, log),
    scheduledDelayMillis: delayMilliseconds,
    exportTimeoutMillis: patienceMilliseconds + 1000,
    maxQueueSize: 2048,
    maxExportBatchSize: 512,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'marquee' }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('marquee');
  const current = new AsyncLocalStorage<Context>();

  const begin: BeginSpan = (name, { traceparent, ...facts } = {}, startedAt = performance.now()) => {
    const parent = name === 'request' ? contextOf(traceparent) : current.getStore();
    // What is done for nobody in particular would be traces of one span each.
    if (!parent) return noSpans(name);
    const kind =
      name === 'request' ? SpanKind.SERVER : outbound.has(name) ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const span = tracer.startSpan(name, { kind, attributes: facts, startTime: startedAt }, parent);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags & 1}`,
      run: (work) => current.run(trace.setSpan(parent, span), work),
      end: ({ failed = false, facts: found = {} } = {}) => {
        span.setAttributes(found);
        const route = found['http.route'];
        if (route !== undefined) span.updateName(`${facts['http.request.method']} ${route}`);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return {
    begin,
    close: async () => {
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, setTimeout(closingMilliseconds, undefined, { ref: false })]);
    },
  };
}
