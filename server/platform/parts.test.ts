import { createLog } from '@/server/logging/log';
import type { Gauge } from '@/server/telemetry/metrics';
import { startParts, type PartTable } from './parts';

interface Parts {
  base: string;
  middle: string;
  top: string;
}

const log = createLog({ level: 'silent' });
const gauge: Gauge = { name: 'middle', help: 'of the test', read: () => [] };

/** Three parts, each of which uses the one before, and the steps that they made. */
function table(changes: Partial<PartTable<Parts>> = {}) {
  const steps: string[] = [];
  const parts: PartTable<Parts> = {
    base: { start: () => 'base', stop: (value) => steps.push(`stop ${value}`) },
    middle: {
      start: ({ base }) => Promise.resolve(`${base}, middle`),
      stop: (value) => steps.push(`stop ${value}`),
      metrics: () => [gauge],
    },
    top: { start: ({ middle }) => `${middle}, top`, stop: (value) => steps.push(`stop ${value}`) },
    ...changes,
  };
  return { steps, parts };
}

test('parts start in their order, measure what they say, and stop in the reverse order, once', async () => {
  const { steps, parts } = table();
  const started = await startParts<Parts>(parts, log);
  expect(started.parts.top).toBe('base, middle, top');
  expect(started.gauges).toEqual([gauge]);
  await started.stop();
  await started.stop();
  expect(steps).toEqual(['stop base, middle, top', 'stop base, middle', 'stop base']);
});

test('a part that doesn’t start stops those before it, and its error is the answer', async () => {
  const { steps, parts } = table({ top: { start: () => Promise.reject(new Error('taken')) } });
  await expect(startParts<Parts>(parts, log)).rejects.toThrow('taken');
  expect(steps).toEqual(['stop base, middle', 'stop base']);
});

test('a part that fails to stop leaves none of the others open', async () => {
  const { steps, parts } = table({
    middle: { start: () => 'middle', stop: () => Promise.reject(new Error('hangs')) },
  });
  const started = await startParts<Parts>(parts, log);
  await started.stop();
  expect(steps).toEqual(['stop middle, top', 'stop base']);
});

test('a part that is used before its start is named', async () => {
  const { parts } = table({ base: { start: ({ top }) => top } });
  await expect(startParts<Parts>(parts, log)).rejects.toThrow("'top' is used before its start");
});
