'use client';

import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string; count?: number; note?: string; content: ReactNode }[];
  current: Key;
  onSelect: (key: Key) => void;
  /** The class of the line of tabs, where it reaches the edges of its container. */
  listClassName?: string;
  /** What stands at the end of the line of tabs. */
  end?: ReactNode;
  /** Arrows only move, and Enter or the space bar selects: for tabs that ask something first. */
  isManual?: boolean;
}

/** Tabs with a panel each; arrows, Home and End move and select. What was typed in another panel stays. */
export function Tabs<Key extends string>({
  label,
  tabs,
  current,
  onSelect,
  listClassName,
  end,
  isManual = false,
}: TabsProps<Key>) {
  const select = (value: string) => {
    const tab = tabs.find(({ key }) => key === value);
    if (tab !== undefined) onSelect(tab.key);
  };
  return (
    <Radix.Root value={current} onValueChange={select} activationMode={isManual ? 'manual' : 'automatic'}>
      <div className={clsx(styles.line, listClassName)}>
        <Radix.List aria-label={label} className={styles.tabs}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.key} value={tab.key} className={styles.tab}>
              {tab.label}
              {tab.count === undefined ? null : <span className={`num ${styles.count}`}>{tab.count}</span>}
              {tab.note === undefined ? null : (
                <span className={`num ${styles.count} ${styles.note}`}>{tab.note}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {end}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.key} value={tab.key} forceMount className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
