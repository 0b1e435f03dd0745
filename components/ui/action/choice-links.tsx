'use client';

import clsx from 'clsx';
import { onPlainClick } from '@/lib/browser/plain-click';
import { formatCount } from '@/lib/format/count';
import { Icon } from '@/components/ui/icon';
import styles from './choice-links.module.css';
import { SoftLink } from './soft-link';

export interface LinkedChoice {
  label: string;
  href: string;
  isCurrent: boolean;
  /** How many the choice leaves. */
  count?: number | undefined;
  /** The name of a chosen one whose link clears it. */
  clears?: string;
}

interface ChoiceLinksProps {
  /** The name of the choice: `정렬`. */
  label: string;
  /** `orders` words on a line; `filters` outlined, the chosen one filled. */
  look: 'orders' | 'filters';
  choices: readonly LinkedChoice[];
  /** Goes to an address of the list. */
  onGo: (href: string) => void;
  className?: string;
}

/** Links to the few ways to see a list. */
export function ChoiceLinks({ label, look, choices, onGo, className }: ChoiceLinksProps) {
  return (
    <ul className={clsx(styles[look], className)} aria-label={label}>
      {choices.map(({ label: words, href, isCurrent, count, clears }) => (
        <li key={words}>
          <SoftLink
            className={styles.choice}
            href={href}
            aria-label={clears}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onPlainClick(() => onGo(href))}
          >
            {words}
            {count === undefined ? null : <span className={`num ${styles.count}`}>{formatCount(count)}</span>}
            {clears === undefined ? null : <Icon name="close" size={14} />}
          </SoftLink>
        </li>
      ))}
    </ul>
  );
}
