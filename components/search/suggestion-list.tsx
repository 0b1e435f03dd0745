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
  /** -1 where none is. */
  active: number;
  onPoint: (position: number) => void;
  onPick: (position: number) => void;
}

export const suggestionId = (listId: string, position: number) => `${listId}-${position}`;

/** The list of a combobox: the caret stays in the field, `aria-activedescendant` moves. */
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
              // The field keeps the caret.
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
