/** An image variant; `width` from `IMAGE_WIDTHS` or the image's own width. */
export const image = (id: string, width: number, format: 'avif' | 'webp' | 'jpg') =>
  `/media/${id}/${width}.${format}`;
/** The picture that stands beside a link to an article; one address for each of its versions. */
export const shareImage = ({ uuid, updatedAt }: { uuid: string; updatedAt: string }) =>
  `/media/share/${encodeURIComponent(uuid)}/${Date.parse(updatedAt).toString(36)}.jpg`;
export const video = (id: string) => `/media/${id}/video.mp4`;
