/** An image variant; `width` from `IMAGE_WIDTHS` or the image's own width. */
export const image = (id: string, width: number, format: 'avif' | 'webp' | 'jpg') =>
  `/media/${id}/${width}.${format}`;
/** The picture beside a link to an article, an artist or an artwork: `shareImagePath` of `lib/seo` knows the version. */
export const shareImage = ({ uuid, version }: { uuid: string; version: string }) =>
  `/media/share/${encodeURIComponent(uuid)}/${version}.jpg`;
/** The folder of an image's variants. */
export const images = (id: string) => `/media/${id}/`;
export const video = (id: string) => `/media/${id}/video.mp4`;
/** An icon or the default picture beside links, drawn with the site's name. */
export const brandImage = (name: string) => `/media/share/site/${name}`;
