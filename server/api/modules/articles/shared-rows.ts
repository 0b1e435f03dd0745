import { sql, type SQL } from 'drizzle-orm';
import { articles } from '@/server/db/schema/article';
import { auditEntries } from '@/server/db/schema/operation';

/**
 * The place in the lists that an article gets when it is published: `moment` the first time, and the place that it had
 * where it was public before. The audit log knows: it has every publication, and every end of one.
 */
export const placeInLists = (moment: SQL | Date): SQL<Date> => {
  const first = moment instanceof Date ? sql`${moment.toISOString()}::timestamptz` : moment;
  return sql`case when exists (
    select 1 from ${auditEntries}
    where ${auditEntries.subject} = 'ARTICLE' and ${auditEntries.subjectId} = ${articles.uuid}::text
      and ${auditEntries.action} in ('PUBLISH', 'UNPUBLISH')
  ) then ${articles.createdAt} else ${first} end`;
};
