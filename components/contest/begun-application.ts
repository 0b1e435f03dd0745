import type { AnsweredFile, Answers } from '@/lib/contest/answers-schema';
import { differingAnswers } from '@/lib/contest/differing-answers';
import { draftAnswersOf } from '@/lib/contest/draft-answers';
import { emptyAnswers } from '@/lib/contest/empty-answers';
import { beginning } from '@/lib/contest/known-answers';
import type { FormField } from '@/lib/contracts/contest-form';
import type { OwnApplication } from '@/lib/contracts/contest';
import type { ApplicationValues, FormFile } from './application-values';
import { keptApplication, type KeptApplication } from './kept-application';
import type { OpenedApplication } from './open-application';

/** The initial state of a form. */
export interface BegunApplication {
  values: ApplicationValues;
  /** The text that this tab kept and the server doesn't have; null for none. */
  restored: KeptApplication | null;
  /** Another window's draft, if it differs from the kept one. */
  theirs: OwnApplication | null;
  /** The draft on which the values are based: never another window's before a choice. */
  version: number;
  /** Names of chosen files that never arrived: they have to be chosen again. */
  lostFiles: string[];
  /** Answers to questions that the form no longer asks. */
  unasked: { name: string; text: string }[];
}

type Given = Readonly<Record<string, unknown>>;

/** Begins with what this tab kept, else the draft, else the last sent application, else the prefilled values. */
export function beginApplication(opened: OpenedApplication): BegunApplication {
  const { contest, own, owner } = opened;
  const fields = contest.formSchemaJson;
  const saved: Given = own?.draft ?? own?.answers ?? {};
  const keeper = keptApplication(contest.uuid, owner);
  const kept = keeper.read();
  if (kept === null || differingAnswers(fields, kept.values, saved).length === 0) {
    // A file that never arrived isn't in the form, so it is removed.
    if (kept !== null && own !== null) keeper.forget();
    return begin(opened, saved);
  }
  const theirs = isOvertaken(kept, own, fields) ? own : null;
  const begun = begin(opened, kept.values);
  return { ...begun, restored: kept, theirs, version: theirs === null ? begun.version : kept.version };
}

function begin({ contest, own, prefill }: OpenedApplication, given: Given): BegunApplication {
  const fields = contest.formSchemaJson;
  const { answers } = draftAnswersOf(fields, given);
  const present = Object.fromEntries(Object.entries(answers).filter(([name]) => Object.hasOwn(given, name)));
  const values = valuesOf(fields, beginning(fields, prefill.values, present));
  const files = fields.filter(({ type }) => type === 'file').flatMap(({ name }) => filesOf(answers, name));
  return {
    values,
    restored: null,
    theirs: null,
    version: own?.draftVersion ?? 0,
    lostFiles: files.filter(({ id }) => id === null).map(({ name }) => name),
    unasked: Object.entries(given).flatMap(([name, answer]) =>
      name in values || typeof answer !== 'string' || answer === '' ? [] : [{ name, text: answer }],
    ),
  };
}

/** Whether another window has saved since this tab. A save of this tab may have arrived although its response was lost. */
function isOvertaken(
  { version, sent }: KeptApplication,
  own: OwnApplication | null,
  fields: readonly FormField[],
) {
  const now = own?.draftVersion ?? 0;
  if (own === null || now === version) return false;
  const isOwnSave = (values: Given) => differingAnswers(fields, values, own.draft ?? {}).length === 0;
  return now !== version + 1 || !sent.some(isOwnSave);
}

/** Answers as a form holds them: an empty text for none, and only files that have arrived. */
export function valuesOf(fields: readonly FormField[], answers: Answers): ApplicationValues {
  const texts = Object.entries({ ...emptyAnswers(fields), ...answers }).map(
    ([name, answer]) => [name, answer ?? ''] as const,
  );
  const files = fields
    .filter(({ type }) => type === 'file')
    .map(({ name }) => [name, cameOf(answers, name)] as const);
  return { ...Object.fromEntries(texts), ...Object.fromEntries(files) };
}

const filesOf = (answers: Answers, name: string) => (answers[name] ?? []) as readonly AnsweredFile[];

/** The files of an answer that the application already has. */
export const cameOf = (answers: Answers, name: string): FormFile[] =>
  filesOf(answers, name)
    .filter(({ id }) => id !== null)
    .map((file) => ({ ...file, file: null }));
