import { atMost, contentRule } from '@/lib/browser/judge-file';
import * as imageLimits from '@/lib/limits/image';
import * as studioLimits from '@/lib/limits/studio';
import { takenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import { isLongName } from '@/lib/text/file-name';

const isTooLarge = atMost(studioLimits.originalBytes, studioMessages.imageTooLarge);

/**
 * The image of an artwork, checked before anything is sent. The server decides whether it can be
 * decoded, because it decodes more formats than browsers.
 */
export const ARTWORK_IMAGE = contentRule({
  ...takenKinds(imageLimits.originalKinds, studioMessages.imageType),
  check: (file) =>
    isLongName(file.name, studioLimits.fileNameMax)
      ? uploadMessages.refused(file.name, studioMessages.imageNameTooLong)
      : isTooLarge(file),
});
