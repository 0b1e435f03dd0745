import { CardRail } from '@/components/artwork/card-rail';
import { LikeButton } from '@/components/like/like-button';
import { SoftLink } from '@/components/ui/action/soft-link';
import { TextLink } from '@/components/ui/action/text-link';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ArtworkPage } from '@/lib/contracts/artwork-page';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './work-artist.module.css';

/** In CSS pixels. */
const SIDES = { narrow: 158, wide: 206 };
const SPACES = { narrow: 24, wide: 44 };

/** The artist of the work with other works on one line. */
export function WorkArtist({ artist, others }: Pick<ArtworkPage, 'artist' | 'others'>) {
  const name = artistName(artist);
  const href = artistPaths.page(artist.userAccountId);
  return (
    <section className={`wrap ${styles.row}`} aria-label={`작가 ${name}`}>
      <div className={styles.who}>
        <SoftLink isReady href={href} className={styles.portrait} tabIndex={-1} aria-hidden="true">
          <ArtImage
            image={artist.image}
            alt=""
            sizes="(max-width: 768px) 96px, 164px"
            fit="cover"
            maxWidth={480}
          />
        </SoftLink>
        <div className={styles.words}>
          <div className={styles.name}>
            <h2 className="t-h4">
              <SoftLink isReady href={href}>
                {name}
              </SoftLink>
            </h2>
            <LikeButton type={artist.likeType} uuid={artist.uuid} name={name} />
          </div>
          {artist.nameEn === null || artist.nameEn === name ? null : (
            <p className="t-en" lang="en">
              {artist.nameEn}
            </p>
          )}
          {artist.introduction === null ? null : <p className="t-small muted pre">{artist.introduction}</p>}
          <TextLink href={`${href}#works`} className={styles.all}>
            작가의 작품 <span className="num">{artist.artworkCount}</span>
          </TextLink>
        </div>
      </div>
      {others.length === 0 ? null : (
        <div className={styles.rail}>
          <CardRail
            works={others}
            label={`${name}의 다른 작품`}
            artist={name}
            sides={SIDES}
            spaces={SPACES}
            renderLink={({ uuid }, picture, className) => (
              <SoftLink isReady className={className} href={artworkPaths.page(uuid)}>
                {picture}
              </SoftLink>
            )}
            renderLike={(work) => (
              <LikeButton type={work.likeType} uuid={work.uuid} name={`〈${artworkTitle(work)}〉`} />
            )}
          />
        </div>
      )}
    </section>
  );
}
