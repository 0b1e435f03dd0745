import { ArtImage } from '@/components/ui/image/art-image';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArtistCard } from '@/lib/contracts/artist';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import styles from './person.module.css';

/** A link to the artist whom an article is about. */
export function NamedArtist({ artist, label }: { artist: ArtistCard; label: string }) {
  return (
    <SoftLink isReady className={styles.person} href={artistPaths.page(artist.userAccountId)}>
      <span className={styles.portrait}>
        <ArtImage image={artist.image} alt="" sizes="88px" fit="cover" maxWidth={320} />
      </span>
      <span className={styles.words}>
        <span className="t-cap">{label}</span>
        <span className="t-h4">
          {artistName(artist)}{' '}
          {artist.nameKo === null || artist.nameEn === null ? null : (
            <span className="t-en" lang="en">
              {artist.nameEn}
            </span>
          )}
        </span>
        <span className={styles.more}>작가 페이지로</span>
      </span>
    </SoftLink>
  );
}
