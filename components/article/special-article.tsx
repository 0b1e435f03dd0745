import type { CSSProperties } from 'react';
import { ShareButtons } from '@/components/artwork/share-buttons';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import { NewMark } from '@/components/ui/state/status-mark';
import type { SpecialDetail } from '@/lib/contracts/article';
import { isWithinDays } from '@/lib/date/period';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import { paragraphsOf } from '@/lib/format/paragraphs';
import { pullQuote } from '@/lib/format/pull-quote';
import * as articleLimits from '@/lib/limits/article';
import * as articlePaths from '@/lib/paths/article';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import { AdjacentArticles } from './adjacent-articles';
import { ArticleMenu } from './article-menu';
import { BackToList } from './back-to-list';
import { Related } from './related';
import { SpecialBlock } from './special-block';
import { SpecialCredits } from './special-credits';
import styles from './special-article.module.css';
import { openingAlt, WorkCaption } from './work-caption';

/** Pictures of this ratio or wider span the page; taller ones hang on a mat. */
const WIDE = 1.35;

interface SpecialArticleProps {
  special: SpecialDetail;
  /** The moment that `NEW` refers to. */
  now: Date;
  /** Before it is published it can't be liked or shared. */
  isPreview?: boolean;
}

/** A special in a magazine's layout: large title, opening picture, text, blocks of alternating sides. */
export function SpecialArticle({ special, now, isPreview = false }: SpecialArticleProps) {
  const { uuid, title, subTitle, number, createdAt, mainImage, contents, openingArtwork } = special;
  const quote = pullQuote(contents.map(({ content }) => content));
  const ratio = mainImage.width / mainImage.height;
  return (
    <div className="wrap">
      <ArticleMenu current="SPECIAL" />
      <article>
        <header className={styles.head}>
          <p className={`t-over num ${styles.over}`}>
            <span>{number === null ? 'SPECIAL' : `No. ${number}`}</span>
            <time dateTime={createdAt}>{formatDay(dayInSeoul(new Date(createdAt)))}</time>
            {isWithinDays(createdAt, articleLimits.newBadgeDays, now) ? <NewMark /> : null}
          </p>
          <div className={styles.title}>
            <h1 className="t-display bal">{title}</h1>
            {subTitle === null ? null : <p className={`t-lead muted bal ${styles.lead}`}>{subTitle}</p>}
          </div>
          {isPreview ? null : (
            <div className={styles.actions}>
              <LikeButton type={special.likeType} uuid={uuid} name={title} />
              <ShareButtons isBare title={title} path={articlePaths.sharedSpecial(uuid, subTitle ?? title)} />
            </div>
          )}
        </header>
        <Printed as="figure">
          <div
            className={ratio < WIDE ? styles.mat : undefined}
            style={{ '--ratio': ratio } as CSSProperties}
          >
            <ArtImage
              className={ratio < WIDE ? styles.hung : undefined}
              image={mainImage}
              alt={openingAlt(special)}
              sizes={
                ratio < WIDE
                  ? '(max-width: 768px) 76vw, 700px'
                  : '(max-width: 1440px) calc(100vw - 40px), 1312px'
              }
              priority
              placeholder
            />
          </div>
          {openingArtwork === null ? null : <WorkCaption artwork={openingArtwork} />}
        </Printed>
        <Printed as="div" className={`t-read ${styles.reading}`}>
          {paragraphsOf(special.mainContent).map((paragraph, index) => (
            <p key={index} className="pre">
              {paragraph}
            </p>
          ))}
        </Printed>
        {contents.map((block, index) => (
          <SpecialBlock key={block.uuid} block={block} isTurned={index % 2 === 1} />
        ))}
        {quote === null ? null : (
          // Hidden from screen readers, because the text has the same words.
          <p className={`t-h1 bal ${styles.quote}`} aria-hidden="true">
            “{quote}”
          </p>
        )}
        <SpecialCredits special={special} />
      </article>
      <Related related={special} />
      {isPreview ? null : <AdjacentArticles type="SPECIAL" article={special} />}
      <div className={styles.back}>
        <BackToList href={articlePaths.list('SPECIAL')} label={`${ARTICLE_TYPE_LABELS.SPECIAL} 목록으로`} />
      </div>
    </div>
  );
}
