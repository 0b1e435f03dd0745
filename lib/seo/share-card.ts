import type { ArticleType } from '@/lib/contracts/article';
import { formatArticlePeriod } from '@/lib/format/article-period';
import { namedGenres } from '@/lib/format/genres';
import { artistName, artworkTitle } from '@/lib/format/names';
import type { Genre } from '@/lib/genres';
import * as filePaths from '@/lib/paths/file';
import { digestOf } from '@/lib/text/digest';

/** The texts on the picture beside a link to an article, an artist or an artwork. */
export interface ShareCard {
  /** The kind of the article, such as `SPECIAL No. 24`; the artist of an artwork. */
  label: string;
  title: string;
  caption: string;
}

interface Names {
  nameKo: string | null;
  nameEn: string | null;
}

interface SharedArticle {
  type: ArticleType;
  number: number | null;
  title: string;
  subTitle: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  timeFrom: string | null;
  closesAt: string | Date | null;
  location: string | null;
}

/** The caption of a special is its subtitle; of other articles the period and the place. */
export function articleShareCard({ type, number, title, subTitle, ...article }: SharedArticle): ShareCard {
  return {
    label: number === null ? type : `${type} No. ${number}`,
    title,
    caption: type === 'SPECIAL' ? (subTitle ?? '') : joined(formatArticlePeriod(article), article.location),
  };
}

interface SharedArtist extends Names {
  activityGenreTypes: readonly Genre[];
  activityGenreEtc: string | null;
}

export function artistShareCard(artist: SharedArtist): ShareCard {
  const genres = namedGenres(artist).map(({ name }) => name);
  return { label: '작가', title: artistName(artist), caption: joined(...genres) };
}

interface SharedArtwork {
  title: string | null;
  titleEn: string | null;
  year: number;
  material: string;
  size: string;
}

/** The wall label, with the year below the title. */
export function artworkShareCard(work: SharedArtwork, artist: Names): ShareCard {
  return {
    label: artistName(artist),
    title: artworkTitle(work),
    caption: joined(String(work.year), work.material, work.size),
  };
}

/** The address of a card's picture. Another text or another picture has another address. */
export function shareImagePath(uuid: string, imageId: string, { label, title, caption }: ShareCard): string {
  return filePaths.shareImage({ uuid, version: digestOf([imageId, label, title, caption].join('\n')) });
}

function joined(...facts: readonly (string | null)[]): string {
  return facts.filter((fact) => fact !== null && fact !== '').join(' · ');
}
