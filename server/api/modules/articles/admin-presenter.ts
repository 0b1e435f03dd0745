import type { AdminArticle, AdminArticleRow } from '@/lib/contracts/admin/article';
import type { Revision } from '@/lib/contracts/admin/article-life';
import type { ArticleType } from '@/lib/contracts/article';
import { ofType } from '@/lib/contracts/admin/article-life';
import type { Image } from '@/lib/contracts/image';
import type { ArticleLine } from './admin-repository';
import type { ArticleRevisionRow } from './repository';
import type { WrittenArticle } from './written-text';

export function presentArticleLine(row: Omit<ArticleLine, 'previewImage'>, previewImage: Image | null) {
  const { uuid, type, status, title, number, publishAt, createdAt, updatedAt, savedBy } = row;
  return {
    ...{ uuid, type, status, title, number, previewImage, savedBy },
    publishAt: publishAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  } satisfies AdminArticleRow;
}

/** An article as its form begins. A preview's link that doesn't work any more is none. */
export function presentWritten({ row, text }: WrittenArticle, images: Image[], now: Date): AdminArticle {
  const { previewToken: token, previewUntil: until, version } = row;
  const previewImage = images.find(({ id }) => id === row.previewImageId) ?? null;
  const isOpen = token !== null && until !== null && until > now;
  return {
    ...text,
    ...presentArticleLine(row, previewImage),
    images,
    version,
    preview: isOpen ? { token, until: until.toISOString() } : null,
  };
}

export function presentRevision(
  type: ArticleType,
  { version, savedBy, savedAt, content }: ArticleRevisionRow,
  images: Image[],
): Revision {
  return { version, savedBy, savedAt: savedAt.toISOString(), text: ofType(type, content), images };
}
