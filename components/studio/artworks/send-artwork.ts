import type { UploadOptions } from '@/lib/browser/send-with-progress';
import { uploadApi } from '@/lib/browser/upload-api';
import type { FormFile } from '@/lib/browser/upload-form';
import type { DrawnImage } from '@/lib/browser/draw-image';
import type { ArtworkTexts, StudioArtwork } from '@/lib/contracts/studio-artwork';
import { keysOf } from '@/lib/keys-of';

interface ArtworkForm {
  texts: ArtworkTexts;
  /** The chosen image; null for the one that the artwork has. */
  image: File | null;
  /** The image as the browser makes it small; null where it can't read it. */
  small: Promise<DrawnImage | null>;
}

/**
 * Registers an artwork. A form that is sent again, because no answer came, makes no second artwork: the first attempt
 * may have made it all the same, and what was corrected since is saved then.
 * @param isRepeated whether the form was sent before with this key
 * @throws as `uploadApi` does
 */
export async function createArtwork(
  form: ArtworkForm,
  { formKey, isRepeated }: { formKey: string; isRepeated: boolean },
  upload: UploadOptions,
): Promise<StudioArtwork> {
  const made = await uploadApi('post', '/v1/artists/me/artworks', {
    ...upload,
    reqDto: { ...form.texts, formKey },
    files: await filesOf(form, upload.signal),
  });
  return isRepeated && !saysTheSame(made, form.texts) ? updateArtwork(made, form, upload) : made;
}

/** Saves an artwork. @throws as `uploadApi` does */
export async function updateArtwork(
  { uuid, version }: Pick<StudioArtwork, 'uuid' | 'version'>,
  form: ArtworkForm,
  upload: UploadOptions,
): Promise<StudioArtwork> {
  return uploadApi('put', '/v1/artists/me/artworks/{uuid}', {
    ...upload,
    params: { uuid },
    reqDto: { ...form.texts, version },
    files: await filesOf(form, upload.signal),
  });
}

function saysTheSame(artwork: StudioArtwork, texts: ArtworkTexts): boolean {
  return keysOf(texts).every((name) => artwork[name] === texts[name]);
}

async function filesOf({ image, small }: ArtworkForm, signal: AbortSignal): Promise<FormFile[]> {
  if (image === null) return [];
  const original = { field: 'image_original', file: image, name: image.name };
  const drawn = await Promise.race([small, abortOf(signal)]);
  if (drawn === null) return [original];
  return [{ field: 'image_resized', file: drawn.blob, name: 'resized.jpg' }, original];
}

/** Never resolves. @throws the signal's reason */
function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}
