import { SideMenu, SideMenuGroup, SideMenuLink } from '@/components/ui/navigation/side-menu';
import type { ArticleType } from '@/lib/contracts/article';
import { ARTICLE_TYPE_ORDER } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';

interface ArticleMenuProps {
  current: ArticleType;
  /** Shown on a list, which is the current page; else on an article of the current type. */
  isList?: boolean;
}

/** The menu of the four types: beside a list, but a line above articles and on narrow screens. */
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
