import { z } from 'zod';

/** `GET /healthz`: the process answers. */
export const healthSchema = z.object({ status: z.literal('UP') });

/** `GET /readyz`: what it needs answers too. A failing one makes it a 503 that names it in `errors`. */
export const readinessSchema = z.object({
  status: z.literal('UP'),
  checks: z.record(z.string(), z.literal('UP')),
});
