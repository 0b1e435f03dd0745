import type { Banner } from '@/lib/contracts/banner';

/** The shape that phones give the frame of banners: that of the first picture that was cropped for them; null for none. */
export function phoneFrameRatio(banners: readonly Banner[]): number | null {
  const image = banners.find(({ phoneImage }) => phoneImage !== null)?.phoneImage ?? null;
  return image === null ? null : Math.round((image.width / image.height) * 1000) / 1000;
}
