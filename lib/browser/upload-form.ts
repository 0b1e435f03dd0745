import { checkAccount } from './document-account';
import { readAnswer, SEND_KEY_HEADER } from './fetch-api';
import { withLockedPress } from './press-lock';
import { withSendKey } from './send-key';
import { sendWithProgress, type SendTarget, type UploadOptions } from './send-with-progress';

export type FormTarget = Omit<SendTarget, 'headers'>;

/** A file of a form: the field that it is sent in, and the name that it is sent by. */
export interface FormFile {
  field: string;
  file: Blob;
  name: string;
}

export interface FormOptions extends UploadOptions {
  /** An automatic save, which locks no button. */
  isBackground?: boolean;
}

export interface FileForm {
  /** Sent as JSON beside the files. Omitted if the call accepts only files. */
  reqDto?: unknown;
  files: readonly FormFile[];
}

/**
 * Sends a form with files.
 * @returns the data of the answer
 * @throws {ApiFailure} as `callApi` does
 * @throws the signal's reason when the caller aborted
 */
export function uploadForm(
  target: FormTarget,
  { reqDto, files }: FileForm,
  { isBackground = false, ...options }: FormOptions,
): Promise<unknown> {
  const json = JSON.stringify(reqDto);
  const form = new FormData();
  if (json !== undefined) form.append('reqDto', new Blob([json], { type: 'application/json' }));
  for (const { field, file, name } of files) form.append(field, file, name);
  const content = JSON.stringify([json, files.map(markOf)]);
  const send = async (key: string | null) => {
    const headers = { accept: 'application/json', ...(key !== null && { [SEND_KEY_HEADER]: key }) };
    return readAnswer(await sendWithProgress({ ...target, headers }, form, options));
  };
  const call = async () => {
    checkAccount(target.url);
    return withSendKey({ ...target, content }, send);
  };
  return isBackground ? call() : withLockedPress(call);
}

/** Identifies a file without reading it. A picture that was drawn here has no date. */
const markOf = ({ field, file, name }: FormFile) => [
  ...[field, name, file.size],
  file instanceof File ? file.lastModified : null,
];
