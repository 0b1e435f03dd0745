import { z } from 'zod';
import * as reportLimits from '@/lib/limits/error-report';
import { typedLines } from './text';

/** Body of `POST /v1/slack/send-error`: an error report for the operators. A long one is cut. */
export const errorReportSchema = z.object({
  message: typedLines(10 * reportLimits.messageMax).min(1),
});
