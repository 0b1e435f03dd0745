'use client';

import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { IconButton } from '@/components/ui/action/button';
import styles from './combobox.module.css';
import { FieldError } from './field-error';
import fieldStyles from './field.module.css';
import { useOptionList } from './use-option-list';

export interface ComboboxOption {
  value: string;
  label: string;
  /** At the end of the line. */
  note?: string;
  /** Before the label. It says nothing that the label doesn't. */
  picture?: ReactNode;
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref' | 'list'> {
  label: string;
  /** The text in the field. */
  value: string;
  onText: (text: string) => void;
  /** What fits the text, in the order of the list. */
  options: readonly ComboboxOption[];
  onPick: (option: ComboboxOption) => void;
  /** The option that the text stands for, which an opened list shows first. */
  current?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field to type into, or to pick from its list. The focus stays in the field. */
export function Combobox({
  label,
  value,
  onText,
  options,
  onPick,
  current,
  hint,
  error,
  required,
  id,
  className,
  onBlur,
  ...rest
}: ComboboxProps) {
  const own = useId();
  const fieldId = id ?? own;
  const listId = `${fieldId}-list`;
  const messageId = `${fieldId}-message`;
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && options.length > 0;

  const pick = (position: number) => {
    const option = options[position];
    if (option === undefined) return;
    close();
    onPick(option);
  };
  const { active, point, fieldProps, optionProps } = useOptionList({
    listId,
    text: value,
    count: options.length,
    isOpen,
    onOpen: open,
    onClose: close,
    onPick: pick,
  });
  function open() {
    if (isWanted) return;
    setWanted(true);
    point(options.findIndex((option) => option.value === current));
  }
  function close() {
    setWanted(false);
  }

  const showOpened = useEffectEvent(() =>
    (list.current?.children[active] ?? list.current)?.scrollIntoView({ block: 'nearest' }),
  );
  useEffect(() => {
    if (isOpen) showOpened();
  }, [isOpen]);

  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={fieldId} className={clsx(fieldStyles.label, required && fieldStyles.required)}>
        {label}
      </label>
      <div className={styles.place}>
        <input
          ref={field}
          id={fieldId}
          type="text"
          className={clsx(fieldStyles.input, styles.input, className)}
          {...fieldProps}
          aria-required={required}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasMessage ? messageId : undefined}
          {...rest}
          value={value}
          onChange={({ target }) => {
            setWanted(true);
            point(-1);
            onText(target.value);
          }}
          onClick={open}
          onBlur={(event) => {
            close();
            onBlur?.(event);
          }}
        />
        <IconButton
          icon="down"
          size={16}
          label={`${label} 목록`}
          className={styles.opener}
          tabIndex={-1}
          aria-expanded={isOpen}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.current?.focus();
            if (isOpen) close();
            else open();
          }}
        />
        {isOpen ? (
          <ul ref={list} id={listId} role="listbox" aria-label={label} className={styles.list}>
            {options.map((option, position) => (
              // Keys are the field's: the focus stays there.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={option.value}
                {...optionProps(position)}
                role="option"
                aria-selected={option.value === current}
                data-pointed={position === active ? '' : undefined}
                className={styles.option}
                onClick={() => pick(position)}
              >
                {option.picture}
                <span className={styles.name}>{option.label}</span>
                {option.note === undefined ? null : (
                  <span className={`num ${styles.note}`}>{option.note}</span>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {error === undefined && hint !== undefined ? (
        <p id={messageId} className={`pre ${fieldStyles.message}`}>
          {hint}
        </p>
      ) : (
        <FieldError id={messageId}>{error}</FieldError>
      )}
    </div>
  );
}
