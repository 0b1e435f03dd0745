export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  kind?: 'server' | 'client' | 'internal';
  attributes?: SpanAttributes;
  /** The `traceparent` of a caller in another process. It counts where no span of this process is under way. */
  parent?: string | null;
}

/** A piece of work that is under way. */
export interface TraceSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Does work whose own spans lie below this one. */
  run<Value>(work: () => Value): Value;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** @param failure of which only the kind is recorded, because messages may have people's data */
  end(failure?: unknown): void;
}

/** Traces: which work was done for a request, and how long each part took. */
export interface Tracing {
  /** Begins a span below the one that is under way. */
  start(name: string, options?: SpanOptions): TraceSpan;
  /** The id of the trace that is under way; null outside of one. */
  traceId(): string | null;
  /** The header by which a call takes the trace along to another process; null outside of a trace. */
  traceparent(): string | null;
  /** Sends what wasn't sent yet. */
  close(): Promise<void>;
}

/** Does work in a span of its own, where there is tracing. */
export async function traced<Value>(
  tracing: Tracing | null,
  name: string,
  options: SpanOptions,
  work: () => Promise<Value>,
): Promise<Value> {
  if (tracing === null) return work();
  const span = tracing.start(name, options);
  try {
    const value = await span.run(work);
    span.end();
    return value;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
