'use client';

import Link from 'next/link';
import { useRef, type KeyboardEvent } from 'react';
import styles from './tabs.module.css';

interface Tab {
  key: string;
  label: string;
  count?: number;
}

function Words({ label, count }: Tab) {
  return (
    <>
      {label}
      {count === undefined ? null : <span className={`${styles.count} num`}>{count}</span>}
    </>
  );
}

interface TabLinksProps {
  label: string;
  tabs: readonly (Tab & { href: string })[];
  current: string;
  scroll?: boolean;
}

/** Tabs that are addresses. */
export function TabLinks({ label, tabs, current, scroll = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          scroll={scroll}
          className={styles.tab}
          aria-current={tab.key === current ? 'page' : undefined}
        >
          <Words {...tab} />
        </Link>
      ))}
    </nav>
  );
}

interface TabButtonsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onSelect: (key: string) => void;
  /** Id of the panel that all of them fill; it should carry `role="tabpanel"` and `aria-labelledby`. */
  panelId: string;
  className?: string;
}

/** The id that a panel names in `aria-labelledby`. */
export function tabId(panelId: string, key: string): string {
  return `${panelId}-tab-${key}`;
}

/** Tabs of one panel: arrows, Home and End move and select. */
export function TabButtons({ label, tabs, current, onSelect, panelId, className }: TabButtonsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === current);
    const target = moveBy(event.key, at, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={[styles.tabs, className].filter(Boolean).join(' ')}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(panelId, tab.key)}
          className={styles.tab}
          aria-selected={tab.key === current}
          aria-controls={panelId}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onSelect(tab.key)}
          onKeyDown={onKeyDown}
        >
          <Words {...tab} />
        </button>
      ))}
    </div>
  );
}

function moveBy(key: string, at: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % length;
    case 'ArrowLeft':
      return (at - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}
