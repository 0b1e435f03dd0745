'use client';

import { useRef, type FormEvent } from 'react';
import type { Choices, List, SortedListState } from '@/lib/lists/define-list';
import { IconButton } from '@/components/ui/action/button';
import styles from './list-search.module.css';
import { SearchField } from '@/components/ui/field/search-field';
import { useFollowedText } from '@/components/ui/field/use-followed-text';

interface ListSearchProps<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
> {
  className?: string;
  label: string;
  placeholder: string;
  list: List<Sort, Filter, Flag, Choice, Sets>;
  state: SortedListState<Sort, Filter, Flag, Choice, Sets>;
  /** Navigates to an address of the list. */
  onGo: (href: string) => void;
}

/** The search form of a list. It works without a script, and its result begins at the first page. */
export function ListSearch<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>({ className, label, placeholder, list, state, onGo }: ListSearchProps<Sort, Filter, Flag, Choice, Sets>) {
  const { q } = state;
  const onSearch = (text: string) => onGo(list.address({ ...state, q: text, literal: false, page: 0 }));
  const input = useRef<HTMLInputElement>(null);
  useFollowedText(input, q);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };

  const clear = () => {
    if (input.current !== null) {
      input.current.value = '';
      input.current.focus();
    }
    onSearch('');
  };

  return (
    <form action={list.path} method="get" role="search" className={className} onSubmit={search}>
      <SearchField
        ref={input}
        name="q"
        label={label}
        placeholder={placeholder}
        defaultValue={q}
        autoComplete="off"
        className={styles.field}
      >
        {q === '' ? null : (
          <IconButton className="needs-script" icon="close" size={16} label="검색어 지우기" onClick={clear} />
        )}
      </SearchField>
      {Object.entries(list.query({ ...state, q: '', page: 0 })).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
