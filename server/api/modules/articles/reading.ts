import type { ArticleCard } from '@/lib/contracts/article';
import { plainText } from '@/lib/seo/plain-text';
import { presentArticleCard } from './presenter';
import type { FoundField } from '@/server/api/modules/understanding/service';
import type { ArticleRepository } from './repository';

type ReadingRow = Awaited<ReturnType<ArticleRepository['listReadings']>>[number];

/** An article as search shows it: its card, and its texts without markup. */
export interface ArticleReading {
  card: ArticleCard;
  locationDetail: string | null;
  artistNameKo: string | null;
  artistNameEn: string | null;
  writer: string | null;
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
    writer: row.writer,
    // The opening of a special is plain text. The content of the other types is HTML.
    text: (article.type === 'SPECIAL' ? content : plainText(content)) + blocks,
  };
}

/** The searched fields of an article beside its title, in the order in which a list names them. */
export function articleFields({ card, text, ...reading }: ArticleReading): FoundField[] {
  return [
    { field: 'subTitle', text: card.subTitle },
    { field: 'artist', text: reading.artistNameKo },
    { field: 'artist', text: reading.artistNameEn },
    { field: 'organizer', text: card.organizer },
    { field: 'location', text: card.location },
    { field: 'location', text: reading.locationDetail },
    { field: 'writer', text: reading.writer },
    { field: 'content', text: card.homeContent },
    { field: 'content', text },
  ];
}
