import type { z } from 'zod';

/** The fault that a form shows at each field for these values. Of several faults of a field it is the first. */
export function faultsOf<Values>(schema: z.ZodType<unknown, Values>, values: Values): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}
