import { SideMenu, SideMenuGroup, SideMenuLink } from '@/components/ui/side-menu';
import type { ArticleType } from '@/lib/contracts/article';
import { ARTICLE_TYPE_ORDER } from '@/lib/options';
import * as articlePaths from '@/lib/paths/article';

interface ArticleMenuProps {
  current: ArticleType;
  /** The page is the list of the current type, not an article of it. */
  isList?: boolean;
}

/** The four types of articles: beside a list, above an article. */
export function ArticleMenu({ current, isList = false }: ArticleMenuProps) {
  return (
    <SideMenu label="아티클 분류" current={current} isLine={!isList}>
      <SideMenuGroup>
        {ARTICLE_TYPE_ORDER.map((type) => (
          <SideMenuLink
            key={type}
            isReady
            href={articlePaths.list(type)}
            aria-current={type === current ? (isList ? 'page' : 'true') : undefined}
          >
            {type}
          </SideMenuLink>
        ))}
      </SideMenuGroup>
    </SideMenu>
  );
}
