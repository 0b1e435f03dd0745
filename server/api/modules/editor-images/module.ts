import { adminVideoSchema } from '@/lib/contracts/admin/banner';
import { imageSchema } from '@/lib/contracts/image';
import * as adminLimits from '@/lib/limits/admin';
import * as imageLimits from '@/lib/limits/image';
import { takenKinds } from '@/lib/media/judge-content';
import * as adminMessages from '@/lib/messages/admin';
import { route } from '@/server/api/http/endpoint';
import { atImageField, imageError, imageField } from '@/server/api/http/image-field';
import { OPERATOR_ONLY } from '@/server/api/http/operator-access';
import type { UploadRule } from '@/server/api/http/upload-rule';
import type { MediaService } from '@/server/api/modules/media/service';

const IMAGE = 'image';

const IMAGES = takenKinds(imageLimits.publishedKinds, adminMessages.imageType);
export const IMAGE_RULE: UploadRule = {
  [IMAGE]: imageField({
    taken: IMAGES,
    maxBytes: adminLimits.imageMb * 1024 * 1024,
    tooLarge: adminMessages.imageTooLarge(adminLimits.imageMb),
    required: adminMessages.imageRequired,
  }),
};

const VIDEO = 'video';

export const VIDEO_RULE: UploadRule = {
  [VIDEO]: imageField({
    taken: takenKinds(adminLimits.videoKinds, adminMessages.videoType),
    maxBytes: adminLimits.videoMb * 1024 * 1024,
    tooLarge: adminMessages.videoTooLarge(adminLimits.videoMb),
    required: adminMessages.videoRequired,
  }),
};

type Media = Pick<MediaService, 'ingestUpload' | 'ingestVideo'>;

/** `/v1/admin/images` and `/v1/admin/videos`: pictures of articles and banners. One that nothing refers to goes after a day. */
export function createEditorImagesModule({ media }: { media: Media }) {
  const routes = [
    route(
      {
        ...OPERATOR_ONLY,
        method: 'post',
        path: '/v1/admin/images',
        summary: {
          ko: '사진 올리기',
          en: 'Publishes a picture that an article or a banner is about to show',
        },
        rateLimit: 'adminChange',
        upload: IMAGE_RULE,
        data: imageSchema,
      },
      async ({ files: [file], signal }) => {
        if (file === undefined) throw imageError(IMAGE, adminMessages.imageRequired);
        return atImageField(file, IMAGES, () => media.ingestUpload(file, { signal }));
      },
    ),
    route(
      {
        ...OPERATOR_ONLY,
        method: 'post',
        path: '/v1/admin/videos',
        summary: { ko: '영상 올리기', en: 'Keeps a film that a banner is about to show' },
        rateLimit: 'adminChange',
        upload: VIDEO_RULE,
        data: adminVideoSchema,
      },
      async ({ files: [file] }) => {
        if (file === undefined) throw imageError(VIDEO, adminMessages.videoRequired);
        return { id: await media.ingestVideo(file) };
      },
    ),
  ];
  return { routes };
}
