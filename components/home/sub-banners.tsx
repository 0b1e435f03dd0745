import { Carousel } from '@/components/ui/image/carousel';
import { MattedImage } from '@/components/ui/image/matted-image';
import { Printed } from '@/components/ui/printed';
import { SmartLink } from '@/components/ui/action/smart-link';
import type { Banner } from '@/lib/contracts/banner';
import { formatArticlePeriod } from '@/lib/format/article-period';
import * as homeLimits from '@/lib/limits/home';
import styles from './sub-banners.module.css';

const DEFAULT_RATIO = 1.5;

/** The sub-banners: two beside each other where there is room for two, else one. */
export function SubBanners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  const ratio = frameRatio(banners);
  return (
    <div className="wrap">
      <Carousel
        label="소식 배너"
        noun="배너"
        total={banners.length}
        delayMs={homeLimits.subBannerDelayMs}
        viewportClassName={styles.viewport}
        expectedInSight={2}
      >
        <Printed as="ol" className={styles.list}>
          {banners.map((banner) => (
            <li key={banner.uuid} className={styles.banner}>
              <SmartLink href={banner.linkUrl} isEcho>
                <MattedImage
                  image={banner.image}
                  alt={banner.alt}
                  ratio={ratio}
                  phoneImage={banner.phoneImage}
                  sizes="(max-width: 768px) 92vw, (max-width: 1399px) 92vw, 644px"
                  maxWidth={1920}
                />
              </SmartLink>
              <div className={styles.words}>
                <div>
                  <h3 className="t-h4">
                    <SmartLink href={banner.linkUrl}>{banner.title}</SmartLink>
                  </h3>
                  {banner.subTitle === null ? null : <p className="t-cap">{banner.subTitle}</p>}
                </div>
                <Period banner={banner} />
              </div>
            </li>
          ))}
        </Printed>
      </Carousel>
    </div>
  );
}

function Period({ banner }: { banner: Banner }) {
  const period = formatArticlePeriod(banner);
  return period === null ? null : <p className={`t-cap num ${styles.period}`}>{period}</p>;
}

/** The frame takes the shape of the first picture that has the shape of a photograph. */
function frameRatio(banners: readonly Banner[]): number {
  const ratios = banners.map(({ image }) => image.width / image.height);
  const first = ratios.find((ratio) => ratio >= 1.35 && ratio <= 1.8);
  return Math.round((first ?? DEFAULT_RATIO) * 1000) / 1000;
}
