import { z } from 'zod';
import { artistDetailSchema, type ArtistDetail } from '@/lib/contracts/artist';
import {
  artworkCategorySchema,
  artworkSchema,
  type Artwork,
  type ArtworkCategory,
} from '@/lib/contracts/artwork';
import { pageSchema, type Page } from '@/lib/contracts/envelope';
import * as listLimits from '@/lib/limits/list';
import * as wallLimits from '@/lib/limits/wall';
import { apiUrl, type QueryOf } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';
import { isRefusal } from './refusal';
import { firstOf, type SearchParams } from './search-params';

const PAGE_SIZE = wallLimits.pageSizeWide;
/** Without a script the wall grows by links, as far as one call of the API reaches. */
const LAST_PAGE = Math.floor(listLimits.sizeMax / PAGE_SIZE) - 1;

/** The works that the page comes with: the first `works.length` of the `total` in a category, or of all. */
export interface ArtistWall {
  category: string | null;
  works: Artwork[];
  total: number;
}

/** The work that a link opens, and where it hangs among all of the artist's works. */
export interface SelectedArtwork {
  work: Artwork;
  position: number;
  /** The page of the list that it stands on, for the viewer. */
  neighbours: { offset: number; works: Artwork[] };
}

export interface ArtistWorks {
  categories: ArtworkCategory[];
  wall: ArtistWall;
  selected: SelectedArtwork | null;
}

export type ArtistResult =
  { kind: 'public'; artist: ArtistDetail } | { kind: 'private' } | { kind: 'unknown' };

/**
 * An artist by the address of their page (member document, section 2).
 * @throws PlatformError where the platform is away.
 */
export async function getArtist(userAccountId: string): Promise<ArtistResult> {
  try {
    return {
      kind: 'public',
      artist: await getFromPlatform(
        apiUrl('/v2/artists/{userAccountId}', { params: { userAccountId } }),
        artistDetailSchema,
      ),
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { kind: (await isPrivate(userAccountId)) ? 'private' : 'unknown' };
  }
}

/**
 * The works on an artist's page. Its URL may name a work (`artwork`), a category and, for visitors without a
 * script, how many pages of works are hung (`page` from 0).
 * @throws PlatformError where the platform is away.
 */
export async function getArtistWorks(artist: ArtistDetail, searchParams: SearchParams): Promise<ArtistWorks> {
  const uuid = firstOf(searchParams.artwork);
  const [categories, wall, selected] = await Promise.all([
    artist.artworkCount === 0 ? [] : listCategories(artist.id),
    getWall(artist.id, searchParams),
    uuid === undefined ? null : findSelected(artist.id, uuid),
  ]);
  return { categories, wall, selected };
}

/** The profile-status call answers false for a page that its artist keeps to themselves. */
async function isPrivate(userAccountId: string): Promise<boolean> {
  try {
    return !(await getFromPlatform(
      apiUrl('/v1/contents/artists/{id}/profile-status', { params: { id: userAccountId } }),
      z.boolean(),
    ));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  }
}

function listCategories(artistId: number): Promise<ArtworkCategory[]> {
  return getFromPlatform(
    apiUrl('/v1/contents/artists/{id}/art-works/categories', { params: { id: artistId } }),
    z.array(artworkCategorySchema),
  );
}

async function getWall(artistId: number, searchParams: SearchParams): Promise<ArtistWall> {
  const pages = Math.min(LAST_PAGE, Number(/^\d{1,3}$/.exec(firstOf(searchParams.page) ?? '')?.[0] ?? 0));
  const size = PAGE_SIZE * (pages + 1);
  const category = firstOf(searchParams.category);
  const found =
    category === undefined ? null : await findArtworks(artistId, { page: 0, size, cUuid: category });
  if (category !== undefined && found !== null && found.totalElements > 0) {
    return { category, works: found.content, total: found.totalElements };
  }
  const all = await getArtworks(artistId, { page: 0, size });
  return { category: null, works: all.content, total: all.totalElements };
}

async function findSelected(artistId: number, uuid: string): Promise<SelectedArtwork | null> {
  const page = await findArtworks(artistId, { around: uuid, size: PAGE_SIZE });
  const index = page?.content.findIndex((work) => work.uuid === uuid) ?? -1;
  const work = page?.content[index];
  if (page === null || work === undefined) return null;
  const offset = page.pageable.pageNumber * page.pageable.pageSize;
  return { work, position: offset + index, neighbours: { offset, works: page.content } };
}

type ArtworksQuery = QueryOf<'/v1/contents/artists/{id}/art-works'>;

function getArtworks(artistId: number, query: ArtworksQuery): Promise<Page<Artwork>> {
  return getFromPlatform(
    apiUrl('/v1/contents/artists/{id}/art-works', { params: { id: artistId }, query }),
    pageSchema(artworkSchema),
  );
}

/** Null where the query names a category or a work that this artist doesn't have. */
async function findArtworks(artistId: number, query: ArtworksQuery): Promise<Page<Artwork> | null> {
  try {
    return await getArtworks(artistId, query);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return null;
  }
}
