import type { ArticleCard, HomeSpecial } from '@/lib/contracts/article';
import type { Image } from '@/lib/contracts/image';
import { imageUrl } from '@/lib/media/image-url';
import type { ArticleCardRow } from './repository';

export function presentArticleCard(row: ArticleCardRow, image: Image): ArticleCard {
  return {
    uuid: row.uuid,
    type: row.type,
    likeType: row.type,
    isLike: row.isLike,
    number: row.number,
    title: row.title,
    subTitle: row.subTitle,
    homeContent: row.homeContent,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    timeFrom: row.timeFrom,
    organizer: row.organizer,
    location: row.location,
    previewImageUrl: imageUrl(image),
    previewImage: image,
    createdAt: row.createdAt.toISOString(),
  };
}

/** `titleLines` null: the title as one column. */
export function presentHomeSpecial(
  row: ArticleCardRow,
  image: Image,
  titleLines: string[] | null,
): HomeSpecial {
  return {
    ...presentArticleCard(row, image),
    titleLines: titleLines !== null && titleLines.length > 0 ? titleLines : [row.title],
  };
}
