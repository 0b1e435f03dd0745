import type { z } from 'zod';

/** What a form shows at each field for these values: of several faults of a field, the first. */
export function faultsOf<Values>(schema: z.ZodType<unknown, Values>, values: Values): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}
