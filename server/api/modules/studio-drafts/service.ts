import type { ArtworkDraft, DraftPlace, DraftsUpdate, DraftUpdate } from '@/lib/contracts/studio-draft';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import { withArtworkImage } from '@/server/api/modules/studio-artworks/service';
import type { ArtworkImageDependencies } from '@/server/api/modules/studio-artworks/service';
import { presentDraft } from './presenter';
import type { DraftRepository } from './repository';

export interface DraftDependencies extends ArtworkImageDependencies {
  repository: DraftRepository;
}

export type DraftService = ReturnType<typeof createDraftService>;

/** Artworks that the caller registers in bulk. Every call throws NOT_FOUND without an artist. */
export function createDraftService({ repository, ...intake }: DraftDependencies) {
  async function getArtistId({ accountUuid }: SignedIn): Promise<number> {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist.id;
  }

  /** The drafts in the order of their uuids. @throws ApiError NOT_FOUND where one isn't the artist's */
  async function getAll(artistId: number, uuids: readonly string[]): Promise<ArtworkDraft[]> {
    const own = new Map((await repository.listOwn(artistId, uuids)).map((row) => [row.uuid, row]));
    return uuids.map((uuid) => {
      const row = own.get(uuid);
      if (row === undefined) throw notFound();
      return presentDraft(row);
    });
  }

  async function get(artistId: number, uuid: string): Promise<ArtworkDraft> {
    const [draft] = await getAll(artistId, [uuid.toLowerCase()]);
    if (draft === undefined) throw notFound();
    return draft;
  }

  return {
    /** All drafts, oldest first; files that were chosen together in their order. */
    list: async (actor: SignedIn): Promise<ArtworkDraft[]> =>
      (await repository.list(await getArtistId(actor))).map(presentDraft),

    /** Makes a draft of an image; the same file makes one. @throws ApiError DRAFTS_FULL; UNPROCESSABLE for the image */
    async create(
      actor: SignedIn,
      { files, place, signal }: { files: readonly UploadedFile[]; place: DraftPlace; signal: AbortSignal },
    ): Promise<ArtworkDraft> {
      const artistId = await getArtistId(actor);
      const { accountUuid } = actor;
      const uuid = await withArtworkImage(intake, { files, accountUuid, signal }, async (taken) => {
        if (taken === null) throw new Error('A form without an image, which was refused before.');
        const { image, original } = taken;
        const draft = {
          ...{ imageId: image.id, originalUuid: original.uuid, fileName: original.fileName },
          ...{ batch: place.batch ?? null, position: place.position ?? 0 },
        };
        const made = await repository.create(artistId, draft);
        if (made === null) throw new ApiError('DRAFTS_FULL');
        return made;
      });
      return get(artistId, uuid);
    },

    /** Changes some fields. @throws ApiError NOT_FOUND for another's, ARTWORK_STALE where it was saved meanwhile */
    async update(actor: SignedIn, uuid: string, { version, fields }: DraftUpdate): Promise<ArtworkDraft> {
      const artistId = await getArtistId(actor);
      const isSaved = await repository.update(artistId, { uuid, version }, fields);
      const draft = await get(artistId, uuid);
      if (!isSaved) throw new ApiError('ARTWORK_STALE');
      return draft;
    },

    /** Changes the same fields of several drafts, or of none. @throws ApiError NOT_FOUND where one is another's */
    async updateAll(actor: SignedIn, { uuids, fields }: DraftsUpdate): Promise<ArtworkDraft[]> {
      const artistId = await getArtistId(actor);
      const distinct = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
      if (!(await repository.updateAll(artistId, distinct, fields))) throw notFound();
      return getAll(artistId, distinct);
    },

    /** @throws ApiError NOT_FOUND for another's draft */
    async remove(actor: SignedIn, uuid: string): Promise<null> {
      const artistId = await getArtistId(actor);
      if (!(await repository.remove(artistId, uuid))) throw notFound();
      return null;
    },
  };
}
