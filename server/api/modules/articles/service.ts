import type { ArticleCard, ArticleType, HomeSpecial } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import { LIMITS } from '@/lib/limits';
import type { SignedIn } from '@/server/api/http/access';
import { page as pageOf } from '@/server/api/http/envelope';
import { presentArticleCard, presentHomeSpecial } from './presenter';
import type { ArticleRepository } from './repository';

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(repository: ArticleRepository) {
  return {
    /** A page of the published articles of a type that the caller likes, newest like first. */
    async listLiked(
      { accountUuid }: SignedIn,
      type: ArticleType,
      { page, size }: { page: number; size: number },
    ): Promise<Page<ArticleCard>> {
      const offset = page * size;
      const [rows, total] = await Promise.all([
        offset >= LIMITS.page.maxDepth
          ? []
          : repository.listLiked(accountUuid, type, { offset, limit: size }),
        repository.countLiked(accountUuid, type),
      ]);
      const cards = rows.map(({ article, image }) => presentArticleCard(article, image));
      return pageOf(cards, { page, size, total });
    },

    /** The special that the home page sets large, and the articles of its bottom carousel; one query. */
    async listHome(
      viewer: SignedIn | null,
    ): Promise<{ special: HomeSpecial | null; articles: ArticleCard[] }> {
      const rows = await repository.listHome(viewer?.accountUuid ?? null);
      const special = rows.find(({ slot, article }) => slot === 'SPECIAL' && article.type === 'SPECIAL');
      return {
        special: special ? presentHomeSpecial(special.article, special.image, special.titleLines) : null,
        articles: rows
          .filter(({ slot }) => slot === 'ARTICLE')
          .map(({ article, image }) => presentArticleCard(article, image)),
      };
    },
  };
}
