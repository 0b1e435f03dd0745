/** The storage folder of a medium. Media are spread over 256 folders. */
export const mediaFolder = (id: string): string => `media/${id.slice(0, 2)}/${id}`;

export type VariantFormat = 'avif' | 'webp' | 'jpg';

/** The key of a master, which variants are made from. Masters are never served. */
export const masterKey = (id: string): string => `${mediaFolder(id)}/master.webp`;
export const variantKey = (id: string, width: number, format: VariantFormat): string =>
  `${mediaFolder(id)}/${width}.${format}`;
export const shareKey = (uuid: string, version: string): string =>
  `media/share/${uuid.slice(0, 2)}/${uuid}/${version}.jpg`;
export const videoKey = (id: string): string => `${mediaFolder(id)}/video.mp4`;

/** The id of a medium: the first 32 hex digits of its SHA-256. */
export const MEDIA_ID = /^[0-9a-f]{32}$/;
