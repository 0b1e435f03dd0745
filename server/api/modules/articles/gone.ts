import type { ArticleText } from '@/lib/contracts/admin/article';
import type { FieldError } from '@/lib/contracts/envelope';
import * as adminMessages from '@/lib/messages/admin';
import { artworksOf, imagesOf } from './written-text';

/** What there is of all that a text names. */
export interface There {
  imageIds: ReadonlySet<string>;
  artistIds: ReadonlySet<number>;
  artworkUuids: ReadonlySet<string>;
}

/** What a text names and isn't there, at the fields that name it. */
export function goneOf(text: ArticleText, { imageIds, artistIds, artworkUuids }: There): FieldError[] {
  const { artistId, relatedArtistIds, relatedArtworkUuids } = text;
  const errors = imagesOf(text)
    .filter(({ id }) => !imageIds.has(id))
    .map(({ field }) => ({ field, message: adminMessages.imageGone }));
  if (artistId !== null && !artistIds.has(artistId))
    errors.push({ field: 'artistId', message: adminMessages.artistGone });
  if (!relatedArtistIds.every((id) => artistIds.has(id)))
    errors.push({ field: 'relatedArtistIds', message: adminMessages.artistGone });
  if (!relatedArtworkUuids.every((uuid) => artworkUuids.has(uuid)))
    errors.push({ field: 'relatedArtworkUuids', message: adminMessages.artworkGone });
  for (const [index, { artworkUuid }] of text.contents.entries()) {
    if (artworkUuid !== null && !artworkUuids.has(artworkUuid))
      errors.push({ field: `contents.${index}.artworkUuid`, message: adminMessages.blockArtworkGone });
  }
  return errors;
}

/** A text without what isn't there any more, and how much that was. The caption of a picture in the text stays. */
export function withoutGone(text: ArticleText, { imageIds, artistIds, artworkUuids }: There) {
  const gone = new Set(imagesOf(text).flatMap(({ id }) => (imageIds.has(id) ? [] : id)));
  const kept = (id: string | null) => (id === null || gone.has(id) ? null : id);
  const artistId = text.artistId !== null && artistIds.has(text.artistId) ? text.artistId : null;
  const relatedArtistIds = text.relatedArtistIds.filter((id) => artistIds.has(id));
  const relatedArtworkUuids = text.relatedArtworkUuids.filter((uuid) => artworkUuids.has(uuid));
  const keptWork = (uuid: string | null) => (uuid !== null && artworkUuids.has(uuid) ? uuid : null);
  const lostArtist = artistId === text.artistId ? 0 : 1;
  return {
    text: {
      ...text,
      ...{ artistId, relatedArtistIds, relatedArtworkUuids },
      previewImageId: kept(text.previewImageId),
      mainImageId: kept(text.mainImageId),
      writerImageId: kept(text.writerImageId),
      contents: text.contents.map((block) => ({
        ...block,
        imageId: kept(block.imageId),
        artworkUuid: keptWork(block.artworkUuid),
      })),
      content: text.content.replaceAll(IMAGE, (image: string, id: string) => (gone.has(id) ? '' : image)),
    },
    lost: {
      images: gone.size,
      artists: text.relatedArtistIds.length - relatedArtistIds.length + lostArtist,
      artworks: artworksOf(text).filter((uuid) => !artworkUuids.has(uuid)).length,
    },
  };
}

/** A picture in a text, as the sanitiser writes it. */
const IMAGE = /<img [^>]*\/media\/([\da-f]{32})\/[^>]*>/g;
