import { cacheTags } from '@/lib/cache-tags';
import type { CacheTag } from '@/lib/cache-tags';
import type { FieldError } from '@/lib/contracts/envelope';
import { artworkTextsSchema, type ArtworkTexts } from '@/lib/contracts/studio-artwork';
import type { DraftsPublished } from '@/lib/contracts/studio-draft';
import * as studioMessages from '@/lib/messages/studio';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import { checkBody } from '@/server/api/http/validation';
import { artworkColumns } from '@/server/api/modules/studio-artworks/service';
import { fieldsOf } from './presenter';
import type { DraftRepository, DraftRow, ReadyDraft } from './repository';

interface PublishDependencies {
  repository: DraftRepository;
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type PublishService = ReturnType<typeof createPublishService>;

/** Drafts become artworks. */
export function createPublishService({ repository, invalidate }: PublishDependencies) {
  return {
    /**
     * Publishes the drafts that keep the rules of an artwork, and says what the others lack. An artwork keeps its draft's
     * uuid, so one that was published before counts as published.
     * @throws ApiError NOT_FOUND without an artist, ARTWORKS_FULL where they are too many; nothing is published then
     */
    async publish({ accountUuid }: SignedIn, uuids: readonly string[]): Promise<DraftsPublished> {
      const artist = await repository.findArtist(accountUuid);
      if (artist === null) throw notFound();
      const asked = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
      const drafts = new Map((await repository.listOwn(artist.id, asked)).map((row) => [row.uuid, row]));
      const ready: ReadyDraft[] = [];
      const errors = new Map<string, readonly FieldError[]>();
      for (const uuid of asked) {
        const row = drafts.get(uuid);
        const checked = row === undefined ? MISSING : checkBody(artworkTextsSchema, fieldsOf(row));
        if (!checked.isValid) errors.set(uuid, checked.errors);
        else if (row !== undefined) ready.push(readyDraft(row, checked.value));
      }
      const published = await repository.publish(artist.id, ready);
      if (published === null) throw new ApiError('ARTWORKS_FULL');
      if (published.length > 0) {
        const { id } = artist;
        invalidate([cacheTags.artworks(id), cacheTags.artist(id), cacheTags.artists]);
      }
      const others = asked.filter((uuid) => !published.includes(uuid));
      const before = new Set(others.length === 0 ? [] : await repository.listArtworks(artist.id, others));
      return {
        published: asked.filter((uuid) => published.includes(uuid) || before.has(uuid)),
        refused: others
          .filter((uuid) => !before.has(uuid))
          .map((uuid) => ({ uuid, errors: [...(errors.get(uuid) ?? stale())] })),
      };
    },
  };
}

/** The artwork that a draft becomes. */
function readyDraft({ uuid, version, image, original }: DraftRow, texts: ArtworkTexts): ReadyDraft {
  return { uuid, version, columns: artworkColumns(texts, { image, original }) };
}

const MISSING = {
  isValid: false,
  errors: [{ field: 'uuid', message: studioMessages.importNoArtwork }],
} as const;
/** The draft was changed while it was checked. */
const stale = (): FieldError[] => [{ field: 'version', message: studioMessages.artworkStale }];
