import type { CSSProperties } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import { NewMark } from '@/components/ui/state/status-mark';
import { TextLink } from '@/components/ui/action/text-link';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { HomeSpecial } from '@/lib/contracts/article';
import { isWithinDays } from '@/lib/date/period';
import * as articleLimits from '@/lib/limits/article';
import * as articlePaths from '@/lib/paths/article';
import styles from './article-spread.module.css';

/** Letters that one column of the headline holds at full size. */
const COLUMN = 9;
const COLUMNS = 3;

/** The special that opens the articles of the home page. Its headline is set vertically, in columns. */
export function ArticleSpread({ special, now }: { special: HomeSpecial; now: Date }) {
  const href = articlePaths.page('SPECIAL', special.uuid);
  const lines = special.titleLines;
  const isLong = lines.length > COLUMNS || lines.some((line) => [...line].length > COLUMN);
  const text = special.homeContent ?? special.subTitle;
  return (
    <Printed as="section" className="sec wrap">
      <div className="sh">
        <h2 className="t-h2">ARTICLE</h2>
        <TextLink href={articlePaths.list('SPECIAL')}>스페셜 전체 보기</TextLink>
      </div>
      <article className={styles.spread}>
        <SoftLink
          className={styles.plate}
          href={href}
          tabIndex={-1}
          aria-hidden="true"
          style={{ '--ratio': special.previewImage.width / special.previewImage.height } as CSSProperties}
        >
          <ArtImage
            className={styles.picture}
            image={special.previewImage}
            alt=""
            sizes="(max-width: 768px) 76vw, (max-width: 1440px) 45vw, 621px"
            placeholder
          />
        </SoftLink>
        <div className={styles.text}>
          <h3 className={styles.headline} data-long={isLong ? '' : undefined}>
            <SoftLink href={href}>
              {lines.map((line, index) => (
                <span key={index} className={styles.column}>
                  {line}{' '}
                </span>
              ))}
            </SoftLink>
          </h3>
          <div>
            <p className={`t-over num ${styles.kind}`}>
              SPECIAL{special.number === null ? '' : ` No. ${special.number}`}
              {isWithinDays(special.createdAt, articleLimits.newBadgeDays, now) ? <NewMark /> : null}
            </p>
            {text === null ? null : <p className={`t-body pre ${styles.lead}`}>{text}</p>}
            <div className={styles.foot}>
              <TextLink href={href} aria-label={`${special.title}, 이야기 읽기`}>
                이야기 읽기
              </TextLink>
              <LikeButton type={special.likeType} uuid={special.uuid} name={special.title} />
            </div>
          </div>
        </div>
      </article>
    </Printed>
  );
}
