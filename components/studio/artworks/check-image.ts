import * as studioLimits from '@/lib/limits/studio';
import { imageTypeOf } from '@/lib/media/image-type';
import * as studioMessages from '@/lib/messages/studio';

/** Bytes from which the type of an image is told. */
const HEAD = 16;

type CheckedFile = Pick<File, 'name' | 'size' | 'slice'>;

/**
 * What is wrong with a file as the image of an artwork, before anything is sent; null for nothing. The type is
 * told by the content, as the server does.
 */
export async function imageProblem(file: CheckedFile): Promise<string | null> {
  if ([...file.name].length > studioLimits.fileNameMax) return studioMessages.imageNameTooLong;
  if (file.size > studioLimits.originalBytes) return studioMessages.imageTooLarge;
  if (file.size === 0) return studioMessages.imageBroken;
  const head = await headOf(file);
  // A folder, and a file that was moved away since it was chosen, can't be read.
  if (head === null) return studioMessages.imageBroken;
  const type = imageTypeOf(head);
  return type === 'image/jpeg' || type === 'image/png' ? null : studioMessages.imageType;
}

function headOf(file: CheckedFile): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : null);
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(file.slice(0, HEAD));
  });
}
