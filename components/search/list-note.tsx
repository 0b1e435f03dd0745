'use client';

import { lazy } from 'react';
import { onPlainClick } from '@/lib/browser/plain-click';
import type { Understood } from '@/lib/contracts/understood';
import type { Choices, List, SortedListState } from '@/lib/lists/define-list';
import { LatePart } from '@/components/ui/late-part';
// Loaded with the list, so that the late part has its look at once.
import './understood-note.module.css';

const UnderstoodNote = lazy(async () => ({ default: (await import('./understood-note')).UnderstoodNote }));

interface ListNoteProps<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
> {
  list: List<Sort, Filter, Flag, Choice, Sets>;
  state: SortedListState<Sort, Filter, Flag, Choice, Sets>;
  understood: Understood;
  /** Navigates to an address of the list. */
  onGo: (href: string) => void;
  className?: string | undefined;
}

/** What a list's search took the text for, with the way to the words alone or back (P-153). */
export function ListNote<
  Sort extends string,
  Filter extends string,
  Flag extends string,
  Choice extends Choices,
  Sets extends Choices,
>({ list, state, understood, onGo, className }: ListNoteProps<Sort, Filter, Flag, Choice, Sets>) {
  if (understood === null && !state.literal) return null;
  const href = list.address({ ...state, literal: !state.literal, page: 0 });
  return (
    <LatePart>
      <UnderstoodNote
        className={className}
        search={{ q: state.q, isLiteral: state.literal }}
        understood={[understood]}
        href={href}
        onClick={onPlainClick(() => onGo(href))}
      />
    </LatePart>
  );
}
