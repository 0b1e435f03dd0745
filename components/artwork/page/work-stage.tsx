import type { CSSProperties } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ButtonLink, buttonClasses } from '@/components/ui/action/button';
import { SoftLink } from '@/components/ui/action/soft-link';
import { Icon } from '@/components/ui/icon';
import { ArtImage } from '@/components/ui/image/art-image';
import { canHang } from '@/lib/artwork/hanging';
import type { ArtworkPage } from '@/lib/contracts/artwork-page';
import { editionLabel } from '@/lib/format/edition';
import { genreName } from '@/lib/format/genres';
import { artistName, artworkAlt, artworkTitle, titleLanguage } from '@/lib/format/names';
import { LARGEST_WIDTH } from '@/lib/media/image-url';
import { imageVariantUrl } from '@/lib/media/image-variants';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import { LeadCardLink } from '@/components/artwork/lead-card-link';
import { ShareButtons } from '@/components/artwork/share-buttons';
import { SizeDrawing } from './size-drawing';
import styles from './work-stage.module.css';

/** Higher works are as high as this, in CSS pixels. */
const MAX_HEIGHT = 684;

const AI_REFUSED = '이 작품은 AI 학습에 쓸 수 없습니다';
const AI_ALLOWED = '작가가 이 작품의 AI 이용을 허용했습니다';

/** The work on its floor line with its label, and what can be done with it. */
export function WorkStage({
  page: { artwork, artist, likeCount, allowsAi, position, previous, next },
}: {
  page: ArtworkPage;
}) {
  const { uuid, image } = artwork;
  const name = artistName(artist);
  const title = artworkTitle(artwork);
  // What a reader without a script sees when the work is enlarged.
  const large = imageVariantUrl(image, LARGEST_WIDTH);
  const width = Math.round(Math.min(image.width, (MAX_HEIGHT * image.width) / image.height));
  return (
    <>
      <div className={`wrap no-print ${styles.crumb}`}>
        <SoftLink isReady href={`${artistPaths.page(artist.userAccountId)}#works`}>
          <Icon name="previous" size={16} />
          {name}의 작품
        </SoftLink>
        <div>
          {previous === null ? null : (
            <SoftLink href={artworkPaths.page(previous.uuid)} rel="prev">
              이전<span className="vh"> 작품</span>
            </SoftLink>
          )}
          <span className="num">
            <span className="vh">작품 순서 </span>
            {position + 1} / {artist.artworkCount}
          </span>
          {next === null ? null : (
            <SoftLink href={artworkPaths.page(next.uuid)} rel="next">
              다음<span className="vh"> 작품</span>
            </SoftLink>
          )}
        </div>
      </div>
      <section className={styles.stage} aria-label="작품">
        <div className={`wrap ${styles.columns}`}>
          <figure className={styles.picture} style={{ '--width': `${width}px` } as CSSProperties}>
            <LeadCardLink uuid={uuid} href={large} className={styles.enlarge}>
              <ArtImage
                image={image}
                alt={artworkAlt(name, artwork)}
                sizes={`(max-width: 768px) calc(100vw - 40px), (max-width: 1050px) calc(100vw - 80px), min(62vw, ${width}px)`}
                priority
                placeholder
              />
            </LeadCardLink>
          </figure>
          <div className={styles.plate}>
            <p className="t-over">{genreName(artwork)}</p>
            <p className={`t-h4 ${styles.by}`}>
              <SoftLink isReady href={artistPaths.page(artist.userAccountId)}>
                {name}
              </SoftLink>
            </p>
            <h1 className={`t-h1 bal ${styles.title}`} lang={titleLanguage(artwork)}>
              {title}
            </h1>
            {artwork.title === null || artwork.titleEn === null ? null : (
              <p className={`t-en ${styles.english}`} lang="en">
                {artwork.titleEn}
              </p>
            )}
            <div className={styles.facts}>
              <p>
                <span className="num">{artwork.year}</span>
                <br />
                {artwork.material}
                <br />
                <span className="num">{artwork.size}</span>
                {artwork.edition === null ? null : (
                  <>
                    <br />
                    <span className="num">{editionLabel(artwork, '에디션')}</span>
                  </>
                )}
              </p>
              {canHang(artwork.dimensions) ? (
                <SizeDrawing image={image} dimensions={artwork.dimensions} />
              ) : null}
            </div>
          </div>
        </div>
      </section>
      <div className={`wrap no-print ${styles.actions}`}>
        <div>
          <LeadCardLink uuid={uuid} href={large} className={buttonClasses({ small: true })}>
            <Icon name="enlarge" size={18} />
            확대
          </LeadCardLink>
          {canHang(artwork.dimensions) ? (
            <ButtonLink isReady small rel="nofollow" href={artworkPaths.trueSize(uuid)}>
              <Icon name="person" size={18} />
              실제 크기
            </ButtonLink>
          ) : null}
        </div>
        <div>
          <LikeButton
            type={artwork.likeType}
            uuid={uuid}
            name={`〈${title}〉`}
            variant="labelled"
            count={likeCount}
          />
          <ShareButtons title={`${title}, ${name}`} path={artworkPaths.page(uuid)} />
        </div>
        <p className={styles.ai}>
          {allowsAi ? null : <i />}
          {allowsAi ? AI_ALLOWED : AI_REFUSED}
        </p>
      </div>
    </>
  );
}
