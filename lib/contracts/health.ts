import { z } from 'zod';

/** `GET /healthz`: the process answers. */
export const healthSchema = z.object({ status: z.literal('UP') });

/** `GET /readyz`: what the process needs answers too. Otherwise a 503 names what does not in `errors`. */
export const readinessSchema = z.object({
  status: z.literal('UP'),
  checks: z.record(z.string(), z.literal('UP')),
});
