import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { AdminFaq, FaqCreate, FaqOrder } from '@/lib/contracts/admin/faq';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { createManagedService } from '@/server/api/http/managed-service';
import type { AdminFaqRepository, ManagedFaq } from './admin-repository';

interface AdminFaqDependencies {
  repository: AdminFaqRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

export type AdminFaqService = ReturnType<typeof createAdminFaqService>;

/** Questions and answers as operators write them (O-41). */
export function createAdminFaqService({ repository, invalidate, clock }: AdminFaqDependencies) {
  const changed = () => invalidate([cacheTags.faqs]);
  const managed = createManagedService({
    repository: {
      ...repository,
      // A new item stands at the end.
      add: async (values: FaqCreate & { uuid: string }, actorId: string) =>
        repository.add({ ...values, position: await repository.nextPosition(), updatedAt: clock() }, actorId),
    },
    clock,
    valuesOf: (body: FaqCreate): FaqCreate => body,
    presentLine: present,
    present,
    changed,
  });

  return {
    ...managed,

    /**
     * Puts all items into an order.
     * @throws ApiError ORDER_CHANGED if the items, or the order that was seen, have changed
     */
    async reorder({ accountId }: SignedIn, order: FaqOrder): Promise<void> {
      if (!(await repository.reorder(order, accountId))) throw new ApiError('ORDER_CHANGED');
      changed();
    },
  };
}

function present({ updatedAt, ...row }: ManagedFaq): AdminFaq {
  const { uuid, category, isForArtists, question, answer, version } = row;
  return { uuid, category, isForArtists, question, answer, version, updatedAt: updatedAt.toISOString() };
}
