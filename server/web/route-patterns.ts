import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const routeSchema = z.object({ page: z.string(), regex: z.string() });
const manifestSchema = z.object({ staticRoutes: z.array(routeSchema), dynamicRoutes: z.array(routeSchema) });

/** Names the pattern of the page that a path leads to: `/artist/[userAccountId]`. */
export type PatternOf = (path: string) => string;

/** The pattern of a path that leads to no page. */
const UNKNOWN = 'unknown';

/**
 * Reads the patterns of all pages from the build.
 * @param nextDir the folder of the build; in development it may have none, and every path is unknown
 */
export function readRoutePatterns(nextDir: string): PatternOf {
  const { staticRoutes, dynamicRoutes } = readManifest(nextDir);
  const exact = new Set(staticRoutes.map(({ page }) => page));
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (address) => {
    if (exact.has(address)) return address;
    return dynamic.find(({ regex }) => regex.test(address))?.page ?? UNKNOWN;
  };
}

function readManifest(nextDir: string): z.output<typeof manifestSchema> {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path.join(nextDir, 'routes-manifest.json'), 'utf8')));
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
}
