import { cpSync, writeSync } from 'node:fs';
import path from 'node:path';
import { openSite, doWork } from './work';
import { openStopped } from './stopped-database';
import { FILE_STEPS, placesIn } from './places';
import type { Order, Stopped } from './kill';

/**
 * The process that `kill.ts` kills. It does a piece of work on a copy of a prepared site, which shows its steps. Then it does it
 * on other copies, each up to another step, says so, and waits for its end.
 */
const { work, site, prepared, copies } = JSON.parse(process.argv[2] ?? '') as Order;
const now = new Date(site.now);

/** Does the work on a copy before so many of its steps are done; null for all. @returns the steps that were done, and the status */
async function doUntil(
  place: number | null,
  name: string,
): Promise<{ steps: string[]; status: number | null }> {
  const folder = path.join(copies, name);
  cpSync(prepared, folder, { recursive: true, preserveTimestamps: true });
  const steps: string[] = [];
  let stop: () => void = () => undefined;
  const isStopped = new Promise<null>((resolve) => (stop = () => resolve(null)));
  const step = (name: string): Promise<void> => {
    if (steps.length === place) {
      stop();
      return new Promise(() => undefined);
    }
    steps.push(name);
    return Promise.resolve();
  };
  let isBegun = false;
  const database = await openStopped(path.join(folder, 'database'), (name) =>
    isBegun ? step(name) : Promise.resolve(),
  );
  const api = await openSite(site, { database, directory: path.join(folder, 'files') });
  const { storage } = api;
  for (const name of FILE_STEPS) {
    const method = Reflect.get(storage, name) as (...given: unknown[]) => Promise<unknown>;
    Reflect.set(storage, name, (...given: unknown[]) => step(name).then(() => method.apply(storage, given)));
  }
  isBegun = true;
  const status = await Promise.race([doWork(api, work, now), isStopped]);
  return { steps, status };
}

const whole = await doUntil(null, 'whole');
say({ name: 'whole', after: whole.steps.at(-1) ?? null, before: null, status: whole.status });
// The last place is the first copy: all is done, and nothing was closed.
for (const place of placesIn(whole.steps).slice(0, -1)) {
  const name = `killed-${place}`;
  const { steps, status } = await doUntil(place, name);
  say({ name, after: steps.at(-1) ?? null, before: whole.steps[place] ?? null, status });
}
say(null);
setInterval(() => undefined, 60_000);

function say(stopped: Stopped | null): void {
  writeSync(1, `${JSON.stringify(stopped)}\n`);
}
