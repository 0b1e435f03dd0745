'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { LIMITS } from '@/lib/limits';
import { IconButton } from './button';
import styles from './list-search.module.css';
import { SearchField } from './search-field';

interface ListSearchProps {
  className?: string;
  label: string;
  placeholder: string;
  /** What the address asks for now. */
  q: string;
  /** Path of the list, where the form leads without a script. */
  action: string;
  /** What else the address keeps. */
  kept: Readonly<Record<string, string>>;
  onSearch: (text: string) => void;
}

/** The search of a list: a form that works without a script. */
export function ListSearch({ className, label, placeholder, q, action, kept, onSearch }: ListSearchProps) {
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
    <form action={action} method="get" role="search" className={className} onSubmit={search}>
      <SearchField
        ref={input}
        name="q"
        label={label}
        placeholder={placeholder}
        defaultValue={q}
        maxLength={LIMITS.searchTextMax}
        autoComplete="off"
        className={styles.field}
      >
        {q === '' ? null : (
          <IconButton className="needs-script" icon="close" size={16} label="검색어 지우기" onClick={clear} />
        )}
      </SearchField>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
