import type { CSSProperties } from 'react';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { SoftLink } from '@/components/ui/action/soft-link';
import { NewMark } from '@/components/ui/state/status-mark';
import { TextLink } from '@/components/ui/action/text-link';
import type { ArticleCard } from '@/lib/contracts/article';
import { isWithinDays } from '@/lib/date/period';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import * as articleLimits from '@/lib/limits/article';
import * as articlePaths from '@/lib/paths/article';
import styles from './lead-special.module.css';

/** The special that opens the list: as large as the cover of a magazine. */
export function LeadSpecial({ special, now }: { special: ArticleCard; now: Date }) {
  const href = articlePaths.page('SPECIAL', special.uuid);
  const { width, height } = special.previewImage;
  const text = special.homeContent ?? special.subTitle;
  return (
    <article className={styles.lead}>
      <SoftLink
        isReady
        className={styles.plate}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <ArtImage
          className={styles.picture}
          image={special.previewImage}
          alt=""
          sizes="(max-width: 768px) 76vw, (max-width: 1440px) 36vw, 520px"
          priority
          placeholder
        />
      </SoftLink>
      <div className={styles.text}>
        <p className={`t-over num ${styles.kind}`}>
          {special.number === null ? 'SPECIAL' : `No. ${special.number}`}
          <time dateTime={special.createdAt}>{formatDay(dayInSeoul(new Date(special.createdAt)))}</time>
          {isWithinDays(special.createdAt, articleLimits.newBadgeDays, now) ? <NewMark /> : null}
        </p>
        <h2 className={`t-h2 bal ${styles.title}`}>
          <SoftLink isReady href={href}>
            {special.title}
          </SoftLink>
        </h2>
        {special.subTitle === null || special.subTitle === text ? null : (
          <p className="t-lead muted bal">{special.subTitle}</p>
        )}
        {text === null ? null : <p className={`t-body pre ${styles.words}`}>{text}</p>}
        <div className={styles.foot}>
          <TextLink href={href} aria-label={`${special.title}, 이야기 읽기`}>
            이야기 읽기
          </TextLink>
          <LikeButton
            type={special.likeType}
            uuid={special.uuid}
            name={special.title}
            isLiked={special.isLike}
          />
        </div>
      </div>
    </article>
  );
}
