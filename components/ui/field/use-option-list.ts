import { useState, type HTMLAttributes, type InputHTMLAttributes, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/composing';
import { nextOption } from './option-keys';

interface OptionListOptions {
  listId: string;
  /** The text that the options fit. With another text, as with a closed list, no option is active any more. */
  text: string;
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onPick: (position: number) => void;
}

const optionId = (listId: string, position: number) => `${listId}-${position}`;

/** The active option of a combobox: its keys and its attributes. The focus stays in the field. */
export function useOptionList({ listId, text, count, isOpen, onOpen, onClose, onPick }: OptionListOptions) {
  const [pointed, setPointed] = useState({ text, at: -1 });
  if (pointed.at >= 0 && (!isOpen || pointed.text !== text)) setPointed({ text, at: -1 });
  const active = isOpen && pointed.text === text && pointed.at < count ? pointed.at : -1;
  const point = (at: number) => setPointed({ text, at });

  const moveTo = (position: number, field: Element) => {
    point(position);
    (document.getElementById(optionId(listId, position)) ?? field).scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextOption(event.key, active, count);
    if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) onOpen();
    else if (isOpen && next !== null) moveTo(next, event.currentTarget);
    else if (isOpen && event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && active >= 0) onPick(active);
    else return;
    event.preventDefault();
  };

  return {
    active,
    point,
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      onKeyDown,
    } satisfies InputHTMLAttributes<HTMLInputElement>,
    optionProps: (position: number) =>
      ({
        id: optionId(listId, position),
        onPointerMove: () => (position === active ? undefined : point(position)),
        // Keeps the focus in the field.
        onMouseDown: (event) => event.preventDefault(),
      }) satisfies HTMLAttributes<HTMLElement>,
  };
}
