import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { Image } from '@/lib/contracts/image';
import type { StudioProfile, StudioProfileUpdate } from '@/lib/contracts/studio-profile';
import { imageUrl } from '@/lib/media/image-url';
import * as studioMessages from '@/lib/messages/studio';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { atImageField, imageError } from '@/server/api/http/image-field';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { MediaService } from '@/server/api/modules/media/service';
import type { OriginalService } from '@/server/api/modules/originals/service';
import { assertPhoto, CROPS, ORIGINALS } from './photo';
import { presentEmptyProfile, presentStudioProfile } from './presenter';
import type { StudioProfileRepository } from './repository';

export interface StudioProfileDependencies {
  repository: StudioProfileRepository;
  media: Pick<MediaService, 'ingestUpload'>;
  originals: Pick<OriginalService, 'withStored' | 'viewUrlOf'>;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type StudioProfileService = ReturnType<typeof createStudioProfileService>;

/** The photo's files of a form. */
type Files = readonly UploadedFile[];

/** The caller's own profile as an artist. */
export function createStudioProfileService(deps: StudioProfileDependencies) {
  const { repository, media, originals, invalidate } = deps;

  /**
   * The photo that is saved; none where the one that is kept stays.
   * @throws ApiError UNPROCESSABLE without one, or for one that breaks a rule
   */
  async function takePhoto(files: Files, kept: Image | null, signal: AbortSignal) {
    const crop = files.find(({ field }) => field === 'cropImage');
    if (crop === undefined) {
      if (kept === null) throw imageError('cropImage', studioMessages.photoRequired);
      return {};
    }
    const image = await atImageField(crop, CROPS, () => media.ingestUpload(crop, { signal }));
    assertPhoto(image);
    return { imageId: image.id };
  }

  /** Does `keep` with the uncropped photo, where one was sent, and removes it again where `keep` throws. */
  async function withOriginal<Value>(
    files: Files,
    of: { accountUuid: string; signal: AbortSignal },
    keep: (columns: { photoOriginalUuid?: string }) => Promise<Value>,
  ): Promise<Value> {
    const file = files.find(({ field }) => field === 'originImage');
    if (file === undefined) return keep({});
    return atImageField(file, ORIGINALS, () =>
      originals.withStored({ file, ...of }, ({ uuid }) => keep({ photoOriginalUuid: uuid })),
    );
  }

  return {
    async get({ accountUuid, accountId }: SignedIn): Promise<StudioProfile> {
      const row = await repository.find(accountUuid);
      return row === null ? presentEmptyProfile(accountId) : presentStudioProfile(row);
    },

    /**
     * Saves the profile, or changes nothing. The first save makes the caller an artist whom visitors see.
     * @throws ApiError PROFILE_STALE where it was saved since the version that the form names; UNPROCESSABLE for the photo
     */
    async save(
      actor: SignedIn,
      { version, educationNotApplicable: _, ...texts }: StudioProfileUpdate,
      files: Files,
      signal: AbortSignal,
    ): Promise<StudioProfile> {
      const { accountUuid, accountId, roleType } = actor;
      const before = await repository.find(accountUuid);
      if (version !== null && version !== (before?.version ?? 0)) throw stale();
      const photo = await takePhoto(files, before?.image ?? null, signal);
      const saved = await withOriginal(files, { accountUuid, signal }, async (original) => {
        const columns = { ...texts, ...original, ...photo };
        const row = await repository.save({ accountUuid, accountId, roleType, version, columns });
        if (row === null) throw stale();
        return row;
      });
      const { id } = saved;
      invalidate([cacheTags.artist(id), cacheTags.artworks(id), cacheTags.artists, cacheTags.home]);
      return presentStudioProfile(saved);
    },

    /** A signed address of the uncropped photo. @throws ApiError NOT_FOUND where none is kept */
    async getPhotoOriginal({ accountUuid }: SignedIn): Promise<{ url: string }> {
      const original = await repository.findPhotoOriginal(accountUuid);
      if (original === null) throw notFound();
      return { url: await originals.viewUrlOf(original) };
    },

    /**
     * Addresses of images that visitors see, in the order asked. They need no signature.
     * @param imageUrls addresses of any width
     * @throws ApiError NOT_FOUND for an image that isn't the artist's
     */
    async listPublicUrls({ accountUuid }: SignedIn, imageUrls: readonly string[]): Promise<string[]> {
      const ids = imageUrls.map((url) => /\/media\/([0-9a-f]{32})\//.exec(url)?.[1]);
      const known = ids.filter((id) => id !== undefined);
      const own = new Map(
        (await repository.listOwnImages(accountUuid, known)).map((each) => [each.id, each]),
      );
      return ids.map((id) => {
        const image = id === undefined ? undefined : own.get(id);
        if (image === undefined) throw notFound();
        return imageUrl(image);
      });
    },
  };
}

function stale(): ApiError {
  return new ApiError('PROFILE_STALE', { message: studioMessages.profileStale });
}
