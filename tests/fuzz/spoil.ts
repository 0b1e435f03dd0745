import { HOSTILE_JSON, HOSTILE_TEXTS } from './hostile-values';
import type { Random } from '@/tests/support/random';

/** A body with a few hostile values in it, at any depth. */
export function spoiled(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) {
    const at = random.below(Math.max(1, value.length));
    const changed = value.map((each: unknown, index) => (index === at ? spoiled(each, random) : each));
    // Now and then something is there twice.
    return random.percent(20) ? [...changed, ...changed] : changed;
  }
  if (typeof value !== 'object' || value === null)
    return random.percent(50) ? random.pick(HOSTILE_TEXTS) : random.pick(HOSTILE_JSON)();
  const fields: Record<string, unknown> = { ...value };
  const names = Object.keys(fields);
  for (let left = 1 + random.below(3); left > 0 && names.length > 0; left -= 1) {
    const name = random.pick(names);
    const isDeep = typeof fields[name] === 'object' && random.percent(60);
    if (random.percent(15)) delete fields[name];
    else fields[name] = spoiled(isDeep ? fields[name] : null, random);
  }
  if (random.percent(20)) fields[random.pick(HOSTILE_TEXTS)] = random.pick(HOSTILE_JSON)();
  return fields;
}
