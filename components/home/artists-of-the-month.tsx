import clsx from 'clsx';
import { RailCard, railClass } from '@/components/artwork/rail-card';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Carousel } from '@/components/ui/image/carousel';
import { Printed } from '@/components/ui/printed';
import { SoftLink } from '@/components/ui/action/soft-link';
import { TextLink } from '@/components/ui/action/text-link';
import type { HomeArtist } from '@/lib/contracts/artist';
import type { ArtworkCard } from '@/lib/contracts/artwork';
import { artistName, artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as homeLimits from '@/lib/limits/home';
import styles from './artists-of-the-month.module.css';

/** The sides of a square work, in CSS pixels; others have its area. */
const SIDES = { narrow: 190, wide: 280 };

/**
 * 이달의 작가: each with a rail of works that stand on one line and run off the edge. The rails
 * turn; nothing else of it is hydrated.
 */
export function ArtistsOfTheMonth({ artists }: { artists: readonly HomeArtist[] }) {
  if (artists.length === 0) return null;
  return (
    <section className="sec wrap" id="artists-of-the-month">
      <div className="sh">
        <h2 className="t-h2">이달의 작가</h2>
        <TextLink href={artistPaths.list()}>작가 전체 보기</TextLink>
      </div>
      {artists.map((artist) => (
        <ArtistRow key={artist.uuid} artist={artist} />
      ))}
      <hr className="rule" />
    </section>
  );
}

function ArtistRow({ artist }: { artist: HomeArtist }) {
  const name = artistName(artist);
  const href = artistPaths.page(artist.userAccountId);
  const total = artist.artWorks.length;
  return (
    <section className={styles.row} aria-label={name}>
      <Printed as="div" className={styles.who}>
        <SoftLink isReady href={href} className={styles.portrait} tabIndex={-1} aria-hidden="true">
          <ArtImage
            image={artist.image}
            alt=""
            sizes="(max-width: 768px) 96px, 236px"
            fit="cover"
            maxWidth={480}
          />
        </SoftLink>
        <div>
          <div className={styles.name}>
            <h3 className="t-h3">
              <SoftLink isReady href={href}>
                {name}
              </SoftLink>
            </h3>
            <LikeButton type={artist.likeType} uuid={artist.uuid} name={name} />
          </div>
          {artist.nameEn === null || artist.nameEn === name ? null : (
            <p className={`t-en ${styles.latin}`} lang="en">
              {artist.nameEn}
            </p>
          )}
          {artist.introduction === null ? null : (
            <p className={`t-cap pre ${styles.intro}`}>{artist.introduction}</p>
          )}
        </div>
      </Printed>
      {total === 0 ? null : (
        <Carousel
          label={`${name}의 작품`}
          noun="작품"
          total={total}
          delayMs={homeLimits.artistCarouselDelayPerArtworkMs * total}
          viewportClassName={styles.rail}
        >
          <Printed as="ol" className={clsx(railClass, styles.works)}>
            {artist.artWorks.map((work) => (
              <Work key={work.uuid} work={work} artist={name} />
            ))}
          </Printed>
        </Carousel>
      )}
    </section>
  );
}

function Work({ work, artist }: { work: ArtworkCard; artist: string }) {
  return (
    <RailCard
      work={work}
      artist={artist}
      sides={SIDES}
      labelClassName={styles.label}
      renderLink={(picture, className) => (
        <SoftLink className={className} href={artworkPaths.page(work.uuid)}>
          {picture}
        </SoftLink>
      )}
    >
      <LikeButton type={work.likeType} uuid={work.uuid} name={`〈${artworkTitle(work)}〉`} />
    </RailCard>
  );
}
