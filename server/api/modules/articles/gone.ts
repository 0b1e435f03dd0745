import type { ArticleCompany, ArticleText } from '@/lib/contracts/admin/article';
import type { FieldError } from '@/lib/contracts/envelope';
import * as adminMessages from '@/lib/messages/admin';
import { imagesOf } from './written-text';

interface Known {
  image: (id: string) => boolean;
  artist: (id: number) => boolean;
  artwork: (uuid: string) => boolean;
}

function knownOf({ images, artists, artworks }: ArticleCompany): Known {
  const ids = new Set(images.map(({ id }) => id));
  const artistIds = new Set(artists.map(({ id }) => id));
  const uuids = new Set(artworks.map(({ uuid }) => uuid));
  return {
    image: (id) => ids.has(id),
    artist: (id) => artistIds.has(id),
    artwork: (uuid) => uuids.has(uuid),
  };
}

/** What a text names and isn't there, at the fields that name it. */
export function goneOf(text: ArticleText, company: ArticleCompany): FieldError[] {
  const known = knownOf(company);
  const errors = imagesOf(text)
    .filter(({ id }) => !known.image(id))
    .map(({ field }) => ({ field, message: adminMessages.imageGone }));
  if (text.artistId !== null && !known.artist(text.artistId))
    errors.push({ field: 'artistId', message: adminMessages.artistGone });
  if (!text.relatedArtistIds.every(known.artist))
    errors.push({ field: 'relatedArtistIds', message: adminMessages.artistGone });
  if (!text.relatedArtworkUuids.every(known.artwork))
    errors.push({ field: 'relatedArtworkUuids', message: adminMessages.artworkGone });
  return errors;
}

/** A text without what isn't there any more, and how much that was. A picture within HTML goes with its figure's caption left. */
export function withoutGone(text: ArticleText, company: ArticleCompany) {
  const known = knownOf(company);
  const goneImages = new Set(
    imagesOf(text)
      .map(({ id }) => id)
      .filter((id) => !known.image(id)),
  );
  const kept = (id: string | null) => (id === null || goneImages.has(id) ? null : id);
  const ownArtist = text.artistId !== null && known.artist(text.artistId) ? text.artistId : null;
  const relatedArtistIds = text.relatedArtistIds.filter(known.artist);
  const relatedArtworkUuids = text.relatedArtworkUuids.filter(known.artwork);
  const without = {
    ...text,
    previewImageId: kept(text.previewImageId),
    mainImageId: kept(text.mainImageId),
    writerImageId: kept(text.writerImageId),
    contents: text.contents.map((block) => ({ ...block, imageId: kept(block.imageId) })),
    content: [...goneImages].reduce(
      (html, id) => html.replaceAll(new RegExp(`<img [^>]*/media/${id}/[^>]*>`, 'g'), ''),
      text.content,
    ),
    artistId: ownArtist,
    relatedArtistIds,
    relatedArtworkUuids,
  };
  const lost = {
    images: goneImages.size,
    artists: text.relatedArtistIds.length - relatedArtistIds.length + (ownArtist === text.artistId ? 0 : 1),
    artworks: text.relatedArtworkUuids.length - relatedArtworkUuids.length,
  };
  return { text: without, lost };
}
