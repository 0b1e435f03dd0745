import { namesOf, type FormField } from '@/lib/contracts/contest-form';
import * as contestMessages from '@/lib/messages/contest';
import { answeredFileSchema, schemaOfAnswer, type AnsweredFile, type Answers } from './answers-schema';
import { fileFault, mostFiles } from './files-fault';

/** A part of a draft that isn't kept, and why. */
export interface UnkeptAnswer {
  field: string;
  message: string;
}

interface DraftAnswers {
  answers: Answers;
  unkept: UnkeptAnswer[];
}

/** Patterns aren't checked in a draft, but when it is sent. */
const RULES = { matches: () => true, isComplete: false };

/**
 * Returns what a draft keeps of an unfinished form. Each answer, and each file of an answer, is checked separately. A part
 * that doesn't fit its field is omitted and named in `unkept`.
 */
export function draftAnswersOf(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): DraftAnswers {
  const kept: [string, Answers[string]][] = [];
  const unkept: UnkeptAnswer[] = [];
  const asked = fields.flatMap((field) => namesOf(field).map((name) => ({ field, name })));
  for (const { field, name } of asked) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (field.type === 'file' && Array.isArray(value)) {
      const { files, faults } = draftFilesOf(field, value);
      kept.push([name, files]);
      unkept.push(...faults.map((message) => ({ field: name, message })));
      continue;
    }
    const parsed = schemaOfAnswer(field, name, RULES).safeParse(value);
    if (parsed.success) kept.push([name, parsed.data]);
    else unkept.push({ field: name, message: parsed.error.issues[0]?.message ?? '' });
  }
  const names = new Set(asked.map(({ name }) => name));
  for (const field of Object.keys(given))
    if (!names.has(field)) unkept.push({ field, message: contestMessages.unknownAnswer });
  return { answers: Object.fromEntries(kept), unkept };
}

function draftFilesOf(field: FormField, given: readonly unknown[]) {
  const files: AnsweredFile[] = [];
  const faults: string[] = [];
  for (const each of given) {
    const parsed = answeredFileSchema.safeParse(each);
    const fault = parsed.success ? fileFault(field, parsed.data) : contestMessages.fileUnkept(nameOf(each));
    if (fault !== null) faults.push(fault);
    else if (files.length >= mostFiles(field)) faults.push(contestMessages.filesTooMany(mostFiles(field)));
    else if (parsed.success) files.push(parsed.data);
  }
  return { files, faults: [...new Set(faults)] };
}

const nameOf = (file: unknown): string =>
  typeof file === 'object' && file !== null && 'name' in file ? String(file.name).slice(0, 100) : '';
