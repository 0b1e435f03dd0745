import type { Metrics } from './metrics';
import type { Tracing } from './tracing';

/** What a process tells of itself: figures that are asked for, and traces that are sent. Both are off by default. */
export interface Telemetry {
  /** Null where figures are off. */
  metrics: Metrics | null;
  /** Null where no collector receives traces. */
  tracing: Tracing | null;
}

export const NO_TELEMETRY: Telemetry = { metrics: null, tracing: null };

export interface TelemetrySettings {
  /** A client with this token may read the figures. Null: there are none. */
  metricsToken: string | null;
  /** The address that traces are sent to by OTLP over HTTP; null for none. */
  traces: { endpoint: string; serviceName: string } | null;
}

/** The telemetry of the settings. An unneeded library isn't loaded. */
export async function createTelemetry({ metricsToken, traces }: TelemetrySettings): Promise<Telemetry> {
  const [metrics, tracing] = await Promise.all([
    metricsToken === null ? null : import('./prometheus').then(({ createMetrics }) => createMetrics()),
    traces === null ? null : import('./open-telemetry').then(({ createTracing }) => createTracing(traces)),
  ]);
  return { metrics, tracing };
}
