import type { Banner } from '@/lib/contracts/banner';
import { imageUrl } from '@/lib/media/image-url';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as filePaths from '@/lib/paths/file';
import type { BannerRow } from './repository';

export function presentBanner(row: BannerRow): Banner {
  return {
    uuid: row.uuid,
    mediaType: row.mediaType,
    imageUrl:
      row.mediaType === 'MP4' && row.videoId !== null ? filePaths.video(row.videoId) : imageUrl(row.image),
    image: row.image,
    phoneImage: row.phoneImage,
    alt: row.alt,
    eyebrow: row.eyebrow,
    title: row.title,
    subTitle: row.subTitle,
    note: row.note,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    closesAt: row.closesAt?.toISOString() ?? null,
    linkUrl: linkOf(row),
  };
}

/** The banner's link; null where its target is removed, hidden or a draft. */
function linkOf(row: BannerRow): string | null {
  if (row.articleUuid !== null && row.articleType !== null)
    return articlePaths.page(row.articleType, row.articleUuid);
  if (row.artistUserAccountId !== null) return artistPaths.page(row.artistUserAccountId);
  return row.linkPath;
}
