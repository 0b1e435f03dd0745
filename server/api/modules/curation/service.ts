import type { z } from 'zod';
import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type {
  Curation,
  homeArticlesSchema,
  homeArtistsSchema,
  homeSpecialSchema,
} from '@/lib/contracts/admin/curation';
import * as adminMessages from '@/lib/messages/admin';
import { HOME_SLOT_LABELS } from '@/lib/options/admin';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { versionOf, type CurationRepository, type HomeSlot, type SlotItem } from './repository';

interface CurationDependencies {
  repository: CurationRepository;
  invalidate: (tags: readonly CacheTag[]) => void;
}

export type CurationService = ReturnType<typeof createCurationService>;

/**
 * What the home page shows by the operator's choice (O-95). Only what is public is chosen. What is hidden later drops out of
 * the page, and is there again when it is public again.
 */
export function createCurationService({ repository, invalidate }: CurationDependencies) {
  async function get(): Promise<Curation> {
    const rows = await repository.list();
    const of = (slot: HomeSlot) => rows.filter((row) => row.slot === slot);
    const [artists, special, articles] = [of('ARTIST'), of('SPECIAL'), of('ARTICLE')];
    const [first] = special;
    return {
      artists: { artistIds: artists.flatMap(({ artistId }) => artistId ?? []), version: versionOf(artists) },
      special: {
        articleUuid: first?.articleUuid ?? null,
        titleLines: first?.titleLines ?? [],
        version: versionOf(special),
      },
      articles: {
        articleUuids: articles.flatMap(({ articleUuid }) => articleUuid ?? []),
        version: versionOf(articles),
      },
    };
  }

  async function fill(
    { accountId }: SignedIn,
    slot: HomeSlot,
    version: string | undefined,
    items: readonly SlotItem[],
  ): Promise<Curation> {
    const saving = { slot, version, actorId: accountId, label: HOME_SLOT_LABELS[slot] };
    if (!(await repository.fill(saving, items))) throw new ApiError('CONTENT_STALE');
    invalidate([cacheTags.home]);
    return get();
  }

  const assert = (isTrue: boolean, field: string, message: string) => {
    if (!isTrue) throw new ApiError('UNPROCESSABLE', { errors: [{ field, message }] });
  };

  return {
    get,

    /** @throws ApiError CONTENT_STALE; UNPROCESSABLE for an artist who isn't public */
    async setArtists(actor: SignedIn, body: z.output<typeof homeArtistsSchema>): Promise<Curation> {
      const { artistIds, version } = body;
      const known = artistIds.length === 0 ? 0 : await repository.countPublicArtists(artistIds);
      assert(known === artistIds.length, 'artistIds', adminMessages.notPublic);
      return fill(
        actor,
        'ARTIST',
        version,
        artistIds.map((artistId) => ({ artistId })),
      );
    },

    /** @throws ApiError CONTENT_STALE; UNPROCESSABLE for an article that isn't a published special */
    async setSpecial(actor: SignedIn, body: z.output<typeof homeSpecialSchema>): Promise<Curation> {
      const { articleUuid, titleLines, version } = body;
      if (articleUuid === null) return fill(actor, 'SPECIAL', version, []);
      const [type] = await repository.typesOfPublished([articleUuid]);
      assert(type !== undefined, 'articleUuid', adminMessages.notPublic);
      assert(type === 'SPECIAL', 'articleUuid', adminMessages.specialOnly);
      const lines = titleLines.length === 0 ? null : titleLines;
      return fill(actor, 'SPECIAL', version, [{ articleUuid, titleLines: lines }]);
    },

    /** @throws ApiError CONTENT_STALE; UNPROCESSABLE for an article that isn't published */
    async setArticles(actor: SignedIn, body: z.output<typeof homeArticlesSchema>): Promise<Curation> {
      const { articleUuids, version } = body;
      const types = articleUuids.length === 0 ? [] : await repository.typesOfPublished(articleUuids);
      assert(types.length === articleUuids.length, 'articleUuids', adminMessages.notPublic);
      return fill(
        actor,
        'ARTICLE',
        version,
        articleUuids.map((articleUuid) => ({ articleUuid })),
      );
    },
  };
}
