import type { MouseEvent } from 'react';
import textLink from '@/components/ui/action/text-link.module.css';
import { SoftLink } from '@/components/ui/action/soft-link';
import { isPlainClick } from '@/lib/browser/plain-click';
import { canHang } from '@/lib/artwork/hanging';
import { editionLabel } from '@/lib/format/edition';
import { artistName, artworkTitle, titleLanguage } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import { interviewLinks } from '@/lib/video/interview-links';
import { VideoLinkButton } from './video-link-button';
import styles from './viewer-label.module.css';
import type { ViewerWork } from './viewer-source';

interface ViewerLabelProps {
  work: ViewerWork | undefined;
  /** Leaves the room. */
  onClose: () => void;
}

/** The wall label at the lower right, with what there is to see and read about the artist's work. */
export function ViewerLabel({ work, onClose }: ViewerLabelProps) {
  if (work === undefined) return <div className={styles.label} aria-hidden="true" />;
  const { artist } = work;
  const name = artistName(artist);
  const hasSize = canHang(work.dimensions ?? null);
  const englishTitle = work.title === null ? null : work.titleEn;
  const interviews = interviewLinks(artist.interviews);
  // The room may be open over this very artist's page: leaving it is the way there.
  const toArtist = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || event.currentTarget.pathname !== window.location.pathname) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div key={work.uuid} className={styles.label}>
      <p className={styles.by}>
        <SoftLink href={artistPaths.page(artist.userAccountId)} onClick={toArtist}>
          {name}
        </SoftLink>
        {artist.nameKo !== null && artist.nameEn !== null ? (
          <span className="t-en" lang="en">
            {artist.nameEn}
          </span>
        ) : null}
      </p>
      <h3 className={`t-h3 ${styles.title}`} lang={titleLanguage(work)}>
        {artworkTitle(work)}
      </h3>
      <p className="t-cap">
        {englishTitle === null ? null : <span lang="en">{englishTitle}, </span>}
        <span className="num">{work.year}</span>
      </p>
      <p className={`t-cap num ${styles.facts}`}>
        {work.material}
        <br />
        {work.size}
        {work.edition === null ? null : (
          <>
            <br />
            {editionLabel(work, '에디션')}
          </>
        )}
      </p>
      {work.description ? <p className={`t-cap pre ${styles.description}`}>{work.description}</p> : null}
      {artist.videoLink === null && interviews.length === 0 && !hasSize ? null : (
        <ul className={styles.links}>
          {hasSize ? (
            <li>
              <SoftLink className={textLink.link} href={artworkPaths.trueSize(work.uuid)}>
                실제 크기로 보기
              </SoftLink>
            </li>
          ) : null}
          {artist.videoLink === null ? null : (
            <li>
              <VideoLinkButton className={textLink.link} link={artist.videoLink} title={`${name} 작업 영상`}>
                작업 영상 보기
              </VideoLinkButton>
            </li>
          )}
          {interviews.map(({ key, title, href }) => (
            <li key={key}>
              <a className={textLink.link} href={href} target="_blank" rel="noopener noreferrer">
                인터뷰, {title}
                <span className="vh"> (새 창)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
