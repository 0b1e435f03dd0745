import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import { TextLink } from '@/components/ui/action/text-link';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { ArtistDetail } from '@/lib/contracts/artist';
import * as articlePaths from '@/lib/paths/article';
import styles from './special-banner.module.css';

const SIZES = '(max-width: 768px) 100vw, (max-width: 1440px) 40vw, 547px';

interface SpecialBannerProps {
  special: Omit<NonNullable<ArtistDetail['artistArticleSpecial']>, 'imageUrl'>;
  /** Before its number. */
  label?: string;
}

/** A link to a special article about what the page shows. */
export function SpecialBanner({ special, label = 'SPECIAL' }: SpecialBannerProps) {
  const href = articlePaths.page('SPECIAL', special.articleSpecialUuid);
  return (
    <Printed as="div" className={`wrap ${styles.place}`}>
      <section className={styles.banner} aria-labelledby="special">
        <SoftLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <ArtImage image={special.image} alt="" sizes={SIZES} fit="contain" />
        </SoftLink>
        <div className={styles.words}>
          <p className="t-over">
            {label}
            {special.number === null ? null : <span className="num"> No. {special.number}</span>}
          </p>
          <h2 id="special" className="t-h2 bal">
            {special.title}
          </h2>
          {special.message === null ? null : (
            <p className={`t-body muted pre ${styles.message}`}>{special.message}</p>
          )}
          <TextLink href={href} className={styles.more}>
            스페셜 아티클 읽기
          </TextLink>
        </div>
      </section>
    </Printed>
  );
}
