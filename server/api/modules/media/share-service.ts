import pLimit from 'p-limit';
import { formatPeriod } from '@/lib/format/day';
import * as filePaths from '@/lib/paths/file';
import { site } from '@/lib/site';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import { masterKey, shareKey } from './keys';
import type { MediaRepository } from './repository';
import type { ShareCard } from './share-image';

type SharedArticle = NonNullable<Awaited<ReturnType<MediaRepository['findSharedArticle']>>>;

interface ShareDependencies {
  storage: Storage;
  repository: Pick<MediaRepository, 'findSharedArticle'>;
  encoder: Encoder;
}

const QUEUE_MAX = 50;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const VERSION = /^[\da-z]{1,12}$/;

export type ShareService = ReturnType<typeof createShareService>;

/** The pictures beside links to articles: one for each version of an article, made when first asked for and kept. */
export function createShareService({ storage, repository, encoder }: ShareDependencies) {
  // One at a time: they are asked for by the few machines that unfurl links.
  const limit = pLimit(1);
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(key: string, article: SharedArticle): Promise<Uint8Array> {
    const master = await storage.read(masterKey(article.imageId));
    if (master === null) throw notFound();
    const bytes = await encoder.compose(master, cardOf(article));
    await storage.put(key, bytes);
    return bytes;
  }

  return {
    /**
     * The picture of a version of a published article, or where that of its present version is.
     * @throws ApiError NOT_FOUND for every other address.
     */
    async getShareImage(uuid: string, version: string): Promise<{ bytes: Uint8Array } | { movedTo: string }> {
      if (!UUID.test(uuid) || !VERSION.test(version)) throw notFound();
      const article = await repository.findSharedArticle(uuid);
      if (article === null) throw notFound();
      const present = filePaths.shareImage({ uuid, updatedAt: article.updatedAt.toISOString() });
      if (!present.endsWith(`/${version}.jpg`)) return { movedTo: present };
      const key = shareKey(uuid, version);
      const stored = await storage.read(key);
      if (stored !== null) return { bytes: stored };
      const running = making.get(key);
      if (running !== undefined) return { bytes: await running };
      if (limit.pendingCount > QUEUE_MAX)
        throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
      const started = limit(() => make(key, article)).finally(() => making.delete(key));
      making.set(key, started);
      return { bytes: await started };
    },
  };
}

function cardOf({ type, number, title, subTitle, ...article }: SharedArticle): ShareCard {
  const period = formatPeriod(article.periodFrom, article.periodTo, article.timeFrom);
  const facts = [period, article.location].filter((text) => text !== null).join(' · ');
  return {
    siteName: { korean: site.nameKo, latin: site.nameEn },
    label: number === null ? type : `${type} No. ${number}`,
    title,
    caption: type === 'SPECIAL' ? (subTitle ?? '') : facts,
  };
}
