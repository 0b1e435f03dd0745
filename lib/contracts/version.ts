import { z } from 'zod';

/** How often something was saved, as the database counts. A form sends back the number that it began with (ADR 18). */
export const versionSchema = z.int32().min(0);

/** The same for callers that may omit it, or send null: null then, and the save replaces the latest version. Our own pages always send it. */
export const givenVersionSchema = versionSchema.nullish().transform((version) => version ?? null);
