'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import * as listLimits from '@/lib/limits/list';
import type { List, ListState } from '@/lib/lists/define-list';
import { IconButton } from './button';
import styles from './list-search.module.css';
import { SearchField } from './search-field';

interface ListSearchProps<Sort extends string, Filter extends string, Flag extends string> {
  className?: string;
  label: string;
  placeholder: string;
  list: List<Sort, Filter, Flag>;
  state: ListState<Sort, Filter, Flag>;
  /** Goes to an address of the list. */
  onGo: (href: string) => void;
}

/** The search of a list: a form that works without a script. What is found begins at the first page. */
export function ListSearch<Sort extends string, Filter extends string, Flag extends string>({
  className,
  label,
  placeholder,
  list,
  state,
  onGo,
}: ListSearchProps<Sort, Filter, Flag>) {
  const { q } = state;
  const onSearch = (text: string) => onGo(list.address({ ...state, q: text, page: 0 }));
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef(q);

  // The address changed by other means (back, a cleared search): the field follows, unless somebody is typing.
  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const isTyping = document.activeElement === field && field.value !== followed.current;
    if (!isTyping) field.value = q;
    followed.current = field.value;
  }, [q]);

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
        maxLength={listLimits.searchTextMax}
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
