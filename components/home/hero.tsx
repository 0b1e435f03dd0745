import type { CSSProperties } from 'react';
import { fillsFrame, MattedImage } from '@/components/ui/image/matted-image';
import { Printed } from '@/components/ui/printed';
import { SmartLink } from '@/components/ui/action/smart-link';
import type { Banner } from '@/lib/contracts/banner';
import { formatArticlePeriod } from '@/lib/format/article-period';
import * as homeLimits from '@/lib/limits/home';
import { HeroFilm } from './hero-film';
import { HeroStage } from './hero-stage';
import styles from './hero.module.css';

/** A slide with a film rests this many times as long as one with a picture. */
const FILM_TURNS = 2;
const DEFAULT_RATIO = 20 / 9;
const WIDEST = 3;
const NARROWEST = 1.7;

/** The main banners. Each is a picture or a film, with its text below it and never on it. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  const ratio = frameRatio(banners);
  const delayMs = homeLimits.mainBannerDelayMs;
  return (
    <div className={`wrap ${styles.hero}`} style={{ '--ratio': ratio } as CSSProperties}>
      <HeroStage
        slides={banners.map((banner, index) => ({
          key: banner.uuid,
          title: banner.title,
          isFilm: banner.mediaType === 'MP4',
          delayMs: banner.mediaType === 'MP4' ? delayMs * FILM_TURNS : delayMs,
          content: <Slide banner={banner} ratio={ratio} isFirst={index === 0} />,
        }))}
      />
    </div>
  );
}

/** The frame takes the shape of a film, else of the first wide picture, which fills it; others hang in it whole. */
function frameRatio(banners: readonly Banner[]): number {
  const films = banners.filter(({ mediaType }) => mediaType === 'MP4');
  const ratios = [...films, ...banners].map(({ image }) => image.width / image.height);
  const first = ratios.find((ratio) => ratio >= NARROWEST && ratio <= WIDEST);
  return Math.round((first ?? DEFAULT_RATIO) * 1000) / 1000;
}

interface SlideProps {
  banner: Banner;
  ratio: number;
  isFirst: boolean;
}

function Slide({ banner, ratio, isFirst }: SlideProps) {
  const period = formatArticlePeriod(banner);
  return (
    <>
      <SmartLink href={banner.linkUrl} className={styles.picture} isEcho>
        <Printed as="span" className={styles.print}>
          <MattedImage
            image={banner.image}
            alt={banner.alt}
            ratio={ratio}
            phoneImage={banner.phoneImage}
            sizes="(max-width: 768px) 100vw, (max-width: 1440px) 92vw, 1312px"
            priority={isFirst}
            placeholder={isFirst}
          />
        </Printed>
        {banner.mediaType === 'MP4' ? (
          <HeroFilm
            src={banner.imageUrl}
            isInset={!fillsFrame(banner.image, ratio)}
            isCroppedOnPhones={banner.phoneImage !== null}
          />
        ) : null}
      </SmartLink>
      <Printed as="div" className={styles.caption}>
        <div>
          {banner.eyebrow === null ? null : <p className={`t-over ${styles.eyebrow}`}>{banner.eyebrow}</p>}
          <h2 className={`t-h1 bal ${styles.title}`}>
            <SmartLink href={banner.linkUrl}>{banner.title}</SmartLink>
          </h2>
        </div>
        <p className={`t-small muted pre ${styles.note}`}>
          {banner.subTitle === null ? null : <b className={styles.subTitle}>{banner.subTitle}</b>}
          {period === null ? null : <span className="num">{period}</span>}
          {banner.note === null ? null : <span>{banner.note}</span>}
        </p>
      </Printed>
    </>
  );
}
