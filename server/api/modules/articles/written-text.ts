import type { ArticleText } from '@/lib/contracts/admin/article';
import { timeOfDay } from '@/lib/date/time-of-day';
import { blockAlt } from './presenter';
import type { ArticleRow } from './repository';

/** An article of any status with all that is written of it. */
export interface WrittenArticle {
  row: ArticleRow;
  text: ArticleText;
}

/** Images that a text of an exhibition, an event or a piece of news has in it. */
const IN_HTML = /\/media\/([\da-f]{32})\//g;

/** What is written of an article, by its row and by what it names besides. */
export function textOf(
  row: ArticleRow,
  related: Pick<ArticleText, 'relatedArtistIds' | 'relatedArtworkUuids'>,
): ArticleText {
  const { title, subTitle, homeContent, number, previewImageId, mainImageId, artistId } = row;
  const { periodFrom, periodTo, periodMemo, timeMemo, organizer, location, locationDetail } = row;
  const { contactPhoneNum, contactEmail, originLink, writer, writerTitle } = row;
  return {
    ...{ title, subTitle, homeContent, number, previewImageId, mainImageId, artistId },
    ...{ periodFrom, periodTo, periodMemo, timeMemo, organizer, location, locationDetail },
    ...{ contactPhoneNum, contactEmail, originLink, writer, writerTitle },
    ...{ writerImageId: row.writerImageId, writerMessage: row.writerMessage, content: row.content ?? '' },
    timeFrom: timeOfDay(row.timeFrom),
    timeTo: timeOfDay(row.timeTo),
    contents: row.contents.map(blockOf),
    ...related,
  };
}

/** Fills in what a block of an earlier version lacks. */
export const blockOf = (block: ArticleRow['contents'][number]): ArticleText['contents'][number] => ({
  ...block,
  alt: block.alt ?? blockAlt(block),
  artworkUuid: block.artworkUuid ?? null,
  credit: block.credit ?? '',
});

/** The artworks that a text names, each once. */
export const artworksOf = ({ relatedArtworkUuids, contents }: ArticleText): string[] => [
  ...new Set([...relatedArtworkUuids, ...contents.flatMap(({ artworkUuid }) => artworkUuid ?? [])]),
];

/** The columns that a text fills. */
export function columnsOf({
  relatedArtistIds: _artists,
  relatedArtworkUuids: _works,
  ...columns
}: ArticleText) {
  return columns;
}

/** Each image that a text names, with the field that names it. */
export function imagesOf(text: ArticleText): { id: string; field: string }[] {
  const single = (['previewImageId', 'mainImageId', 'writerImageId'] as const).flatMap((field) => {
    const id = text[field];
    return id === null ? [] : { id, field };
  });
  const blocks = text.contents.flatMap(({ imageId: id }, index) =>
    id === null ? [] : { id, field: `contents.${index}.imageId` },
  );
  const written = [...text.content.matchAll(IN_HTML)].flatMap(([, id]) =>
    id === undefined ? [] : { id, field: 'content' },
  );
  return [...single, ...blocks, ...written];
}
