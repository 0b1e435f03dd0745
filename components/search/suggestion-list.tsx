import type { MouseEvent } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { SearchIndex } from '@/lib/contracts/search';
import * as searchMessages from '@/lib/messages/search';
import { SEARCH_SECTIONS } from '@/lib/search/sections';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  found: Suggestions;
  /** The position of the active suggestion; -1 for none. */
  active: number;
  onPoint: (position: number) => void;
  onPick: (position: number) => void;
}

export const suggestionId = (listId: string, position: number) => `${listId}-${position}`;

/** The list of the combobox. The focus stays in the field; `aria-activedescendant` names the active one. */
export function SuggestionList({ id, found, active, onPoint, onPick }: SuggestionListProps) {
  const pick = (event: MouseEvent, position: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPick(position);
  };
  return (
    <div>
      {found.q === found.typed ? null : (
        <p className={`t-cap ${styles.meant}`}>{searchMessages.meantSuggestions(found.q)}</p>
      )}
      <ul id={id} role="listbox" aria-label="제안" className={styles.list}>
        {found.suggestions.map((suggestion, position) => (
          <li key={suggestion.uuid} role="presentation">
            <a
              id={suggestionId(id, position)}
              role="option"
              aria-selected={position === active}
              tabIndex={-1}
              href={suggestion.path}
              className={styles.option}
              onPointerMove={() => (position === active ? undefined : onPoint(position))}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => pick(event, position)}
            >
              <span className={styles.kind}>{titleOf(suggestion.index)}</span>
              <span className={styles.text}>{suggestion.text}</span>
              {suggestion.note === null ? null : <span className={styles.note}>{suggestion.note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function titleOf(index: SearchIndex): string | undefined {
  return SEARCH_SECTIONS.find((section) => section.index === index)?.title;
}
