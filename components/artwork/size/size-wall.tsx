import { Fragment, type CSSProperties } from 'react';
import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { SoftLink } from '@/components/ui/action/soft-link';
import { ArtImage } from '@/components/ui/image/art-image';
import { Person } from '@/components/ui/image/person';
import { CHAIR_CM, DOOR_CM, EYE_CM, hang, PERSON_CM, wallHeight } from '@/lib/artwork/hanging';
import type { SizedArtwork, TrueSize } from '@/lib/contracts/true-size';
import { artistName, artworkAlt, artworkTitle } from '@/lib/format/names';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './size-wall.module.css';

/** Centimetres that the door, the person, the chair and the spaces around them take. */
const FURNITURE_CM = 330;
/** The space between two works, and the least that a label takes. */
const GAP_CM = 48;
const LABEL_CM = 80;

/** The lengths of the style sheet, in centimetres. */
const LENGTHS = { '--eye': EYE_CM, '--person': PERSON_CM, '--chair': CHAIR_CM, '--door': DOOR_CM };

/** The wall: one unit for all, which is as large as the screen allows. The first work has its measures. */
export function SizeWall({ works, artist }: { works: readonly SizedArtwork[]; artist: TrueSize['artist'] }) {
  const [current] = works;
  const widths = works.map(({ dimensions }) => Math.max(dimensions.width, LABEL_CM) + GAP_CM);
  const style = {
    '--top': wallHeight(works.map(({ dimensions }) => dimensions)),
    '--total': FURNITURE_CM + widths.reduce((sum, width) => sum + width, 0),
    '--current': current?.dimensions.width,
    ...LENGTHS,
  } as CSSProperties;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
    <section className={styles.scroller} tabIndex={0} aria-label="벽. 옆으로 밀어서 봅니다.">
      <div className={styles.wall} style={style}>
        <p className={`num ${styles.eye}`}>
          <span>눈높이 {EYE_CM} cm</span>
        </p>
        <div className={styles.door} aria-hidden="true">
          <i />
        </div>
        <div className={styles.person} role="img" aria-label={`키 ${PERSON_CM} cm인 사람`}>
          <b className="num">{PERSON_CM} cm</b>
          <Person className={styles.figure} />
        </div>
        {works.map((work, index) => (
          <Fragment key={work.uuid}>
            <HungWork work={work} artist={artist} isCurrent={index === 0} />
            {index === 0 ? <Chair /> : null}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

function HungWork({
  work,
  artist,
  isCurrent,
}: {
  work: SizedArtwork;
  artist: TrueSize['artist'];
  isCurrent: boolean;
}) {
  const { height, width, depth } = work.dimensions;
  const { bottom, plinth } = hang(work.dimensions);
  const style = { '--w': width, '--h': height, '--b': bottom } as CSSProperties;
  return (
    <figure className={styles.work} style={style} data-current={isCurrent ? '' : undefined}>
      <div className={styles.up}>
        <div className={styles.picture}>
          <SoftLink
            href={artworkPaths.page(work.uuid)}
            aria-label={`〈${artworkTitle(work)}〉 작품으로 가기`}
          >
            <ArtImage
              image={work.image}
              alt={artworkAlt(artistName(artist), work)}
              sizes={isCurrent ? '(max-width: 768px) 70vw, 40vw' : '(max-width: 768px) 40vw, 25vw'}
              fit="contain"
              priority={isCurrent}
            />
          </SoftLink>
          {isCurrent ? (
            <>
              <b className={`num ${styles.down}`}>
                <span>{height} cm</span>
              </b>
              <b className={`num ${styles.across}`}>
                <span>{width} cm</span>
              </b>
            </>
          ) : null}
        </div>
        {plinth === 0 ? null : (
          <div className={styles.plinth}>
            <span className="num">깊이 {depth} cm</span>
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        <ArtworkCardLabel work={work} />
      </figcaption>
    </figure>
  );
}

function Chair() {
  return (
    <div className={styles.chair} role="img" aria-label={`높이 ${CHAIR_CM} cm인 의자`}>
      <svg viewBox="0 0 46 82" aria-hidden="true" focusable="false">
        <path d="M3.500 0h2.600l3.400 41H43a2 2 0 0 1 2 2v1.600h-1.500L45 82h-2.300l-2.400-36H10.600L8 82H5.700L8 45Z" />
      </svg>
    </div>
  );
}
