import { z } from 'zod';

/** A message of the organization that an applicant reads with their application, with its placeholders filled (C-102). */
export const receivedMessageSchema = z.object({
  sentAt: z.iso.datetime({ offset: true }),
  subject: z.string(),
  text: z.string(),
});
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>;
