import { columnOf, FIELD_NAMES, type ColumnName, type FieldName } from '@/lib/artwork/fields';
import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type {
  ArtworkCreate,
  ArtworkTexts,
  ArtworkUpdate,
  StudioArtwork,
} from '@/lib/contracts/studio-artwork';
import { readArtworkSize } from '@/lib/format/canvas-size';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import { withArtworkImage } from './artwork-image';
import type { ArtworkImageDependencies } from './artwork-image';
import { presentStudioArtwork } from './presenter';
import type {
  ArtworkColumns,
  ArtworkTextColumns,
  StudioArtworkRepository,
  StudioArtworkRow,
} from './repository';

export { NEW_ARTWORK_RULE, withArtworkImage } from './artwork-image';
export type { ArtworkImageDependencies } from './artwork-image';
export type { ArtworkTextColumns } from './repository';

export interface StudioArtworkDependencies extends ArtworkImageDependencies {
  repository: StudioArtworkRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type StudioArtworkService = ReturnType<typeof createStudioArtworkService>;
type Files = readonly UploadedFile[];

/** The caller's own artworks. Every call throws NOT_FOUND for an account without an artist. */
export function createStudioArtworkService({ repository, invalidate, ...intake }: StudioArtworkDependencies) {
  async function getArtist({ accountUuid }: SignedIn) {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist;
  }

  async function get(artistId: number, uuid: string): Promise<StudioArtworkRow> {
    const row = await repository.find(artistId, uuid);
    if (row === null) throw notFound();
    return row;
  }

  /** Besides the artist's pages, the sitemap and lists that are searched depend on what artworks there are. */
  const changed = (artistId: number) =>
    invalidate([cacheTags.artworks(artistId), cacheTags.artist(artistId), cacheTags.artists]);

  return {
    /** All artworks, in the artist's order. */
    list: async (actor: SignedIn): Promise<StudioArtwork[]> =>
      (await repository.list((await getArtist(actor)).id)).map(presentStudioArtwork),

    /**
     * Registers an artwork, which comes first. The form's key makes one artwork of a form that is sent twice.
     * @throws ApiError ARTWORKS_FULL; UNPROCESSABLE for the image
     */
    async create(
      actor: SignedIn,
      { formKey, ...texts }: ArtworkCreate,
      files: Files,
      signal: AbortSignal,
    ): Promise<StudioArtwork> {
      const { id } = await getArtist(actor);
      const made = formKey === null ? null : await repository.findByFormKey(id, formKey);
      if (made !== null) return presentStudioArtwork(made);
      // Refuses before the image costs its time; of two at once, the later is refused after it.
      if (await repository.isFull(id)) throw new ApiError('ARTWORKS_FULL');
      const { accountUuid } = actor;
      const uuid = await withArtworkImage(intake, { files, accountUuid, signal }, async (taken) => {
        if (taken === null) throw new Error('A form without an image, which was refused before.');
        const saved = await repository.create(id, artworkColumns(texts, taken), formKey);
        if (saved === null) throw new ApiError('ARTWORKS_FULL');
        return saved;
      });
      changed(id);
      return presentStudioArtwork(await get(id, uuid));
    },

    /**
     * Changes an artwork, or nothing of it.
     * @throws ApiError NOT_FOUND for another's, ARTWORK_STALE where it was saved since the version that the form names;
     * UNPROCESSABLE for the image
     */
    async update(
      actor: SignedIn,
      uuid: string,
      { version, ...given }: ArtworkUpdate,
      files: Files,
      signal: AbortSignal,
    ): Promise<StudioArtwork> {
      const { id } = await getArtist(actor);
      const before = await get(id, uuid);
      if (version !== null && before.version !== version) throw new ApiError('ARTWORK_STALE');
      const { aiUse = before.aiUse } = given;
      const texts = { ...given, aiUse };
      const { accountUuid } = actor;
      const after = await withArtworkImage(intake, { files, accountUuid, signal }, async (taken) => {
        const columns =
          taken === null ? artworkTextColumns(texts, before.image) : artworkColumns(texts, taken);
        const isSaved = await repository.update(id, { uuid, version }, columns);
        const row = await get(id, uuid);
        if (!isSaved) throw new ApiError('ARTWORK_STALE');
        return row;
      });
      changed(id);
      return presentStudioArtwork(after);
    },

    /** Removes an artwork with its likes. @throws ApiError NOT_FOUND for another's */
    async remove(actor: SignedIn, uuid: string): Promise<null> {
      const { id } = await getArtist(actor);
      if (!(await repository.remove(id, uuid))) throw notFound();
      changed(id);
      return null;
    },
  };
}

interface Sized {
  width: number;
  height: number;
}

/** The columns of what an artwork says of itself, with the lengths that its size tells. */
export function artworkTextColumns(texts: ArtworkTexts, image: Sized): ArtworkTextColumns {
  const lengths = readArtworkSize(texts.size, image);
  return {
    ...asColumns(texts),
    heightCm: lengths?.height ?? null,
    widthCm: lengths?.width ?? null,
    depthCm: lengths?.depth ?? null,
  };
}

const asColumns = (texts: ArtworkTexts) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [columnOf(name), texts[name]])) as {
    [Name in FieldName as ColumnName<Name>]: ArtworkTexts[Name];
  };

/** What a save writes of an artwork with this image; without an original the one that is kept stays. */
export function artworkColumns(
  texts: ArtworkTexts,
  { image, original }: { image: Sized & { id: string }; original?: { uuid: string } },
): ArtworkColumns {
  const kept = original === undefined ? {} : { originalUuid: original.uuid };
  return { ...artworkTextColumns(texts, image), ...kept, imageId: image.id };
}
