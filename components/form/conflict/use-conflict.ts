'use client';

import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import {
  changedParts,
  isContested,
  isPartSame,
  mergeParts,
  type FormPart,
  type Versions,
} from './form-parts';

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

interface OwnPart<Values> {
  typed: Values;
  /** The saved value as it was edited here before the typed one was chosen again. */
  edited?: Values | undefined;
  /** The side that the form holds. */
  chosen: Side;
}

interface Open<Values> {
  versions: Versions<Values>;
  /** The contested parts. */
  own: ReadonlyMap<string, OwnPart<Values>>;
  /** Changes outside the form's own values. */
  beside: readonly Pick<SavedChange, 'label' | 'theirs'>[];
}

/** The part of `useConflict`'s result that `ConflictNote` needs. */
export interface Conflict {
  changes: readonly SavedChange[];
  /** Whether a newer version is compared. It may have the same values: it was saved without a change, or changed back. */
  isOpen: boolean;
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
    { typed = editable.read(), ...given }: Given<Values>,
    taken: readonly string[] = [],
  ): Versions<Values> {
    const versions = { ...given, typed };
    const { latest } = versions;
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
    const own = new Map<string, OwnPart<Values>>();
    const changed = new Set(changedParts(parts, versions));
    for (const part of parts) {
      if (part.label === null) continue;
      const before = open?.own.get(part.label);
      const isOpen = changed.has(part) || before !== undefined;
      // A text that wasn't chosen in an earlier conflict is still kept.
      if (before?.chosen === 'theirs') own.set(part.label, { typed: before.typed, chosen: 'theirs' });
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
    // Changes since the conflict began are kept on the side that they were made on.
    const { latest } = open.versions;
    const edited = isPartSame(part, latest, values) ? undefined : values;
    const next: OwnPart<Values> =
      side === 'theirs' ? { ...known, typed: values, chosen: side } : { ...known, edited, chosen: side };
    editable.put(part.copy(values, side === 'theirs' ? (known.edited ?? latest) : known.typed));
    setOpen({ ...open, own: new Map(open.own).set(label, next) });
  }

  /** The labels of the parts that the form holds differently from `saved`, while a conflict is open. */
  function listTouched(saved: Values): string[] {
    if (open === null) return [];
    const values = editable.read();
    return partsIn(open.versions).flatMap((part) =>
      part.label === null || isPartSame(part, saved, values) ? [] : part.label,
    );
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
    /** Whether an open conflict compares with these saved values. */
    hasCompared: (saved: Values): boolean =>
      open !== null && partsIn(open.versions).every((part) => isPartSame(part, open.versions.latest, saved)),
    /** Whether there is an own text that the form doesn't hold, and that isn't saved. */
    isWaiting: waiting.length > 0,
    /** The parts of which the form holds what was saved elsewhere. */
    taken: waiting,
    read: editable.read,
    readOwn,
    listTouched,
    /** Removes both texts after one of them was saved. */
    clear: () => setOpen(null),
    round,
    isOpen: open !== null,
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
