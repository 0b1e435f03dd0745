import { randomUUID } from 'node:crypto';
import type { AnsweredFile, Answers } from '@/lib/contest/answers-schema';
import { fileFault } from '@/lib/contest/files-fault';
import type { FormField } from '@/lib/contracts/contest-form';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import * as uploadMessages from '@/lib/messages/upload';
import { ApiError } from '@/server/api/http/api-error';
import type { ClaimedUpload } from '@/server/api/modules/uploads/service';
import { answeredFiles, isWaitingFor, type FilePlace } from './given-files';
import type { HeldFiles, NewFile } from './repository';

/** Finds the place of a file for which a field of the draft waits. @throws ApiError UNPROCESSABLE if none does */
export function placeIn(
  fields: readonly FormField[],
  draft: Answers | null,
  { field: name, file }: { field: string; file: ClaimedUpload },
): FilePlace<ClaimedUpload> {
  const field = fields.find((each) => each.type === 'file' && each.name === name);
  if (field === undefined || draft === null) throw refused(contestMessages.fileUnasked);
  const at = answeredFiles(draft, field).findIndex((each) => isWaitingFor(each, file));
  if (at === -1) throw refused(contestMessages.fileUnasked);
  return { field, at, file };
}

/** The draft with files that came, each judged by its field's rules, and their rows. @throws ApiError UNPROCESSABLE */
export function withFiles(
  { draft, files }: HeldFiles,
  places: readonly FilePlace<ClaimedUpload>[],
): { draft: Answers; added: NewFile[] } {
  if (files + places.length > 2 * contestLimits.filesOfAllMax) throw tooManyFiles();
  const added: NewFile[] = [];
  let after = draft ?? {};
  for (const { field, at, file } of places) {
    const { fileName, bytes: size, contentType } = file;
    const fault = file.isPageless
      ? uploadMessages.pageless(fileName)
      : fileFault(field, { name: fileName, size });
    if (fault !== null) throw refused(fault);
    const uuid = randomUUID();
    const entry: AnsweredFile = { id: uuid, name: fileName, size, contentType };
    const answered = answeredFiles(after, field);
    after = { ...after, [field.name]: at === null ? [...answered, entry] : answered.with(at, entry) };
    added.push({ uuid, uploadUuid: file.uuid, field: field.name });
  }
  return { draft: after, added };
}

/** @throws ApiError UNPROCESSABLE for more files than an application may have */
export function assertFewFiles(fields: readonly FormField[], answers: Answers): void {
  const ofFiles = fields.filter(({ type }) => type === 'file');
  const count = ofFiles.reduce((sum, field) => sum + answeredFiles(answers, field).length, 0);
  if (count > contestLimits.filesOfAllMax) throw tooManyFiles();
}

const refused = (message: string) => new ApiError('UNPROCESSABLE', { message });
const tooManyFiles = () => refused(contestMessages.filesTooManyInAll(contestLimits.filesOfAllMax));
