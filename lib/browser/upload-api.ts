import { fillUrl, type LooseParts, type UrlParts } from '@/lib/api/url';
import type { AnswerOf, CallPath } from './call-api';
import type { UploadOptions } from './send-with-progress';
import { uploadForm } from './upload-form';

/** A file of a form: the field that it is sent in, and the name that it is sent by. */
export interface FormFile {
  field: string;
  file: Blob;
  name: string;
}

type FormCall<Verb extends 'post' | 'put', Path extends CallPath<Verb>> = UrlParts<Path> &
  UploadOptions & {
    /** Sent as JSON beside the files. Left out where the call takes files alone. */
    reqDto?: unknown;
    files: readonly FormFile[];
  };

/**
 * `callApi` for the calls that take a form with files. It tells how much of the form has left.
 * @throws as `callApi` does
 */
export async function uploadApi<Verb extends 'post' | 'put', const Path extends CallPath<Verb>>(
  method: Verb,
  path: Path,
  call: FormCall<Verb, Path>,
): Promise<AnswerOf<Verb, Path>> {
  const { reqDto, files, signal, onProgress, ...parts } = call;
  const form = new FormData();
  if (reqDto !== undefined)
    form.append('reqDto', new Blob([JSON.stringify(reqDto)], { type: 'application/json' }));
  for (const { field, file, name } of files) form.append(field, file, name);
  const target = {
    method: method === 'put' ? 'PUT' : 'POST',
    url: fillUrl(path, parts as LooseParts),
  } as const;
  return (await uploadForm(target, form, { signal, onProgress })) as AnswerOf<Verb, Path>;
}
