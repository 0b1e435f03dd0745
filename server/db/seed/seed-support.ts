import { eq } from 'drizzle-orm';
import { keysOf } from '@/lib/keys-of';
import { FAQ_CATEGORY_LABELS, type FaqCategory } from '@/lib/options/support';
import type { Orm } from '@/server/db/client';
import { accounts } from '@/server/db/schema/account';
import { faqs, inquiries, notices } from '@/server/db/schema/support';
import { accountUuid, momentFrom, required, uuidOf } from './context';
import type { SeedContext } from './context';

/** Days that the demo member was away: what was noticed since is unread. */
const UNREAD_DAYS = 10;

/** Seeds the notices, the FAQ and the inquiries of a member with their answers. */
export async function seedSupport(orm: Orm, context: SeedContext): Promise<void> {
  const { data } = context;
  await orm.insert(notices).values(
    data.notices.map(({ index, createdDay, ...notice }) => {
      const createdAt = momentFrom(context, createdDay, '10:00');
      return { ...notice, uuid: uuidOf('notice', index), createdAt, updatedAt: createdAt };
    }),
  );
  await orm.insert(faqs).values(
    data.faqs.map(({ index, category, artistOnly, question, answer }) => ({
      ...{ uuid: uuidOf('faq', index), category: categoryOf(category), question, answer },
      isForArtists: artistOnly,
      position: index,
    })),
  );
  await seedInquiries(orm, context);
}

async function seedInquiries(orm: Orm, context: SeedContext): Promise<void> {
  const { account, inquiries: asked } = context.data.inquiries;
  const sender = accountUuid(account);
  const { email, phoneNum } = required(
    context.data.accounts.find(({ accountId }) => accountId === account),
    account,
  );
  await orm.insert(inquiries).values(
    asked.map(({ index, type, title, content, answer, answeredDay, answerAdmin, createdDay, isRead }) => {
      const answeredAt = answeredDay == null ? null : momentFrom(context, answeredDay, '15:30');
      return {
        ...{ uuid: uuidOf('inquiry', index), accountUuid: sender, type, title, content },
        ...{ email: email ?? '', phoneNum: phoneNum ?? '' },
        ...{ answer: answer ?? null, answeredAt },
        answeredBy: answerAdmin == null ? null : accountUuid(answerAdmin),
        readAt: isRead === true ? answeredAt : null,
        createdAt: momentFrom(context, createdDay, '11:20'),
      };
    }),
  );
  await orm
    .update(accounts)
    .set({ noticesReadAt: momentFrom(context, -UNREAD_DAYS) })
    .where(eq(accounts.uuid, sender));
}

function categoryOf(label: string): FaqCategory {
  return required(
    keysOf(FAQ_CATEGORY_LABELS).find((key) => FAQ_CATEGORY_LABELS[key] === label),
    label,
  );
}
