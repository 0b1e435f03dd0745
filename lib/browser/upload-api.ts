import { fillUrl, type LooseParts, type QueryOf, type UrlParts } from '@/lib/api/url';
import type { AnswerOf, CallPath } from './call-api';
import { uploadForm, type FileForm, type FormOptions } from './upload-form';

type FormCall<Verb extends 'post' | 'put', Path extends CallPath<Verb>> = Omit<UrlParts<Path>, 'query'> &
  FormOptions &
  FileForm & { query?: QueryOf<Path, Verb> };

/**
 * `callApi` for the calls that take a form with files. It tells how much of the form has left.
 * @throws as `callApi` does
 */
export async function uploadApi<Verb extends 'post' | 'put', const Path extends CallPath<Verb>>(
  method: Verb,
  path: Path,
  call: FormCall<Verb, Path>,
): Promise<AnswerOf<Verb, Path>> {
  const { reqDto, files, signal, onProgress, isBackground = false, ...parts } = call;
  const target = {
    method: method === 'put' ? 'PUT' : 'POST',
    url: fillUrl(path, parts as LooseParts),
  } as const;
  return (await uploadForm(target, { reqDto, files }, { signal, onProgress, isBackground })) as AnswerOf<
    Verb,
    Path
  >;
}
