import type { Log } from '@/server/logging/log';
import type { Gauge } from '@/server/telemetry/metrics';
import { DisposerStack } from './disposer-stack';

/** One part of the process: how it starts from the parts before it, how it ends, and what it measures. */
interface Part<Value, Parts> {
  start(parts: Readonly<Parts>): Value | Promise<Value>;
  stop?(value: Value): unknown;
  metrics?(value: Value): readonly Gauge[];
}

/** The parts in the order of their start. A part may use those above it only. */
export type PartTable<Parts> = { readonly [Name in keyof Parts]: Part<Parts[Name], Parts> };

export interface StartedParts<Parts> {
  parts: Readonly<Parts>;
  gauges: Gauge[];
  /** Stops all parts, the last first. */
  stop(): Promise<void>;
}

/**
 * Starts the parts one after the other.
 * @throws the error of a part that doesn't start, after those before it are stopped
 */
export async function startParts<Parts extends object>(
  table: PartTable<Parts>,
  log: Log,
): Promise<StartedParts<Parts>> {
  const stack = new DisposerStack(log);
  const gauges: Gauge[] = [];
  const parts = {} as Parts;
  for (const name of Object.keys(table)) refuseBeforeStart(parts, name);

  async function start<Name extends keyof Parts & string>(name: Name): Promise<void> {
    const { [name]: part } = table;
    const value = await part.start(parts);
    Object.defineProperty(parts, name, { value, enumerable: true });
    stack.defer(name, () => part.stop?.(value));
    gauges.push(...(part.metrics?.(value) ?? []));
  }

  try {
    for (const name of namesOf(table)) await start(name);
  } catch (error) {
    await stack.dispose();
    throw error;
  }
  return { parts, gauges, stop: () => stack.dispose() };
}

/** Makes the use of a part that hasn't started an error that names it. */
function refuseBeforeStart(parts: object, name: string): void {
  Object.defineProperty(parts, name, {
    configurable: true,
    get: () => {
      throw new Error(`The part '${name}' is used before its start`);
    },
  });
}

const namesOf = <Parts extends object>(table: PartTable<Parts>) =>
  Object.keys(table) as (keyof Parts & string)[];
