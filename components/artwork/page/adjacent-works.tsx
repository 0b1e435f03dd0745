import { SoftLink } from '@/components/ui/action/soft-link';
import { Icon } from '@/components/ui/icon';
import { ArtImage } from '@/components/ui/image/art-image';
import type { AdjacentArtwork, ArtworkPage } from '@/lib/contracts/artwork-page';
import { artistName, artworkTitle, titleLanguage } from '@/lib/format/names';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './adjacent-works.module.css';

/** Links to the works before and after in the artist's order. */
export function AdjacentWorks({ artist, previous, next }: Pick<ArtworkPage, 'artist' | 'previous' | 'next'>) {
  if (previous === null && next === null) return null;
  const words = (work: AdjacentArtwork, label: string) => (
    <span>
      {label}
      <b className={styles.title} lang={titleLanguage(work)}>
        {artworkTitle(work)}
      </b>
      {artistName(artist)}
    </span>
  );
  const picture = ({ image }: AdjacentArtwork) => (
    <span className={styles.picture}>
      <ArtImage image={image} alt="" sizes="120px" fit="contain" maxWidth={320} />
    </span>
  );
  return (
    <nav className={`wrap no-print ${styles.adjacent}`} aria-label="앞뒤 작품">
      {previous === null ? null : (
        <SoftLink isReady href={artworkPaths.page(previous.uuid)} rel="prev">
          <Icon name="previous" />
          {picture(previous)}
          {words(previous, '이전 작품')}
        </SoftLink>
      )}
      {next === null ? null : (
        <SoftLink isReady href={artworkPaths.page(next.uuid)} rel="next" className={styles.next}>
          {words(next, '다음 작품')}
          {picture(next)}
          <Icon name="next" />
        </SoftLink>
      )}
    </nav>
  );
}
