import type { CSSProperties, ReactNode } from 'react';
import { RichContent } from '@/components/ui/rich-content';
import { ShareButtons } from '@/components/artwork/share-buttons';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { buttonClasses } from '@/components/ui/action/button';
import { Printed } from '@/components/ui/printed';
import { StatusMark } from '@/components/ui/state/status-mark';
import type { ArticleDetail, ArticleType } from '@/lib/contracts/article';
import { periodStatus } from '@/lib/date/period';
import { dayInSeoul } from '@/lib/date/seoul';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import * as articlePaths from '@/lib/paths/article';
import { AdjacentArticles } from './adjacent-articles';
import { ArticleFacts } from './article-facts';
import { ArticleMenu } from './article-menu';
import { ArticlesAlike } from './articles-alike';
import styles from './article-page.module.css';
import { BackToList } from './back-to-list';
import { NamedArtist } from './named-artist';
import { Related } from './related';
import { openingAlt, WorkCaption } from './work-caption';

const ARTIST_LABELS = {
  EXHIBITION: '이 전시의 작가',
  EVENT: '함께하는 작가',
  NEWS: '이 소식에 실린 작가',
} as const;

interface ArticlePageProps {
  article: ArticleDetail & { type: Exclude<ArticleType, 'SPECIAL'> };
  /** The moment that `진행 중` refers to. */
  now: Date;
  /** The one action of the page, above the other ways on: on news the button of its contest. */
  action?: ReactNode;
  /** Below the text: on news the terms of its contest. */
  after?: ReactNode;
  /** Before it is published it can't be liked, shared, or saved to a calendar. */
  isPreview?: boolean;
}

/** The page of an exhibition, event or piece of news: the picture, the facts beside it, the text below. */
export function ArticlePage({ article, now, action, after, isPreview = false }: ArticlePageProps) {
  const { type, uuid, title, image, periodFrom, originLink, openingArtwork } = article;
  const noun = ARTICLE_TYPE_LABELS[type];
  const status = type === 'NEWS' ? null : periodStatus(periodFrom, article.periodTo, dayInSeoul(now));
  return (
    <div className="wrap">
      <ArticleMenu current={type} />
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={`t-over ${styles.marks}`}>
            {noun}
            {status === null ? null : <StatusMark status={status} />}
          </p>
          <h1 className={`t-h1 bal ${styles.title}`}>{title}</h1>
          {isPreview ? null : (
            <div className={`no-print ${styles.actions}`}>
              <LikeButton type={article.likeType} uuid={uuid} name={title} />
              <ShareButtons isBare title={title} path={articlePaths.page(type, uuid)} />
            </div>
          )}
        </header>
        <div className={styles.body}>
          <Printed as="figure" className={styles.opening}>
            <div className={styles.plate} style={{ '--ratio': image.width / image.height } as CSSProperties}>
              <ArtImage
                className={styles.picture}
                image={image}
                alt={openingAlt(article)}
                sizes="(max-width: 768px) 80vw, (max-width: 1440px) 45vw, 640px"
                priority
              />
            </div>
            {openingArtwork === null ? null : <WorkCaption artwork={openingArtwork} />}
          </Printed>
          <div className={styles.side}>
            <h2 className="vh">{noun} 안내</h2>
            <ArticleFacts article={article} />
            <div className={styles.ways}>
              {action}
              {isPreview || type === 'NEWS' || (periodFrom ?? article.periodTo) === null ? null : (
                <a className={buttonClasses({})} href={articlePaths.calendar(type, uuid)} download>
                  내 캘린더에 저장
                </a>
              )}
              {originLink === null ? null : (
                <a className={buttonClasses({})} href={originLink} target="_blank" rel="noopener noreferrer">
                  원문 보기
                  <span aria-hidden="true"> ↗</span>
                  <span className="vh"> (새 창)</span>
                </a>
              )}
            </div>
          </div>
          <Printed as="div" className={styles.text}>
            <h2 className="vh">{noun} 내용</h2>
            <RichContent html={article.content} />
            {after}
          </Printed>
        </div>
        <Related related={article} />
        <ArticlesAlike articles={article.alike} noun={noun} now={now} />
        {isPreview ? null : <AdjacentArticles type={type} article={article} />}
        <footer className={styles.foot}>
          {article.artist === null ? null : (
            <NamedArtist artist={article.artist} label={ARTIST_LABELS[type]} />
          )}
          <BackToList href={articlePaths.list(type)} label={`${noun} 목록으로`} />
        </footer>
      </article>
    </div>
  );
}
