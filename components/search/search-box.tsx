'use client';

import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/button';
import { useFollowedText } from '@/components/ui/use-followed-text';
import { isComposing } from '@/lib/browser/composing';
import * as listLimits from '@/lib/limits/list';
import * as searchMessages from '@/lib/messages/search';
import * as searchPaths from '@/lib/paths/search';
import styles from './search-box.module.css';
import { SuggestionList, suggestionId } from './suggestion-list';
import { useSearchSubmit } from './use-search-submit';
import { useSuggestions, type Suggestions } from './use-suggestions';

interface SearchBoxProps {
  id: string;
  /** The text whose results the page shows. */
  q: string;
  /** Navigates to an address: to results, or to what was suggested. */
  onGo: (href: string) => void;
  isBusy?: boolean;
  /** The form was sent without a text. */
  isMissing?: boolean;
  /** Suggestions cover what comes after the field instead of pushing it down. */
  isFloating?: boolean;
  /** Called with the typed text. */
  onType?: (text: string) => void;
}

/** The large field, with suggestions while somebody types: a combobox whose list is optional. */
export function SearchBox(props: SearchBoxProps) {
  const { id, q, onGo, isBusy = false, isMissing = false, isFloating = false, onType } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<{ of: Suggestions; at: number } | null>(null);
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const followedRef = useFollowedText(field, q);
  const found = useSuggestions(isOpen ? text : '');
  const count = isOpen ? (found?.suggestions.length ?? 0) : 0;
  // The active position belongs to one answer.
  const active = count > 0 && pointed !== null && pointed.of === found ? pointed.at : -1;
  const point = (at: number) => setPointed(found === null || at < 0 ? null : { of: found, at });
  const { isRequired, isAsking, submit, cancel, clearFault } = useSearchSubmit(isMissing, onGo);
  const isWaiting = isBusy || isAsking;

  const close = () => {
    setOpen(false);
    setPointed(null);
  };

  const type = (value: string) => {
    setText(value);
    setOpen(value.trim() !== '');
    clearFault();
    onType?.(value);
  };

  const clear = () => {
    if (field.current === null) return;
    field.current.value = '';
    type('');
    field.current.focus();
  };

  const pick = (position: number) => {
    const path = found?.suggestions[position]?.path;
    if (path === undefined) return;
    close();
    cancel();
    onGo(path);
  };

  const moveTo = (position: number) => {
    point(position);
    const option = document.getElementById(suggestionId(listId, position));
    (option ?? field.current)?.scrollIntoView({ block: 'nearest' });
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = field.current?.value ?? '';
    close();
    followedRef.current = wanted;
    void submit(wanted);
    if (wanted.trim() === '') field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextActive(event.key, active, count);
    if (event.key === 'ArrowDown' && !isOpen) type(field.current?.value ?? '');
    else if (next !== null) moveTo(next);
    else if (event.key === 'Escape' && count > 0) close();
    else if (event.key === 'Escape' && isAsking) cancel();
    else if (event.key === 'Enter' && active >= 0) pick(active);
    else return;
    event.preventDefault();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={searchPaths.page()}
      method="get"
      role="search"
      aria-label="통합검색"
      onSubmit={onSubmit}
      onBlur={({ relatedTarget }) => (form.current?.contains(relatedTarget) === true ? undefined : close())}
    >
      <div className={styles.line} aria-busy={isWaiting}>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          className={styles.input}
          aria-label="통합검색"
          placeholder="작가, 작품, 아티클"
          defaultValue={q}
          maxLength={listLimits.searchTextMax}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          data-first-focus=""
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? listId : undefined}
          aria-activedescendant={active >= 0 ? suggestionId(listId, active) : undefined}
          aria-invalid={isRequired}
          aria-describedby={isRequired ? `${id}-fault` : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton className={`needs-script ${styles.clear}`} icon="close" label="지우기" onClick={clear} />
        <IconButton type="submit" icon="search" label="검색" />
      </div>
      {isRequired ? (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {searchMessages.queryRequired}
        </p>
      ) : null}
      {count > 0 && found !== null ? (
        <div className={isFloating ? styles.floating : styles.below}>
          <SuggestionList id={listId} found={found} active={active} onPoint={point} onPick={pick} />
        </div>
      ) : null}
      <p className="vh" role="status">
        {isWaiting ? '찾는 중' : count > 0 ? `제안 ${count}개, 위아래 화살표로 고를 수 있어요` : ''}
      </p>
    </form>
  );
}

/** Puts a text into the field with the id and sends its form. */
export function searchFor(fieldId: string, text: string): void {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = text;
  field.form?.requestSubmit();
}

/** The position in the list that a key moves to; null for keys that belong to the field. */
function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active >= count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active < 0 ? count - 1 : active - 1;
    case 'Home':
      return active < 0 ? null : 0;
    case 'End':
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
