import type { useOptionList } from '@/components/ui/field/use-option-list';
import { onPlainClick } from '@/lib/browser/plain-click';
import type { SearchIndex } from '@/lib/contracts/search';
import * as searchMessages from '@/lib/messages/search';
import { SEARCH_SECTIONS } from '@/lib/search/sections';
import styles from './suggestion-list.module.css';
import type { Suggestions } from './use-suggestions';

interface SuggestionListProps {
  id: string;
  found: Suggestions;
  options: Pick<ReturnType<typeof useOptionList>, 'active' | 'optionProps'>;
  onPick: (position: number) => void;
}

/** The list of the combobox. The focus stays in the field; `aria-activedescendant` names the active one. */
export function SuggestionList({ id, found, options, onPick }: SuggestionListProps) {
  return (
    <div>
      {found.q === found.typed ? null : (
        <p className={`t-cap ${styles.meant}`}>{searchMessages.meantSuggestions(found.q)}</p>
      )}
      <ul id={id} role="listbox" aria-label="제안" className={styles.list}>
        {found.suggestions.map((suggestion, position) => (
          <li key={suggestion.uuid} role="presentation">
            <a
              {...options.optionProps(position)}
              role="option"
              aria-selected={position === options.active}
              tabIndex={-1}
              href={suggestion.path}
              className={styles.option}
              onClick={onPlainClick(() => onPick(position))}
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
