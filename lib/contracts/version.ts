import { z } from 'zod';

/** How often something was saved, as the database counts. A form sends back the number that it began with (ADR 18). */
export const versionSchema = z.int32().min(0);
