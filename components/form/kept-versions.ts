import type { z } from 'zod';
import type { KeptRecord, Version } from '@/lib/browser/kept-typing';
import type { useConflict } from './conflict/use-conflict';

/** The edited record of a form that saves with a version. */
export interface KeptVersions<Values> {
  version: Version;
  /** The form's initial values in this version. */
  saved: Values;
  /** The fields that are kept. */
  names: readonly (keyof Values & string)[];
  conflict: Pick<
    ReturnType<typeof useConflict<Values>>,
    'begin' | 'clear' | 'hasCompared' | 'taken' | 'listTouched' | 'read' | 'readOwn'
  >;
}

/** The version and values that the typing began from. */
export interface Origin {
  version: Version | null;
  base: unknown;
}

export function originOf<Values>(versions: KeptVersions<Values> | undefined): Origin {
  return versions === undefined
    ? { version: null, base: null }
    : { version: versions.version, base: versions.saved };
}

/** Whether a version is newer than another. An older one comes from a page that was loaded before. */
const isNewer = (version: Version, than: Version): boolean =>
  typeof version === 'number' && typeof than === 'number' ? version > than : version !== than;

/** Adds the unchosen own texts of a conflict to what was typed. */
export function withOwn<Kept, Values>(
  typed: Kept | null,
  versions: KeptVersions<Values> | undefined,
): Kept | null {
  const own = versions?.conflict.readOwn() ?? null;
  if (versions === undefined || own === null) return typed;
  const { saved, names } = versions;
  const differing = names.filter((name) => JSON.stringify(own[name]) !== JSON.stringify(saved[name]));
  return differing.length === 0 ? typed : ({ ...typed, ...pick(own, differing) } as Kept);
}

/** What was typed, and the labels of the parts that an open conflict has decided. */
export interface Typed<Kept> extends Pick<KeptRecord, 'taken' | 'touched'> {
  kept: Kept;
}

/** Compares what was typed with a newer saved version, unless an open conflict already does. */
export function compareOlder<Kept, Values>(
  { version, saved, names, conflict }: KeptVersions<Values>,
  schema: z.ZodType<Kept>,
  origin: Origin | null,
  { kept, taken, touched }: Typed<Kept>,
): void {
  if (conflict.hasCompared(saved)) return;
  if (origin === null || origin.version === null || !isNewer(version, origin.version)) return;
  const begun = schema.safeParse(origin.base);
  if (!begun.success) return;
  const base = { ...saved, ...(begun.data as Partial<Values>) };
  conflict.begin(
    {
      base,
      latest: saved,
      // What isn't kept, such as an upload, is what the form holds.
      typed: { ...conflict.read(), ...pick(base, names), ...(kept as Partial<Values>) },
      touched,
    },
    [],
    taken,
  );
}

const pick = <Values>(values: Values, names: readonly (keyof Values & string)[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
