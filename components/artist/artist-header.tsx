import { CopyLinkButton } from '@/components/artwork/copy-link-button';
import { VideoLinkButton } from '@/components/artwork/video-link-button';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/art-image';
import { Printed } from '@/components/ui/printed';
import type { ArtistDetail } from '@/lib/contracts/artist';
import { namedGenres } from '@/lib/format/genres';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { interviewLinks } from '@/lib/video/interview-links';
import { parseWebLink } from '@/lib/video/video-embed';
import styles from './artist-header.module.css';

const PORTRAIT_SIZES = '(max-width: 768px) 260px, (max-width: 1440px) 30vw, 421px';

/** The head of the artist's page: portrait, names, introduction, areas, film, interviews, like and share. */
export function ArtistHeader({ artist }: { artist: ArtistDetail }) {
  const name = artistName(artist);
  const genres = genreLine(artist);
  const areas = [artist.domesticArea, artist.overseasArea].filter(Boolean).join(' · ');
  const interviews = interviewLinks(artist.interviews);
  const hasVideo = artist.videoLink !== null && parseWebLink(artist.videoLink) !== null;
  return (
    <section className={`wrap ${styles.header}`}>
      <Printed as="div" className={styles.portrait}>
        <ArtImage
          image={artist.image}
          alt={`${name} 작가 사진`}
          sizes={PORTRAIT_SIZES}
          fit="cover"
          priority
          maxWidth={960}
        />
      </Printed>
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
        <div className={styles.actions}>
          <LikeButton
            type={artist.likeType}
            uuid={artist.uuid}
            name={name}
            variant="labelled"
            count={artist.followerCount}
          />
          <CopyLinkButton title={name} path={artistPaths.page(artist.userAccountId)} />
        </div>
      </div>
    </section>
  );
}

/** `서양화 · 설치` */
const genreLine = (artist: ArtistDetail) =>
  namedGenres(artist)
    .map(({ name }) => name)
    .join(' · ');
