import type { ArticleCard, HomeSpecial } from '@/lib/contracts/article';
import type { SignedIn } from '@/server/api/http/access';
import { presentArticleCard, presentHomeSpecial } from './presenter';
import type { ArticleRepository } from './repository';

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(repository: ArticleRepository) {
  return {
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
