import { and, asc, desc, eq, gte, or } from 'drizzle-orm';
import type { Orm } from '@/server/db/client';
import { contestMessages } from '@/server/db/schema/contest-jury';

/** The messages to an applicant alone, and those to all who had sent an application by then; the newest first. */
export function findMessages(
  orm: Orm,
  { uuid, contestUuid, firstSentAt }: { uuid: string; contestUuid: string; firstSentAt: Date },
) {
  const { audience, applicantUuid, sentAt, subject, text } = contestMessages;
  return orm
    .select({ sentAt, subject, text })
    .from(contestMessages)
    .where(
      and(
        eq(contestMessages.contestUuid, contestUuid),
        or(
          and(eq(audience, 'ONE'), eq(applicantUuid, uuid)),
          and(eq(audience, 'SENT'), gte(sentAt, firstSentAt)),
        ),
      ),
    )
    .orderBy(desc(sentAt), asc(contestMessages.uuid));
}
