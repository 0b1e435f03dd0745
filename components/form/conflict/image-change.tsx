import { ArtImage } from '@/components/ui/image/art-image';
import type { Image } from '@/lib/contracts/image';
import type { SavedChange } from './use-conflict';

/** Lists a picture that was replaced elsewhere, beside the fields of a form; empty if it is the same. */
export function imageChange(
  label: string,
  { before, now }: { before: Image | null; now: Image | null },
): Pick<SavedChange, 'label' | 'theirs'>[] {
  if (before?.id === now?.id) return [];
  return [{ label, theirs: now === null ? '' : <ConflictPicture image={now} label={label} /> }];
}

/** A picture in the place of a text. */
function ConflictPicture({ image, label }: { image: Image; label: string }) {
  return <ArtImage image={image} alt={`먼저 저장된 ${label}`} sizes="240px" maxWidth={480} />;
}
