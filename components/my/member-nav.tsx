'use client';

import { usePathname } from 'next/navigation';
import { Fragment, useEffect, useRef } from 'react';
import { isCurrent, memberArea, type MenuLink } from '@/components/shell/menu';
import { useGuardedClick } from '@/components/shell/use-guarded-click';
import { useSession } from '@/components/shell/use-session';
import { SoftLink } from '@/components/ui/soft-link';
import type { RoleType } from '@/lib/contracts/account';
import styles from './member-frame.module.css';
import { useOwnPage } from './use-own-page';

/** Where one can go in the member's area; follows a role that changes while it is shown. */
export function MemberNav({ initialRole }: { initialRole: RoleType | undefined }) {
  const pathname = usePathname();
  const { user } = useSession();
  useOwnPage(user?.id);
  const line = useRef<HTMLElement>(null);
  const groups = memberArea(user?.roleType ?? initialRole);

  // As a line it may be longer than the window: where one stands is brought into it. Only sideways, unlike
  // what `scrollIntoView` does.
  useEffect(() => {
    const nav = line.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav == null || current == null) return;
    nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2;
  }, [pathname, groups.length]);

  return (
    <nav ref={line} className={styles.nav} aria-label="마이페이지 메뉴">
      {groups.map(({ title, links }) => (
        <Fragment key={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <ul className={styles.group} aria-label={title}>
            {links.map((link) => (
              <li key={link.href}>
                <MemberLink link={link} pathname={pathname} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

function MemberLink({ link, pathname }: { link: MenuLink; pathname: string }) {
  const onGuardedClick = useGuardedClick();
  const { label, href, isGuarded, disabledBecause } = link;
  if (disabledBecause !== undefined) {
    return (
      <span className={`${styles.link} ${styles.off}`} role="link" aria-disabled="true">
        {label}
        <small className={styles.reason}>{disabledBecause}</small>
      </span>
    );
  }
  return (
    <SoftLink
      className={styles.link}
      href={href}
      aria-current={isCurrent(href, pathname) ? 'page' : undefined}
      onClick={isGuarded === true ? (event) => onGuardedClick(event, href) : undefined}
    >
      {label}
    </SoftLink>
  );
}
