import { VideoLinkButton } from '@/components/artwork/video-link-button';
import type { ReactNode } from 'react';
import type { ArtistDetail } from '@/lib/contracts/artist';
import { namedGenres } from '@/lib/format/genres';
import { artistName } from '@/lib/format/names';
import { interviewLinks } from '@/lib/video/interview-links';
import { parseWebLink } from '@/lib/text/web-link';
import styles from './artist-header.module.css';

/** What the head says of an artist. */
type ArtistHeadFacts = Pick<
  ArtistDetail,
  | 'nameKo'
  | 'nameEn'
  | 'introduction'
  | 'activityGenreTypes'
  | 'activityGenreEtc'
  | 'domesticArea'
  | 'overseasArea'
  | 'videoLink'
  | 'interviews'
>;

interface ArtistHeadProps {
  artist: ArtistHeadFacts;
  /** The portrait in an element of this class. */
  renderPortrait: (className: string | undefined) => ReactNode;
  /** What can be done with the page: like, share. */
  actions?: ReactNode;
}

/** The head of an artist's page in its form: the page itself and the preview of an artist who is typing show it. */
export function ArtistHead({ artist, renderPortrait, actions }: ArtistHeadProps) {
  const name = artistName(artist);
  const genres = genreLine(artist);
  const areas = [artist.domesticArea, artist.overseasArea].filter(Boolean).join(' · ');
  const interviews = interviewLinks(artist.interviews);
  const hasVideo = artist.videoLink !== null && parseWebLink(artist.videoLink) !== null;
  return (
    <section className={`wrap ${styles.header}`}>
      {renderPortrait(styles.portrait)}
      <div className={styles.words}>
        {genres === '' ? null : <p className="t-over">{genres}</p>}
        <h1 className={`t-display ${styles.name}`}>{name}</h1>
        {artist.nameKo === null || artist.nameEn === null ? null : (
          <p className={`t-en ${styles.english}`} lang="en">
            {artist.nameEn}
          </p>
        )}
        {artist.introduction ? <p className={`t-h3 bal ${styles.line}`}>{artist.introduction}</p> : null}
        {areas === '' && !hasVideo && interviews.length === 0 ? null : (
          <dl className={`t-small ${styles.facts}`}>
            {areas === '' ? null : (
              <>
                <dt>활동 지역</dt>
                <dd>{areas}</dd>
              </>
            )}
            {artist.videoLink === null || !hasVideo ? null : (
              <>
                <dt>영상</dt>
                <dd>
                  <VideoLinkButton
                    className={styles.link}
                    link={artist.videoLink}
                    title={`${name} 작업 영상`}
                  >
                    작업 영상 보기
                  </VideoLinkButton>
                </dd>
              </>
            )}
            {interviews.length === 0 ? null : (
              <>
                <dt>인터뷰</dt>
                <dd className={styles.interviews}>
                  {interviews.map(({ key, title, href }, index) => (
                    <span key={key}>
                      <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
                        {title}
                        <span className="vh"> (새 창)</span>
                      </a>
                      {index < interviews.length - 1 ? ', ' : null}
                    </span>
                  ))}
                </dd>
              </>
            )}
          </dl>
        )}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  );
}

/** `서양화 · 설치` */
const genreLine = (artist: ArtistHeadFacts) =>
  namedGenres(artist)
    .map(({ name }) => name)
    .join(' · ');
