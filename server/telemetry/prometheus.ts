import { collectDefaultMetrics, Counter, Gauge as PromGauge, Histogram, Registry } from 'prom-client';
import { withinTime } from '@/server/within-time';
import type { Gauge, Metrics } from './metrics';

const PREFIX = 'gyeol_';
/** From a page out of the cache to a document that is printed. */
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Milliseconds that one gauge may take, so that a database that is away doesn't take the others along. */
const READ_MS = 2000;

/** The figures of this process for Prometheus, with those of Node: memory, event loop, garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: `${PREFIX}requests_total`,
    help: 'Answered requests',
    labelNames: ['source', 'method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'Time from a request to the end of its answer',
    labelNames: ['source', 'route'],
    buckets: SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: `${PREFIX}render_seconds`,
    help: 'Time that Next took for a page, without the wait for its turn',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });

  return {
    request({ source, method, route, status, seconds }) {
      requests.inc({ source, method: METHODS.has(method) ? method : 'other', route, status });
      durations.observe({ source, route }, seconds);
    },
    render: (kind, seconds) => renders.observe({ kind }, seconds),
    gauge: (gauge) => addGauge(gauge, registry),
    text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

function addGauge({ name, help, labels = [], isCounter = false, read }: Gauge, registry: Registry): void {
  const options = { name: `${PREFIX}${name}`, help, labelNames: [...labels], registers: [registry] };
  const readings = () => withinTime(READ_MS, Promise.resolve(read())).catch(() => []);
  if (isCounter) {
    const counter = new Counter({
      ...options,
      async collect() {
        const read = await readings();
        counter.reset();
        counter.remove({});
        for (const { labels: of = {}, value } of read) counter.inc(of, value);
      },
    });
    return;
  }
  const gauge = new PromGauge({
    ...options,
    async collect() {
      const read = await readings();
      gauge.reset();
      // A value that couldn't be read is none, and not 0.
      gauge.remove({});
      for (const { labels: of = {}, value } of read) gauge.set(of, value);
    },
  });
}
