import { SideMenu, SideMenuGroup, SideMenuLink } from '@/components/ui/navigation/side-menu';
import { onPlainClick } from '@/lib/browser/plain-click';
import { countText, type SearchSection } from '@/lib/search/sections';
import styles from './search-menu.module.css';
import type { SectionState } from './use-section-pages';

interface SearchMenuProps {
  states: readonly Pick<SectionState, 'section' | 'count'>[];
  /** The section that is read. */
  current: SearchSection['key'];
  onGo: (key: SearchSection['key']) => void;
}

/** The sections with their counts; a line that scrolls on narrow screens. */
export function SearchMenu({ states, current, onGo }: SearchMenuProps) {
  return (
    <SideMenu label="결과 분류" current={current} className={styles.menu}>
      <SideMenuGroup>
        {states.map(({ section: { key, title }, count }) => (
          <SideMenuLink
            key={key}
            href={`#${key}`}
            aria-current={key === current ? 'true' : undefined}
            onClick={onPlainClick(() => onGo(key))}
          >
            {title}
            {count === null ? null : (
              <span className={`num ${styles.count}`}>{countText(count.total, count.isCapped)}</span>
            )}
          </SideMenuLink>
        ))}
      </SideMenuGroup>
    </SideMenu>
  );
}
