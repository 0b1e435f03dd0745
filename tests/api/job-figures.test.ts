import { readdirSync, readFileSync } from 'node:fs';
import { createLog } from '@/server/logging/log';
import { startJobs } from '@/server/platform/jobs';
import { jobGauges } from '@/server/platform/platform-figures';
import { useTestApi } from '@/tests/support/api';

const api = useTestApi();

/** The name of each job in the figures, by the file that starts it. */
const JOBS: Readonly<Record<string, string>> = {
  'article-publication.ts': 'publication',
  'artwork-neighbours.ts': 'neighbours',
  'banner-periods.ts': 'periods',
  'contest-reminders.ts': 'reminders',
  'file-removals.ts': 'removals',
  'outbox.ts': 'outbox',
  'image-rights.ts': 'rights',
  'palettes.ts': 'palettes',
  'search-queue.ts': 'search',
  'retention.ts': 'retention',
};

test('every job of server/jobs has a figure, the search queue where an engine is beside the database', async () => {
  const started = readdirSync('server/jobs').filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      !['leased-work.ts', 'polled-job.ts'].includes(file) &&
      /startPolledJob\(|startLeasedWork\(|setInterval\(/.test(readFileSync(`server/jobs/${file}`, 'utf8')),
  );
  expect(started.toSorted()).toEqual(Object.keys(JOBS).toSorted());
  const jobs = await startJobs({
    ...{
      database: api.database,
      storage: api.storage,
      search: { kind: 'postgres' },
      invalidate: () => undefined,
    },
    media: { paletteOf: async () => [], dropVariantsWithRights: async () => undefined },
    findSimilar: async () => [],
    mail: { send: async () => undefined, check: async () => undefined, close: () => undefined },
    log: createLog({ level: 'silent' }),
  });
  await jobs.stop(60_000);
  for (const gauge of jobGauges(jobs.counted)) {
    const names = (await gauge.read()).map(({ labels }) => labels?.job);
    expect(names.toSorted()).toEqual(
      Object.values(JOBS)
        .filter((name) => name !== 'search')
        .toSorted(),
    );
  }
});
