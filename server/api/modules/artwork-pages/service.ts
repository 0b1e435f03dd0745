import { cardOf } from '@/lib/artwork/card-of';
import { colorsOf } from '@/lib/artwork/pigments-of';
import type { Artwork } from '@/lib/contracts/artwork';
import type { AdjacentArtwork, ArtworkPage } from '@/lib/contracts/artwork-page';
import type { TrueSize } from '@/lib/contracts/true-size';
import * as artworkPageLimits from '@/lib/limits/artwork-page';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import type { ArticleService } from '@/server/api/modules/articles/service';
import type { ArtistService } from '@/server/api/modules/artists/service';
import type { ArtworkService } from '@/server/api/modules/artworks/service';
import { presentAdjacentArtwork, presentPageArtist, presentSimilarArtwork, presentSized } from './presenter';
import type { ArtworkPageRepository } from './repository';

const { othersMax, shownInMax, sizedOthersMax } = artworkPageLimits;

/** The modules that know what stands on the page. */
export interface ArtworkPageContent {
  artists: Pick<ArtistService, 'listPublicCards'>;
  artworks: Pick<ArtworkService, 'listFrom' | 'findWithArtists'>;
  articles: Pick<ArticleService, 'findCards'>;
}

export type ArtworkPageService = ReturnType<typeof createArtworkPageService>;

export function createArtworkPageService(
  repository: ArtworkPageRepository,
  { artists, artworks, articles }: ArtworkPageContent,
) {
  async function listShownIn(work: { uuid: string; imageId: string | null }, viewer: SignedIn | null) {
    const uuids = await repository.listArticleUuids(work, shownInMax);
    const cards = await articles.findCards(uuids, viewer);
    return uuids.flatMap((uuid) => cards.get(uuid) ?? []);
  }

  return {
    /**
     * An artwork and what can hang beside it to scale, and its artist.
     * @throws ApiError NOT_FOUND for unknown and hidden artworks, and those whose size could not be read
     */
    async getTrueSize(uuid: string): Promise<{ page: TrueSize; artistId: number }> {
      const found = await repository.findSized(uuid);
      if (found === null) throw notFound();
      const { artistId, artist, allowsAi } = found;
      const [artwork, ...others] = (await repository.listSized(artistId, uuid, sizedOthersMax + 1)).map(
        presentSized,
      );
      // It may have been removed meanwhile.
      if (artwork?.uuid !== uuid) throw notFound();
      return { page: { artwork, artist, allowsAi, others }, artistId };
    },

    /**
     * An artwork and what its page shows, and the artists whose changes change it.
     * @throws ApiError NOT_FOUND for unknown and hidden artworks alike
     */
    async get(uuid: string, viewer: SignedIn | null): Promise<{ page: ArtworkPage; artistIds: number[] }> {
      const place = await repository.findPlace(uuid);
      if (place === null) throw notFound();
      const { artistId, openingImageId, position, similarUuids } = place;
      const offset = Math.max(0, position - 1);
      const [found, window, [artist], shownIn] = await Promise.all([
        artworks.findWithArtists([uuid, ...similarUuids], viewer),
        // The one before, the artwork itself, and those after it.
        artworks.listFrom(artistId, { offset, limit: othersMax + 2 }, viewer),
        artists.listPublicCards([artistId], viewer),
        listShownIn({ uuid, imageId: openingImageId }, viewer),
      ]);
      const artwork = found.get(uuid)?.artwork;
      if (artwork === undefined || artist === undefined) throw notFound();
      const similar = similarUuids.flatMap((each) => found.get(each) ?? []);
      // An order that is saved meanwhile may have moved it out of the window.
      const at = window.findIndex((work) => work.uuid === uuid);
      const following = at < 0 ? [] : window.slice(at + 1);
      const others = await withFirst(following, artwork);
      const adjacent = (work: Artwork | undefined): AdjacentArtwork | null =>
        work === undefined ? null : presentAdjacentArtwork(work);
      const page = {
        artwork,
        likeCount: place.likeCount,
        allowsAi: place.allowsAi,
        colors: colorsOf(place.palette ?? []),
        artist: presentPageArtist(artist, place),
        position,
        previous: adjacent(window[at - 1]),
        next: adjacent(following[0]),
        others: others.map(cardOf),
        similar: similar.map(presentSimilarArtwork),
        shownIn,
      };
      return { page, artistIds: [artistId, ...similar.map((each) => each.artist.id)] };

      /** Fills up the artworks that follow with the artist's first ones. */
      async function withFirst(some: readonly Artwork[], self: Artwork): Promise<Artwork[]> {
        const missing = othersMax - some.length;
        if (missing <= 0 || position === 0) return some.slice(0, othersMax);
        const first = await artworks.listFrom(artistId, { offset: 0, limit: missing }, viewer);
        const known = new Set([self.uuid, ...some.map((work) => work.uuid)]);
        return [...some, ...first.filter((work) => !known.has(work.uuid))];
      }
    },
  };
}
