import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArticleDetail } from '@/lib/contracts/article';
import type { CreditedArtwork } from '@/lib/contracts/artwork';
import { artistName, artworkAlt } from '@/lib/format/names';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './work-caption.module.css';

/** The wall label of an artwork in an article, which leads to the artwork. */
export function WorkCaption({ artwork }: { artwork: CreditedArtwork }) {
  return (
    <figcaption className={styles.caption}>
      <SoftLink href={artworkPaths.page(artwork.uuid)}>
        <ArtworkCardLabel work={artwork} artist={artistName(artwork.artist)} />
      </SoftLink>
    </figcaption>
  );
}

/** The source of a picture in an article. */
export function PictureCredit({ credit }: { credit: string }) {
  return <figcaption className={`t-cap muted ${styles.caption}`}>{credit}</figcaption>;
}

/** The alternative text of the picture that an article opens with. */
export const openingAlt = ({
  title,
  openingArtwork: artwork,
}: Pick<ArticleDetail, 'title' | 'openingArtwork'>): string =>
  artwork === null ? `${title} 대표 이미지` : artworkAlt(artistName(artwork.artist), artwork);
