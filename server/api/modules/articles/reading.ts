import type { ArticleCard } from '@/lib/contracts/article';
import { plainText } from '@/lib/seo/plain-text';
import { presentArticleCard } from './presenter';
import type { ArticleRepository } from './repository';

type ReadingRow = Awaited<ReturnType<ArticleRepository['listReadings']>>[number];

/** An article as search shows it: its card, and its texts without markup. */
export interface ArticleReading {
  card: ArticleCard;
  locationDetail: string | null;
  artistNameKo: string | null;
  artistNameEn: string | null;
  text: string;
}

export function presentArticleReading({ article, image, ...row }: ReadingRow): ArticleReading {
  const blocks = row.contents.map(({ title, content }) => `\n${title}\n${content}`).join('');
  const content = row.content ?? '';
  return {
    card: presentArticleCard(article, image),
    locationDetail: row.locationDetail,
    artistNameKo: row.artistNameKo,
    artistNameEn: row.artistNameEn,
    // The opening of a special is plain text. The content of the other types is HTML.
    text: (article.type === 'SPECIAL' ? content : plainText(content)) + blocks,
  };
}
