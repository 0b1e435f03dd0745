import type { Database } from '@/server/db/client';
import type { JobCounts } from '@/server/jobs/polled-job';
import { createQueueLengthsRepository } from '@/server/jobs/queue-lengths-repository';
import type { Gauge, Reading } from '@/server/telemetry/metrics';

/** The figures of the database: its connections, and the queues in it. The queues are those of all nodes: each node says the same. */
export function databaseGauges(database: Database): Gauge[] {
  const queues = createQueueLengthsRepository(database.orm);
  const ofQueues = async (kind: 'waiting' | 'oldestSeconds'): Promise<Reading[]> => {
    const [outbox, search, palettes, rights] = await Promise.all([
      queues.outbox(),
      queues.search(),
      queues.palettes(),
      queues.rights(),
    ]);
    return [
      { labels: { queue: 'outbox' }, value: outbox[kind] },
      { labels: { queue: 'search' }, value: search[kind] },
      { labels: { queue: 'palettes' }, value: palettes[kind] },
      { labels: { queue: 'rights' }, value: rights[kind] },
    ];
  };
  return [
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
  ];
}

/** @param jobs all jobs of this process, by the name that the figures have */
export function jobGauges(jobs: Readonly<Record<string, { counts(): JobCounts }>>): Gauge[] {
  const ofJobs = (kind: keyof JobCounts) =>
    Object.entries(jobs).map(([job, { counts }]) => ({ labels: { job }, value: counts()[kind] }));
  return [
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
  ];
}

/** @param uploads counts the forms with files that are being received */
export function uploadGauges(uploads: { inUse(): number }): Gauge[] {
  return [
    {
      name: 'uploads_receiving',
      help: 'Forms with files that are being received',
      read: () => [{ value: uploads.inUse() }],
    },
  ];
}
