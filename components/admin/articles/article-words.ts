import { fieldsOf } from '@/lib/contracts/admin/article-life';
import type { ArticleText } from '@/lib/contracts/admin/article';
import type { ArticleType } from '@/lib/contracts/article';
import { linesOfHtml } from '@/lib/format/lines-of-html';

type Field = keyof ArticleText;

/** The fields of a type in which two texts differ. */
export const differingFields = (type: ArticleType, one: ArticleText, other: ArticleText): Field[] =>
  fieldsOf(type).filter((field) => !isSame(one[field], other[field]));

/** Whether two values of a field are alike. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What ids of a text stand for, in words. */
export interface NamesOfRecords {
  artist: (id: number) => string;
  artwork: (uuid: string) => string;
}

/** What people read of a field, line by line. */
export function linesOf(text: ArticleText, field: Field, names: NamesOfRecords, isHtml: boolean): string[] {
  const written = text[field];
  if (field === 'content' && isHtml) return linesOfHtml(text.content);
  if (field === 'contents') return linesOfBlocks(text, names);
  if (field === 'artistId') return text.artistId === null ? [] : [names.artist(text.artistId)];
  if (field === 'relatedArtistIds') return text.relatedArtistIds.map(names.artist);
  if (field === 'relatedArtworkUuids') return text.relatedArtworkUuids.map(names.artwork);
  return written === null ? [] : linesOfText(String(written));
}

const linesOfBlocks = ({ contents }: ArticleText, names: NamesOfRecords) =>
  contents.flatMap((block, index) => [
    `${index + 1}. ${block.title}`,
    ...linesOfText(block.content),
    ...linesOfPicture(block, names),
  ]);

function linesOfPicture(
  { imageId, alt, artworkUuid, credit }: ArticleText['contents'][number],
  names: NamesOfRecords,
): string[] {
  if (artworkUuid !== null) return [`작품: ${names.artwork(artworkUuid)}`];
  if (imageId === null) return ['사진 없음'];
  return [`사진 ${imageId.slice(0, 6)}: ${alt}`, ...(credit === '' ? [] : [`출처: ${credit}`])];
}

const linesOfText = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');
