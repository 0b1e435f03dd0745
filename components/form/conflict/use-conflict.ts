'use client';

import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedParts, isContested, mergeParts, type FormPart, type Versions } from './form-parts';

export type Side = 'mine' | 'theirs';

/** A part that was saved elsewhere while a form was open. */
export interface SavedChange {
  label: string;
  /** The saved value. */
  theirs: ReactNode;
  /** The value that was typed here, if it differs. */
  own: { words: ReactNode; chosen: Side; choose: (side: Side) => void } | null;
}

/** The holder of the compared values: a form, or the state of a component. */
interface Editable<Values> {
  read: () => Values;
  /** Replaces the values. Their initial values stay. */
  put: (values: Values) => void;
  /** Makes `latest` the initial values, and holds `values`. Values that differ from `latest` are unsaved. */
  begin: (latest: Values, values: Values) => void;
}

type PartsOf<Values> =
  readonly FormPart<Values>[] | ((versions: Versions<Values>) => readonly FormPart<Values>[]);

/** Values to merge. `typed` defaults to the form's present values. */
type Given<Values> = Omit<Versions<Values>, 'typed'> & Partial<Versions<Values>>;

interface Open<Values> {
  versions: Versions<Values>;
  /** The typed value of each contested part, and the side that the form holds. */
  own: ReadonlyMap<string, { typed: Values; chosen: Side }>;
  /** Changes outside the form's own values. */
  beside: readonly Pick<SavedChange, 'label' | 'theirs'>[];
}

/** The part of `useConflict`'s result that `ConflictNote` needs. */
export interface Conflict {
  changes: readonly SavedChange[];
  /** Counts the conflicts of this form: the note about each gets the focus. */
  round: number;
}

/**
 * Keeps both texts in a version conflict. `begin` merges them: the form holds what was typed here, and the newest of
 * everything else, so that the next save names the newest version. `ConflictNote` shows both sides of each part, and puts
 * either into the form. Neither text is dropped before a save.
 * @param partsOf a table of the form's parts, or what makes one of the values
 */
export function useConflict<Values>(editable: Editable<Values>, partsOf: PartsOf<Values>) {
  const [open, setOpen] = useState<Open<Values> | null>(null);
  const [round, setRound] = useState(0);
  const partsIn = (versions: Versions<Values>) =>
    typeof partsOf === 'function' ? partsOf(versions) : partsOf;

  /** Begins anew with the saved values. Changes since `base` stay, except in the `taken` parts. */
  function adopt(
    { base, latest, typed = editable.read() }: Given<Values>,
    taken: readonly string[] = [],
  ): Versions<Values> {
    const versions = { base, latest, typed };
    const parts = partsIn(versions).filter(({ label }) => label === null || !taken.includes(label));
    editable.begin(latest, mergeParts(parts, versions));
    return versions;
  }

  /** Merges what was saved elsewhere, and compares. @param taken the parts of which the form holds what was saved elsewhere */
  function begin(
    given: Given<Values>,
    beside: Open<Values>['beside'] = [],
    taken: readonly string[] = [],
  ): void {
    const versions = adopt(given, taken);
    const { typed } = versions;
    const parts = partsIn(versions);
    const own = new Map<string, { typed: Values; chosen: Side }>();
    const changed = new Set(changedParts(parts, versions));
    for (const part of parts) {
      if (part.label === null) continue;
      const before = open?.own.get(part.label);
      const isOpen = changed.has(part) || before !== undefined;
      // A text that wasn't chosen in an earlier conflict is still kept.
      if (before?.chosen === 'theirs') own.set(part.label, before);
      if (isOpen && isContested(part, versions))
        own.set(part.label, { typed, chosen: taken.includes(part.label) ? 'theirs' : 'mine' });
    }
    setOpen({ versions, own, beside });
    setRound((count) => count + 1);
  }

  function choose(part: FormPart<Values>, label: string, side: Side): void {
    const known = open?.own.get(label);
    if (open === null || known === undefined || known.chosen === side) return;
    const values = editable.read();
    // Changes since the conflict began are kept with the earlier ones.
    const typed = side === 'theirs' ? values : known.typed;
    editable.put(part.copy(values, side === 'theirs' ? open.versions.latest : typed));
    setOpen({ ...open, own: new Map(open.own).set(label, { typed, chosen: side }) });
  }

  const waiting = [...(open?.own ?? [])].flatMap(([label, { chosen }]) => (chosen === 'theirs' ? label : []));

  /** The form's values with the unchosen own texts; null if there are none. */
  function readOwn(): Values | null {
    if (open === null || waiting.length === 0) return null;
    return partsIn(open.versions).reduce((values, part) => {
      const own = open.own.get(part.label ?? '');
      return own?.chosen === 'theirs' ? part.copy(values, own.typed) : values;
    }, editable.read());
  }

  return {
    adopt: (given: Given<Values>): void => void adopt(given),
    begin,
    isOpen: open !== null,
    /** Whether there is an own text that the form doesn't hold, and that isn't saved. */
    isWaiting: waiting.length > 0,
    /** The parts of which the form holds what was saved elsewhere. */
    taken: waiting,
    read: editable.read,
    readOwn,
    /** Removes both texts after one of them was saved. */
    clear: () => setOpen(null),
    round,
    changes: open === null ? NONE : changesOf(open, partsIn(open.versions), choose),
  };
}

const NONE: readonly SavedChange[] = [];

function changesOf<Values>(
  { versions, own, beside }: Open<Values>,
  parts: readonly FormPart<Values>[],
  choose: (part: FormPart<Values>, label: string, side: Side) => void,
): SavedChange[] {
  const { base, latest } = versions;
  const changed = new Set(changedParts(parts, versions));
  const shown = parts.filter((part) => changed.has(part) || own.has(part.label ?? ''));
  const compared = shown.map((part): SavedChange => {
    const label = part.label ?? '';
    const kept = own.get(label);
    const describeChange = part.describeChange ?? part.describe;
    if (kept === undefined) return { label, theirs: describeChange(latest, base), own: null };
    return {
      label,
      theirs: part.describe(latest),
      own: {
        words: part.describe(kept.typed),
        chosen: kept.chosen,
        choose: (side) => choose(part, label, side),
      },
    };
  });
  return [...beside.map((change) => ({ ...change, own: null })), ...compared];
}

type Form<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'reset' | 'resetDefaultValues'
>;

/** The values of a form of react-hook-form. */
export function formValues<Values extends FieldValues>(form: Form<Values>): Editable<Values> {
  return {
    read: () => ({ ...form.getValues() }),
    put(values) {
      const now = form.getValues();
      for (const name of Object.keys(values)) {
        if (now[name] !== values[name])
          form.setValue(name as never, values[name] as never, { shouldDirty: true });
      }
    },
    begin(latest, values) {
      form.reset(values);
      form.resetDefaultValues(latest);
    },
  };
}
