import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArticleDetail, RelatedArtwork } from '@/lib/contracts/article';
import { artistName, artworkAlt } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import styles from './work-caption.module.css';

/** The wall label of an artwork in an article, which leads to the artwork. */
export function WorkCaption({ artwork }: { artwork: RelatedArtwork }) {
  return (
    <figcaption className={styles.caption}>
      <SoftLink href={artistPaths.page(artwork.artistUserAccountId, { artwork: artwork.uuid })}>
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
