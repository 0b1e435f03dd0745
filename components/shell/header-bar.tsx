'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useId, useRef, type MouseEvent } from 'react';
import { IconButton, IconLink } from '@/components/ui/action/button';
import { usePageState } from '@/components/ui/list/use-page-state';
import { isComposing } from '@/lib/browser/composing';
import { isPlainClick } from '@/lib/browser/plain-click';
import * as searchPaths from '@/lib/paths/search';
import { FullMenu } from './full-menu';
import styles from './header-bar.module.css';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { NewsBadge } from './news-badge';
import { openSearch } from './search-store';
import { useUnread } from './unread-store';
import { useSession } from './use-session';
import { UserLinks } from './user-links';

interface HeaderBarProps {
  nameKo: string;
  nameEn: string;
  collaborationUrl: string;
}

/** The header, and the full menu that opens below it and pushes the page down. */
export function HeaderBar({ nameKo, nameEn, collaborationUrl }: HeaderBarProps) {
  const pathname = usePathname();
  const { user } = useSession();
  const unread = useUnread(user);
  const hasNews = unread !== null && unread.notices + unread.inquiries > 0;
  // The menu is open on one page: going to another page closes it.
  const [isOpen, setOpen] = usePageState(pathname, false);
  const close = () => setOpen(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const onSearch = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openSearch();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above the menu handles the key first.
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    close();
    toggle.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);

  return (
    <header className={`no-print ${styles.header}`}>
      <div className={`wrap ${styles.bar}`}>
        <Logo nameKo={nameKo} nameEn={nameEn} />
        <MainNav pathname={pathname} collaborationUrl={collaborationUrl} />
        <div className={styles.tools}>
          <IconLink
            icon="search"
            label="통합검색"
            href={searchPaths.page()}
            aria-haspopup="dialog"
            onClick={onSearch}
          />
          <UserLinks user={user} hasNews={hasNews} />
          <IconButton
            ref={toggle}
            icon={isOpen ? 'close' : 'menu'}
            label={isOpen ? '전체 메뉴 닫기' : '전체 메뉴 열기'}
            aria-expanded={isOpen}
            aria-controls={menuId}
            className={`needs-script ${styles.toggle}`}
            onClick={() => setOpen(!isOpen)}
          >
            {hasNews ? <NewsBadge isForNarrow /> : null}
          </IconButton>
        </div>
      </div>
      <FullMenu
        id={menuId}
        isOpen={isOpen}
        user={user}
        unread={unread}
        collaborationUrl={collaborationUrl}
        onLeave={close}
      />
    </header>
  );
}
