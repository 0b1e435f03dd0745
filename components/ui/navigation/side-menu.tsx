'use client';

import clsx from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './side-menu.module.css';
import { SoftLink } from '@/components/ui/action/soft-link';

interface SideMenuProps {
  label: string;
  /** Names the current link: when it changes, the line scrolls to that link. */
  current: string;
  /** The menu is a line on wide screens too. */
  isLine?: boolean;
  className?: string | undefined;
  /** Groups of links. */
  children: ReactNode;
}

/** A menu beside a page, which becomes a line above it on narrow screens. */
export function SideMenu({ label, current, isLine = false, className, children }: SideMenuProps) {
  const menu = useRef<HTMLElement>(null);
  // `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const nav = menu.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav == null || link == null) return;
    nav.scrollLeft = link.offsetLeft - (nav.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={menu} className={clsx(styles.menu, !isLine && styles.side, className)} aria-label={label}>
      {children}
    </nav>
  );
}

/** Links of a side menu. Beside a page their title stands above them. */
export function SideMenuGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      {title === undefined ? null : (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      <ul className={styles.group} aria-label={title}>
        {children}
      </ul>
    </>
  );
}

interface SideMenuLinkProps extends ComponentProps<typeof SoftLink> {
  /** Why the link can't be followed yet. */
  disabledBecause?: string | undefined;
}

/** One link of a group; the current one bears `aria-current`. */
export function SideMenuLink({ disabledBecause, children, ...link }: SideMenuLinkProps) {
  return (
    <li>
      {disabledBecause === undefined ? (
        <SoftLink className={styles.link} {...link}>
          {children}
        </SoftLink>
      ) : (
        <span className={styles.link} role="link" aria-disabled="true">
          {children}
          <small className={styles.reason}>{disabledBecause}</small>
        </span>
      )}
    </li>
  );
}
