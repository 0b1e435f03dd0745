import type { ReactNode } from 'react';
import { keysOf } from '@/lib/keys-of';

/** A part of a form that is kept or replaced as a whole in a version conflict. */
export interface FormPart<Values> {
  /** Null for a part that only this form has, such as chosen files: it is kept, and not compared. */
  label: string | null;
  /** Returns the part's value. Values with the same JSON are equal. */
  valueOf: (values: Values) => unknown;
  /** Copies the part of `from` into `values`. */
  copy: (values: Values, from: Values) => Values;
  /** Describes the whole part. An empty text is shown as empty. */
  describe: (values: Values) => ReactNode;
  /** Describes what changed since `before`, for a part that is too long to be shown whole. */
  describeChange?: (now: Values, before: Values) => ReactNode;
}

export interface Versions<Values> {
  /** The values that the form began with. */
  base: Values;
  /** The saved values. */
  latest: Values;
  /** The form's present values. */
  typed: Values;
  /** The labels of parts that were typed here, also if they equal `base` again. */
  touched?: readonly string[];
}

export function isPartSame<Values>({ valueOf }: FormPart<Values>, one: Values, other: Values): boolean {
  return JSON.stringify(valueOf(one)) === JSON.stringify(valueOf(other));
}

function isTyped<Values>(part: FormPart<Values>, { base, typed, touched }: Versions<Values>): boolean {
  return !isPartSame(part, base, typed) || (part.label !== null && touched?.includes(part.label) === true);
}

/** Merges part by part: parts typed here stay, and all others take the saved value. */
export function mergeParts<Values>(parts: readonly FormPart<Values>[], versions: Versions<Values>): Values {
  return parts
    .filter((part) => isTyped(part, versions))
    .reduce((merged, part) => part.copy(merged, versions.typed), versions.latest);
}

/** Lists the parts that were saved elsewhere since the form began. */
export const changedParts = <Values>(
  parts: readonly FormPart<Values>[],
  { base, latest }: Versions<Values>,
): FormPart<Values>[] => parts.filter((part) => part.label !== null && !isPartSame(part, base, latest));

/** Whether a part was changed here and elsewhere, to different values. */
export const isContested = <Values>(part: FormPart<Values>, versions: Versions<Values>): boolean =>
  isTyped(part, versions) && !isPartSame(part, versions.latest, versions.typed);

interface FieldWords<Value> {
  label: string | null;
  describe?: (value: Value) => ReactNode;
}

/** A row for each field of a form: a missing row is a type error. Null for a field that is compared in another way. */
type FieldTable<Values> = { [Name in keyof Values]-?: FieldWords<Values[Name]> | null };

/** Parts of one field each. */
export function partsOfFields<Values extends object>(table: FieldTable<Values>): FormPart<Values>[] {
  return keysOf(table as Record<keyof Values & string, unknown>).flatMap((name) => {
    const words = table[name];
    return words === null ? [] : partOfField(name, words);
  });
}

function partOfField<Values extends object, Name extends keyof Values & string>(
  name: Name,
  { label, describe = wordsOf }: FieldWords<Values[Name]>,
): FormPart<Values> {
  return {
    label,
    // Inputs use '' for null.
    valueOf: (values) => values[name] ?? '',
    copy: (values, from) => ({ ...values, [name]: from[name] }),
    describe: (values) => describe(values[name]),
  };
}

/** Describes a plain value. */
function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Parts of several fields each, such as an address, whose fields are never mixed. Values with the same description are
 * equal.
 * @param partOf the part of each field; null for what isn't compared
 * @param describe the parts of values in words
 * @param kept fields that only this form has
 */
export function partsOfGroups<Values extends object, Label extends string>(
  partOf: Readonly<Record<keyof Values, Label | null>>,
  describe: (values: Values) => Readonly<Record<Label, string>>,
  kept: readonly (keyof Values & string)[] = [],
): FormPart<Values>[] {
  const names = keysOf(partOf as Record<keyof Values & string, Label | null>);
  const labels = [...new Set(names.flatMap((name) => partOf[name] ?? []))];
  const copy = (values: Values, from: Values, isPart: (name: keyof Values & string) => boolean): Values => ({
    ...values,
    ...Object.fromEntries(names.filter(isPart).map((name) => [name, from[name]])),
  });
  return [
    ...labels.map((label): FormPart<Values> => ({
      label,
      valueOf: (values) => describe(values)[label],
      copy: (values, from) => copy(values, from, (name) => partOf[name] === label),
      describe: (values) => describe(values)[label],
    })),
    ...kept.map((name): FormPart<Values> => ({
      label: null,
      valueOf: (values) => values[name],
      copy: (values, from) => copy(values, from, (each) => each === name),
      describe: () => null,
    })),
  ];
}
