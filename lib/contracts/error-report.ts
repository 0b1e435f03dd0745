import { z } from 'zod';
import * as reportLimits from '@/lib/limits/error-report';

/** Body of `POST /v1/slack/send-error`: what went wrong, for the people who run the site. */
export const errorReportSchema = z.object({
  message: z.string().trim().min(1).max(reportLimits.messageMax),
});
