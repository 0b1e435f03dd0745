import type { ArticleHit, ArtistHit, ArtworkHit, Suggestion } from '@/lib/contracts/search';
import type { ArticleCard } from '@/lib/contracts/article';
import type { ArtistCard } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import type { ArtworkArtist } from '@/lib/contracts/favorite';
import { formatArticlePeriod } from '@/lib/format/article-period';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import type { ArticleReading } from '@/server/api/modules/articles/service';
import { highlight, type SaidWords } from '@/server/api/modules/understanding/service';

interface SignedArtwork {
  artwork: Artwork;
  artist: ArtworkArtist;
}

export function presentArtistHit(card: ArtistCard, words: SaidWords): ArtistHit {
  return {
    ...card,
    highlight: highlight(words, [
      { name: 'nameKo', text: card.nameKo, isTitle: true },
      { name: 'nameEn', text: card.nameEn, isTitle: true },
      { name: 'introduction', text: card.introduction },
    ]),
  };
}

export function presentArtworkHit({ artwork, artist }: SignedArtwork, words: SaidWords): ArtworkHit {
  return {
    ...artwork,
    likeType: 'ARTIST_ARTWORK',
    userAccountId: artwork.artistUserAccountId,
    artistId: artist.id,
    artistNameKo: artist.nameKo,
    artistNameEn: artist.nameEn,
    artist,
    highlight: highlight(words, [
      { name: 'title', text: artwork.title, isTitle: true },
      { name: 'titleEn', text: artwork.titleEn, isTitle: true },
      { name: 'artistNameKo', text: artist.nameKo, isTitle: true },
      { name: 'artistNameEn', text: artist.nameEn, isTitle: true },
      { name: 'material', text: artwork.material },
      { name: 'description', text: artwork.description },
    ]),
  };
}

export function presentArticleHit({ card, ...texts }: ArticleReading, words: SaidWords): ArticleHit {
  return {
    ...card,
    highlight: highlight(words, [
      { name: 'title', text: card.title, isTitle: true },
      { name: 'subTitle', text: card.subTitle },
      { name: 'organizer', text: card.organizer },
      { name: 'location', text: card.location },
      { name: 'locationDetail', text: texts.locationDetail },
      { name: 'artistNameKo', text: texts.artistNameKo, isTitle: true },
      { name: 'artistNameEn', text: texts.artistNameEn, isTitle: true },
      { name: 'homeContent', text: card.homeContent },
      { name: 'content', text: texts.text },
    ]),
  };
}

export function presentArtistSuggestion(card: ArtistCard): Suggestion {
  return {
    index: 'ARTIST',
    uuid: card.uuid,
    text: artistName(card),
    note: card.nameKo === null ? null : card.nameEn,
    path: artistPaths.page(card.userAccountId),
  };
}

export function presentArtworkSuggestion({ artwork, artist }: SignedArtwork): Suggestion {
  return {
    index: 'ARTIST_ARTWORK',
    uuid: artwork.uuid,
    text: artworkTitle(artwork),
    note: artistName(artist),
    path: artworkPaths.page(artwork.uuid),
  };
}

export function presentArticleSuggestion(card: ArticleCard): Suggestion {
  const where = card.location ?? card.organizer;
  const parts = [where, formatArticlePeriod({ ...card, timeFrom: null })].filter((part) => part !== null);
  return {
    index: `ARTICLE_${card.type}`,
    uuid: card.uuid,
    text: card.title,
    note: parts.length === 0 ? card.subTitle : parts.join(' · '),
    path: articlePaths.page(card.type, card.uuid),
  };
}
