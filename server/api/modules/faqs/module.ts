import { cacheTags } from '@/lib/cache-tags';
import { faqsSchema, type Faq } from '@/lib/contracts/support';
import { route } from '@/server/api/http/endpoint';
import type { Orm } from '@/server/db/client';
import { mayReadArtistItems } from './policy';
import { createFaqRepository, type FaqRow } from './repository';

/** `/v1/support/faqs`. */
export function createFaqsModule({ orm }: { orm: Orm }) {
  const repository = createFaqRepository(orm);
  const routes = [
    route(
      {
        method: 'get',
        path: '/v1/support/faqs',
        group: 'support',
        summary: {
          ko: '자주 묻는 질문',
          en: 'Questions and answers in their order; those for artists are answered to artists alone',
        },
        access: 'anyone',
        caching: 'shared',
        data: faqsSchema,
      },
      async ({ actor, tagged }) => {
        tagged(cacheTags.faqs);
        const rows = await repository.list({ forArtists: mayReadArtistItems(actor) });
        return { content: rows.map(present) };
      },
    ),
  ];
  return { routes };
}

const present = ({ uuid, category, question, answer }: FaqRow): Faq => ({
  uuid,
  category,
  question,
  answer,
});
