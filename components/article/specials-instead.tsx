import { Pagination } from '@/components/ui/list/pagination';
import type { ArticleCard as ArticleCardData } from '@/lib/contracts/article';
import type { Page } from '@/lib/contracts/envelope';
import { articleLists, type ArticleListState } from '@/lib/lists/article-lists';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { ArticleCard } from './article-card';
import { ArticleGrid } from './article-grid';
import { LeadSpecial } from './lead-special';

interface SpecialsInsteadProps {
  state: ArticleListState;
  specials: Page<ArticleCardData>;
  /** The moment that `NEW` refers to. */
  now: Date;
}

const noun = ARTICLE_TYPE_LABELS.SPECIAL;

/** The specials under the note that one is missing: cards and links, without what only a script could do. */
export function SpecialsInstead({ state, specials, now }: SpecialsInsteadProps) {
  return (
    <>
      <h1 className="t-h1">{noun}</h1>
      <ArticleGrid noun={noun}>
        {specials.content.map((special, index) => (
          <li key={special.uuid} data-lead={index === 0 ? '' : undefined}>
            {index === 0 ? (
              <LeadSpecial special={special} now={now} />
            ) : (
              <ArticleCard
                article={special}
                now={now}
                sizes="(max-width: 768px) 90vw, 344px"
                headingLevel={2}
              />
            )}
          </li>
        ))}
      </ArticleGrid>
      <Pagination
        page={state.page}
        totalPages={specials.totalPages}
        hrefOf={(page) => articleLists.SPECIAL.address({ ...state, page })}
      />
    </>
  );
}
