import type { AnsweredFile, Answers } from '@/lib/contest/answers-schema';
import { fileFault, mostFiles, takenKinds } from '@/lib/contest/files-fault';
import type { FieldError } from '@/lib/contracts/envelope';
import type { FormField } from '@/lib/contracts/contest-form';
import { fileNameSchema } from '@/lib/contracts/upload';
import { nameFault } from '@/lib/media/judge-content';
import * as contestMessages from '@/lib/messages/contest';
import { ApiError } from '@/server/api/http/api-error';
import type { ArrivedUpload } from '@/server/api/modules/uploads/service';

/*
 * The documents send the answers as JSON, then each file to a signed address, then `…/uploaded`. They don't say how the answers
 * describe a file, nor which address belongs to which field: a caller may describe files as our own form does, name them, or
 * omit their fields (C-40).
 */

/** A file that came, claimed or not. */
type SentFile = Pick<ArrivedUpload, 'fileName' | 'bytes'>;

/** Answers of a client of the documents. */
interface GivenAnswers {
  /** The answers with the files that are described as our own form does it. */
  answers: unknown;
  /** Files of which only the name is given, by field. Each waits for its upload. */
  named: Readonly<Record<string, readonly AnsweredFile[]>>;
  /** Fields for which no file is described. They accept any upload. */
  open: ReadonlySet<string>;
  faults: readonly FieldError[];
}

/** Reads how such a client describes its files and the portfolio. */
export function readGivenFiles(fields: readonly FormField[], given: unknown): GivenAnswers {
  const read = { named: new Map<string, AnsweredFile[]>(), open: new Set<string>() };
  const faults: FieldError[] = [];
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { answers: given, named: {}, open: read.open, faults };
  const answers: Record<string, unknown> = { ...given };
  for (const field of fields) {
    const { name, type } = field;
    const value = answers[name];
    // An entry for the portfolio's file selects the portfolio.
    if (type === 'portfolio' && (typeof value === 'string' || typeof value === 'object'))
      answers[name] = Array.isArray(value) ? value.length > 0 : value !== 'false' && Boolean(value);
    // A required field without a described file accepts the upload that follows.
    if (type !== 'file' || (Array.isArray(value) && value.length === 0 && !field.required)) continue;
    const entries = listOf(value).map(describedOf);
    const whole = entries.filter((entry) => typeof entry === 'object' && entry !== null);
    const names = entries.filter((entry) => typeof entry === 'string');
    if (whole.length === 0) delete answers[name];
    else answers[name] = whole;
    if (whole.length + names.length === 0) read.open.add(name);
    if (names.length > 0) read.named.set(name, names.map(waiting));
    const messages = [
      ...names.flatMap((file) => faultOfName(field, file) ?? []),
      ...(entries.length > mostFiles(field) ? [contestMessages.filesTooMany(mostFiles(field))] : []),
    ];
    faults.push(...messages.map((message) => ({ field: name, message })));
  }
  return { answers, named: Object.fromEntries(read.named), open: read.open, faults };
}

/** The fields as they are asked before the files have come. */
export const withoutFileDemands = (fields: readonly FormField[]): FormField[] =>
  fields.map((field) => (field.type === 'file' ? { ...field, required: false, validation: null } : field));

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A file as our own form describes it, or its name; null for an empty one, such as the `{}` that JSON makes of a `File`. */
function describedOf(entry: unknown): object | string | null {
  if (typeof entry === 'string') return entry.split(/[\\/]/).at(-1)?.trim() || null;
  if (typeof entry !== 'object' || entry === null) return null;
  const { id = null, name, fileName, size, contentType, type } = entry as Record<string, unknown>;
  const called = name ?? fileName;
  if (typeof called !== 'string') return null;
  if (id === null && size === undefined) return describedOf(called);
  return { id, name: called, size, contentType: contentType ?? type };
}

/** A file of which the name alone is known. */
const waiting = (name: string): AnsweredFile => ({
  ...{ id: null, name: fileNameSchema.safeParse(name).data ?? name, size: 0, contentType: '' },
});

function faultOfName(field: FormField, file: string): string | null {
  const { error } = fileNameSchema.safeParse(file);
  if (error !== undefined) return error.issues[0]?.message ?? contestMessages.fileUnasked;
  return nameFault(file, takenKinds(field));
}

/** Whether a file that came is the one that an answer waits for. */
export const isWaitingFor = (
  file: AnsweredFile,
  { fileName, bytes }: Pick<SentFile, 'fileName' | 'bytes'>,
): boolean => file.id === null && file.name === fileName && (file.size === 0 || file.size === bytes);

/** Where a file that came belongs: to a field, in the place of the one that is described, or behind the others. */
export interface FilePlace<File> {
  field: FormField;
  at: number | null;
  file: File;
}

/**
 * Which files answer which fields: first those that the draft describes, then what else came for fields that are left out of it.
 * @param arrived the newest first: of a file that was sent twice the second counts
 * @throws ApiError UNPROCESSABLE for a file that no field takes
 */
export function placesOf<File extends SentFile>(
  fields: readonly FormField[],
  draft: Answers,
  arrived: readonly File[],
): FilePlace<File>[] {
  const ofFiles = fields.filter(({ type }) => type === 'file');
  const left = [...arrived];
  const described = ofFiles.flatMap((field) =>
    answeredFiles(draft, field).flatMap((file, at): FilePlace<File>[] => {
      const index = file.id === null ? left.findIndex((each) => isWaitingFor(file, each)) : -1;
      const [found] = index === -1 ? [] : left.splice(index, 1);
      return found === undefined ? [] : [{ field, at, file: found }];
    }),
  );
  const open = ofFiles.filter(({ name }) => !Object.hasOwn(draft, name));
  if (open.length === 0) return described;
  const isNew = (file: File, index: number) =>
    ![...described.map((place) => place.file), ...left.slice(0, index)].some((other) => isSame(other, file));
  const places: FilePlace<File>[] = [];
  for (const file of left.filter(isNew).reverse()) {
    const room = open.filter((field) => countOf(places, field) < mostFiles(field));
    const takers = room.filter((field) => faultOf(field, file) === null);
    const field = takers.find((each) => each.required && countOf(places, each) === 0) ?? takers[0];
    if (field === undefined) throw misplaced(open, file);
    places.push({ field, at: null, file });
  }
  return [...described, ...places];
}

export const answeredFiles = (draft: Answers, { name }: Pick<FormField, 'name'>) =>
  (draft[name] ?? []) as readonly AnsweredFile[];

const countOf = (places: readonly FilePlace<unknown>[], { name }: FormField) =>
  places.filter(({ field }) => field.name === name).length;

const isSame = (one: SentFile, other: SentFile) =>
  one.fileName === other.fileName && one.bytes === other.bytes;

const faultOf = (field: FormField, { fileName: name, bytes: size }: SentFile) =>
  fileFault(field, { name, size });

/** Says what is wrong with a file at the first field that takes its kind, else at the first field of all. */
function misplaced(open: readonly FormField[], file: SentFile): ApiError {
  const field = open.find((each) => nameFault(file.fileName, takenKinds(each)) === null) ?? open[0];
  const message =
    field === undefined
      ? contestMessages.fileUnasked
      : (faultOf(field, file) ?? contestMessages.filesTooMany(mostFiles(field)));
  return new ApiError('UNPROCESSABLE', { message, errors: [{ field: field?.name ?? '', message }] });
}
