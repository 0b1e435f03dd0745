import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import rail from '@/components/artwork/rail.module.css';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Carousel } from '@/components/ui/image/carousel';
import { Printed } from '@/components/ui/printed';
import { SoftLink } from '@/components/ui/action/soft-link';
import { TextLink } from '@/components/ui/action/text-link';
import type { HomeArtist } from '@/lib/contracts/artist';
import type { ArtworkCard } from '@/lib/contracts/artwork';
import { artistName, artworkAlt, artworkTitle } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import * as homeLimits from '@/lib/limits/home';
import { hangingScale } from '@/lib/media/image-variants';
import styles from './artists-of-the-month.module.css';

/** The widths of a square work, in CSS pixels; others have its area. */
const NARROW = 190;
const WIDEST = 280;
/** Screens as dense as this get every pixel; the markup of a page with fifty works is half their addresses. */
const DENSITY = 2;

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
          <Printed as="ol" className={clsx(rail.works, styles.works)}>
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
  const title = artworkTitle(work);
  const scale = hangingScale(work.image);
  const width = (side: number) => `${Math.round(scale * side)}px`;
  return (
    <li className={rail.work} style={{ '--s': scale } as CSSProperties}>
      <SoftLink
        className={rail.picture}
        href={artistPaths.page(work.artistUserAccountId, { artwork: work.uuid })}
      >
        <ArtImage
          image={work.image}
          alt={artworkAlt(artist, work)}
          sizes={`(max-width: 768px) ${width(NARROW)}, ${width(WIDEST)}`}
          maxWidth={Math.round(scale * WIDEST * DENSITY)}
        />
      </SoftLink>
      <div className={rail.caption}>
        <div className={styles.label}>
          <ArtworkCardLabel work={work}>
            <LikeButton type={work.likeType} uuid={work.uuid} name={`〈${title}〉`} />
          </ArtworkCardLabel>
        </div>
      </div>
    </li>
  );
}
