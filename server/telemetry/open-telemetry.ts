import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanOptions, Tracing, TraceSpan } from './tracing';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * Sends traces by OTLP over HTTP. The provider is none of OpenTelemetry's global ones: Next would find it and send spans
 * with whole addresses, in which there are search texts and tokens.
 * The samplers of OTEL_TRACES_SAMPLER and the headers of OTEL_EXPORTER_OTLP_HEADERS are read by the library itself.
 * @param options.endpoint without `/v1/traces`
 */
export function createTracing(options: { endpoint: string; serviceName: string }): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('gyeol');
  const current = new AsyncLocalStorage<Span>();

  function parentOf(given: string | null): Context {
    const own = current.getStore();
    return own === undefined ? remoteContext(given) : trace.setSpan(ROOT_CONTEXT, own);
  }

  function start(name: string, { kind = 'internal', attributes = {}, parent = null }: SpanOptions = {}) {
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentOf(parent));
    return openSpan(span, current);
  }

  return {
    start,
    traceId: () => current.getStore()?.spanContext().traceId ?? null,
    traceparent() {
      const context = current.getStore()?.spanContext();
      if (context === undefined) return null;
      return `00-${context.traceId}-${context.spanId}-${context.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: () => provider.shutdown(),
  };
}

function openSpan(span: Span, current: AsyncLocalStorage<Span>): TraceSpan {
  return {
    traceId: span.spanContext().traceId,
    run: (work) => current.run(span, work),
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes({ ...attributes }),
    end(failure) {
      if (failure !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', failure instanceof Error ? failure.name : typeof failure);
      }
      span.end();
    },
  };
}

function remoteContext(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
