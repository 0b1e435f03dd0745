import type { Database } from './db/client';
import type { LeasedWorkRunner } from './jobs/leased-work';
import { createQueueLengthsRepository } from './jobs/queue-lengths-repository';
import type { Gauge, Metrics, Reading } from './telemetry/metrics';

interface FigureSources {
  database: Database;
  /** Forms with files that are being received. */
  uploads: { inUse(): number };
  jobs: Readonly<Record<string, LeasedWorkRunner>>;
}

/** The figures of the API and its database. The queues are those of all nodes: each node says the same. */
export function addPlatformFigures(metrics: Metrics, { database, uploads, jobs }: FigureSources): void {
  const queues = createQueueLengthsRepository(database.orm);
  const ofJobs = (kind: 'items' | 'failures') =>
    Object.entries(jobs).map(([job, runner]) => ({ labels: { job }, value: runner.counts()[kind] }));
  const ofQueues = async (kind: 'waiting' | 'oldestSeconds'): Promise<Reading[]> => {
    const [outbox, search] = await Promise.all([queues.outbox(), queues.search()]);
    return [
      { labels: { queue: 'outbox' }, value: outbox[kind] },
      { labels: { queue: 'search' }, value: search[kind] },
    ];
  };
  const gauges: Gauge[] = [
    {
      name: 'database_connections',
      help: 'Connections of the pool; waiting are calls without one',
      labels: ['state'],
      read: () =>
        Object.entries(database.connections?.() ?? {}).map(([state, value]) => ({
          labels: { state },
          value,
        })),
    },
    {
      name: 'queue_waiting',
      help: 'Work that waits in the database',
      labels: ['queue'],
      read: () => ofQueues('waiting'),
    },
    {
      name: 'queue_oldest_seconds',
      help: 'How long the oldest of it has waited',
      labels: ['queue'],
      read: () => ofQueues('oldestSeconds'),
    },
    {
      name: 'job_items_total',
      help: 'Items that jobs of this process have handled',
      labels: ['job'],
      isCounter: true,
      read: () => ofJobs('items'),
    },
    {
      name: 'job_failures_total',
      help: 'Batches of jobs that failed as a whole',
      labels: ['job'],
      isCounter: true,
      read: () => ofJobs('failures'),
    },
    {
      name: 'uploads_receiving',
      help: 'Forms with files that are being received',
      read: () => [{ value: uploads.inUse() }],
    },
  ];
  for (const gauge of gauges) metrics.gauge(gauge);
}
