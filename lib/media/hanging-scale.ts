import type { Image } from '@/lib/contracts/image';

/** √(width ÷ height), within bounds: works whose width is √ratio × one length all have the same area. */
export function hangingScale(image: Pick<Image, 'width' | 'height'>): number {
  const scale = Math.sqrt(image.width / image.height);
  return Math.round(Math.min(1.8, Math.max(0.55, scale)) * 1000) / 1000;
}
