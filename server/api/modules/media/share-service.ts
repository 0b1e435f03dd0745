import pLimit from 'p-limit';
import { shareImagePath, type ShareCard } from '@/lib/seo/share-card';
import { site, type BrandImage } from '@/lib/site';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { Storage } from '@/server/providers/storage/storage';
import type { Encoder } from './encoder';
import { masterKey, shareKey } from './keys';
import type { MediaRepository } from './repository';
import { rightsXmp } from './rights';
import type { Seal } from './seal';

interface ShareDependencies {
  storage: Storage;
  repository: Pick<MediaRepository, 'findShared' | 'findRights'>;
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
const VERSION = /^[\da-z-]{1,24}$/;

export type ShareService = ReturnType<typeof createShareService>;

/** The share images of articles, artists and artworks: one for each version, made on the first request and kept. */
export function createShareService({ storage, repository, encoder }: ShareDependencies) {
  // One image at a time: only the few programs that preview links request them.
  const limit = pLimit(1);
  const making = new Map<string, Promise<Uint8Array>>();

  async function make(key: string, imageId: string, card: ShareCard): Promise<Uint8Array> {
    const master = await storage.read(masterKey(imageId));
    if (master === null) throw notFound();
    const rights = await repository.findRights(imageId);
    // Pictures beside links are never allowed to AI: they have the site's name and texts in them.
    const xmp = rightsXmp(rights === null ? null : { ...rights, allowsAi: false });
    const bytes = await encoder.compose(master, { siteName: SITE_NAME, ...card, xmp });
    await storage.put(key, bytes);
    return bytes;
  }

  const brand = new Map<BrandImage, Promise<Uint8Array>>();

  async function drawBrand(name: BrandImage): Promise<Uint8Array> {
    const letter = Array.from(site.nameKo)[0] ?? '';
    if (name !== 'og.jpg') return encoder.seal({ letter, ...ICONS[name] });
    const card = { siteName: SITE_NAME, label: '', title: site.tagline, caption: site.description };
    const seal = await encoder.seal({ letter, ...ICONS['icon-512.png'] });
    return encoder.compose(seal, { ...card, xmp: rightsXmp(null) });
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
     * The share image of a version of what is public, or the address of the current version's image.
     * @throws ApiError NOT_FOUND for every other address
     */
    async getShareImage(uuid: string, version: string): Promise<{ bytes: Uint8Array } | { movedTo: string }> {
      if (!UUID.test(uuid) || !VERSION.test(version)) throw notFound();
      const shared = await repository.findShared(uuid);
      if (shared === null) throw notFound();
      const { imageId, card } = shared;
      const present = shareImagePath(uuid, imageId, card);
      if (!present.endsWith(`/${version}.jpg`)) return { movedTo: present };
      const key = shareKey(uuid, version);
      const stored = await storage.read(key);
      if (stored !== null) return { bytes: stored };
      const running = making.get(key);
      if (running !== undefined) return { bytes: await running };
      if (limit.pendingCount > QUEUE_MAX)
        throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
      const started = limit(() => make(key, imageId, card)).finally(() => making.delete(key));
      making.set(key, started);
      return { bytes: await started };
    },
  };
}
