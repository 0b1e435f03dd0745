import pLimit from 'p-limit';
import { formatArticlePeriod } from '@/lib/format/article-period';
import * as filePaths from '@/lib/paths/file';
import { site, type BrandImage } from '@/lib/site';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import { masterKey, shareKey } from './keys';
import type { MediaRepository } from './repository';
import type { Seal } from './seal';
import type { ShareCard } from './share-image';

type SharedArticle = NonNullable<Awaited<ReturnType<MediaRepository['findSharedArticle']>>>;

interface ShareDependencies {
  storage: Storage;
  repository: Pick<MediaRepository, 'findSharedArticle'>;
  encoder: Encoder;
}

/** Platforms cut a maskable icon to a circle, so that its letter is smaller. */
const ICONS: Readonly<Record<Exclude<BrandImage, 'og.jpg'>, Omit<Seal, 'letter'>>> = {
  'apple-icon.png': { size: 180, scale: 0.6 },
  'icon-192.png': { size: 192, scale: 0.6 },
  'icon-512.png': { size: 512, scale: 0.6 },
  'icon-maskable-512.png': { size: 512, scale: 0.45 },
};
const QUEUE_MAX = 50;
const SITE_NAME = { korean: site.nameKo, latin: site.nameEn };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const VERSION = /^[\da-z]{1,12}$/;

export type ShareService = ReturnType<typeof createShareService>;

/** The share images of articles: one for each version of an article, made on the first request and kept. */
export function createShareService({ storage, repository, encoder }: ShareDependencies) {
  // One image at a time: only the few programs that preview links request them.
  const limit = pLimit(1);
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(key: string, article: SharedArticle): Promise<Uint8Array> {
    const master = article.imageId === null ? null : await storage.read(masterKey(article.imageId));
    if (master === null) throw notFound();
    const bytes = await encoder.compose(master, cardOf(article));
    await storage.put(key, bytes);
    return bytes;
  }

  const brand = new Map<BrandImage, Promise<Uint8Array>>();

  async function drawBrand(name: BrandImage): Promise<Uint8Array> {
    const letter = Array.from(site.nameKo)[0] ?? '';
    if (name !== 'og.jpg') return encoder.seal({ letter, ...ICONS[name] });
    const card = { siteName: SITE_NAME, label: '', title: site.tagline, caption: site.description };
    return encoder.compose(await encoder.seal({ letter, ...ICONS['icon-512.png'] }), card);
  }

  return {
    /** An icon or the default picture beside links, with the name that the operator gave the site. */
    getBrandImage(name: BrandImage): Promise<Uint8Array> {
      const image = brand.get(name) ?? limit(() => drawBrand(name));
      brand.set(name, image);
      image.catch(() => brand.delete(name));
      return image;
    },

    /**
     * The share image of a version of a published article, or the address of the current version's image.
     * @throws ApiError NOT_FOUND for every other address
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
  const period = formatArticlePeriod(article);
  const facts = [period, article.location].filter((text) => text !== null).join(' · ');
  return {
    siteName: SITE_NAME,
    label: number === null ? type : `${type} No. ${number}`,
    title,
    caption: type === 'SPECIAL' ? (subTitle ?? '') : facts,
  };
}
