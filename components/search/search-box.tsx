'use client';

import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/action/button';
import { useFollowedText } from '@/components/ui/field/use-followed-text';
import { useOptionList } from '@/components/ui/field/use-option-list';
import { isComposing } from '@/lib/browser/composing';
import * as searchMessages from '@/lib/messages/search';
import * as searchPaths from '@/lib/paths/search';
import styles from './search-box.module.css';
import { SuggestionList } from './suggestion-list';
import { useSearchSubmit } from './use-search-submit';
import { useSuggestions } from './use-suggestions';

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

/** The large field, with suggestions during typing: a combobox whose list is optional. */
export function SearchBox(props: SearchBoxProps) {
  const { id, q, onGo, isBusy = false, isMissing = false, isFloating = false, onType } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const followedRef = useFollowedText(field, q);
  const found = useSuggestions(isOpen ? text : '');
  const count = isOpen ? (found?.suggestions.length ?? 0) : 0;
  const { isRequired, isAsking, submit, cancel, clearFault } = useSearchSubmit(isMissing, onGo);
  const isWaiting = isBusy || isAsking;

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
    setOpen(false);
    cancel();
    onGo(path);
  };

  const options = useOptionList({
    listId,
    text: found?.typed ?? '',
    count,
    isOpen: count > 0,
    onOpen: () => (isOpen ? undefined : type(field.current?.value ?? '')),
    onClose: () => setOpen(false),
    onPick: pick,
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = field.current?.value ?? '';
    setOpen(false);
    followedRef.current = wanted;
    void submit(wanted);
    if (wanted.trim() === '') field.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || count > 0 || !isAsking)
      return options.fieldProps.onKeyDown(event);
    cancel();
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
      onBlur={({ relatedTarget }) =>
        form.current?.contains(relatedTarget) === true ? undefined : setOpen(false)
      }
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
          enterKeyHint="search"
          autoCapitalize="off"
          data-first-focus=""
          {...options.fieldProps}
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
          <SuggestionList id={listId} found={found} options={options} onPick={pick} />
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
