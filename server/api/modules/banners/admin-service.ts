import { cacheTags, type CacheTag } from '@/lib/cache-tags';
import type { AdminBanner, AdminBannerRow, BannerCreate, BannerOrder } from '@/lib/contracts/admin/banner';
import * as adminMessages from '@/lib/messages/admin';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import { createManagedService } from '@/server/api/http/managed-service';
import { isWithin } from './period';
import type { AdminBannerRepository, ManagedBanner } from './admin-repository';

interface AdminBannerDependencies {
  repository: AdminBannerRepository;
  /** Whether a film is in the storage. */
  hasVideo: (id: string) => Promise<boolean>;
  invalidate: (tags: readonly CacheTag[]) => void;
  clock: () => Date;
}

export type AdminBannerService = ReturnType<typeof createAdminBannerService>;

/** Banners as operators hang them (O-91). */
export function createAdminBannerService(deps: AdminBannerDependencies) {
  const { repository, hasVideo, invalidate, clock } = deps;
  const changed = () => invalidate([cacheTags.banners]);

  const managed = createManagedService({
    repository: {
      ...repository,
      // A new banner hangs behind the others.
      add: async (values: ReturnType<typeof valuesOf> & { uuid: string }, actorId: string) => {
        const position = await repository.nextPosition(values.placement);
        return repository.add({ ...values, position, updatedAt: clock() }, actorId);
      },
    },
    clock,
    valuesOf,
    presentLine: (row: ManagedBanner) => presentLine(row, clock()),
    present: (row: ManagedBanner) => present(row, clock()),
    changed,
  });

  function valuesOf({ linkType, ...body }: BannerCreate) {
    const period = { showFrom: momentOf(body.showFrom), showUntil: momentOf(body.showUntil) };
    return {
      ...body,
      ...period,
      videoId: body.mediaType === 'MP4' ? body.videoId : null,
      linkArticleUuid: linkType === 'ARTICLE' ? body.linkArticleUuid : null,
      linkArtistId: linkType === 'ARTIST' ? body.linkArtistId : null,
      linkPath: linkType === 'PATH' ? body.linkPath : null,
      isWithinPeriod: isWithin(period, clock()),
    };
  }

  /** @throws ApiError UNPROCESSABLE for what the banner names and isn't there */
  async function assertKnown({ imageId, phoneImageId, videoId, ...banner }: BannerCreate): Promise<void> {
    const known = await repository.knownImages(phoneImageId === null ? [imageId] : [imageId, phoneImageId]);
    const { linkType, linkArticleUuid, linkArtistId } = banner;
    const faults = [
      known.has(imageId) ? null : ['imageId', adminMessages.imageRequired],
      phoneImageId === null || known.has(phoneImageId) ? null : ['phoneImageId', adminMessages.imageRequired],
      banner.mediaType === 'IMAGE' || (videoId !== null && (await hasVideo(videoId)))
        ? null
        : ['videoId', adminMessages.videoRequired],
      linkType !== 'ARTICLE' || (linkArticleUuid !== null && (await repository.hasArticle(linkArticleUuid)))
        ? null
        : ['linkArticleUuid', adminMessages.linkTargetGone],
      linkType !== 'ARTIST' || (linkArtistId !== null && (await repository.hasArtist(linkArtistId)))
        ? null
        : ['linkArtistId', adminMessages.linkTargetGone],
    ];
    const errors = faults.flatMap((fault) =>
      fault === null ? [] : [{ field: fault[0] ?? '', message: fault[1] ?? '' }],
    );
    if (errors.length > 0) throw new ApiError('UNPROCESSABLE', { errors });
  }

  return {
    ...managed,

    async create(actor: SignedIn, body: BannerCreate, newUuid: string): Promise<AdminBanner> {
      await assertKnown(body);
      return managed.create(actor, body, newUuid);
    },

    async update(actor: SignedIn, uuid: string, version: number, body: BannerCreate): Promise<AdminBanner> {
      await assertKnown(body);
      return managed.update(actor, uuid, version, body);
    },

    /**
     * Puts all banners of a placement into an order.
     * @throws ApiError ORDER_CHANGED if the banners, or the order that was seen, have changed
     */
    async reorder({ accountId }: SignedIn, order: BannerOrder): Promise<void> {
      if (!(await repository.reorder(order, accountId))) throw new ApiError('ORDER_CHANGED');
      changed();
    },
  };
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

function standingOf({ isActive, isWithinPeriod, showFrom }: ManagedBanner['banner'], now: Date) {
  if (!isActive) return 'OFF';
  if (isWithinPeriod) return 'SHOWN';
  return showFrom !== null && showFrom > now ? 'UPCOMING' : 'OVER';
}

function presentLine({ banner, image }: ManagedBanner, now: Date): AdminBannerRow {
  const { uuid, placement, mediaType, title } = banner;
  return {
    ...{ uuid, placement, mediaType, title, image },
    standing: standingOf(banner, now),
    showFrom: banner.showFrom?.toISOString() ?? null,
    showUntil: banner.showUntil?.toISOString() ?? null,
    updatedAt: banner.updatedAt.toISOString(),
  };
}

function present(row: ManagedBanner, now: Date): AdminBanner {
  const { imageId, phoneImageId, videoId, alt, eyebrow, subTitle, note, isActive, version } = row.banner;
  const { linkArticleUuid, linkArtistId, linkPath } = row.banner;
  return {
    ...presentLine(row, now),
    ...{ imageId, phoneImageId, videoId, alt, eyebrow, subTitle, note, isActive, version },
    phoneImage: row.phoneImage,
    linkType: linkTypeOf(row.banner),
    ...{ linkArticleUuid, linkArtistId, linkPath },
  };
}

function linkTypeOf(banner: ManagedBanner['banner']): AdminBanner['linkType'] {
  if (banner.linkArticleUuid !== null) return 'ARTICLE';
  if (banner.linkArtistId !== null) return 'ARTIST';
  return banner.linkPath === null ? 'NONE' : 'PATH';
}
