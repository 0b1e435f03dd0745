import * as filePaths from '@/lib/paths/file';

/** The smallest width that each picture is made in. */
const WIDTH = 160;

/** Shows a picture by its id, so that an operator can distinguish it from another one. */
export function SmallPicture({ id, label }: { id: string; label: string }) {
  // oxlint-disable-next-line nextjs/no-img-element -- the API makes the variants
  return <img src={filePaths.image(id, WIDTH, 'webp')} alt={label} />;
}
