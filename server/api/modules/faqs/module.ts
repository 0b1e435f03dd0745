import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import { faqsSchema, type Faq } from '@/lib/contracts/support';
import { route } from '@/server/api/http/endpoint';
import type { Orm } from '@/server/db/client';
import { createAdminFaqRepository } from './admin-repository';
import { faqAdminRoutes } from './admin-routes';
import { createAdminFaqService } from './admin-service';
import { mayReadArtistItems } from './policy';
import { createFaqRepository, type FaqRow } from './repository';

interface Dependencies {
  orm: Orm;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

/** `/v1/support/faqs` and `/v1/admin/faqs`. */
export function createFaqsModule({ orm, ...deps }: Dependencies) {
  const managed = createAdminFaqService({ ...deps, repository: createAdminFaqRepository(orm) });
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
  return { routes: [...routes, ...faqAdminRoutes(managed)] };
}

const present = ({ uuid, category, question, answer }: FaqRow): Faq => ({
  uuid,
  category,
  question,
  answer,
});
