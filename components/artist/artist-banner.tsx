'use client';

import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { CarouselControls } from '@/components/ui/image/carousel-controls';
import { useAutoplay } from '@/components/ui/image/use-autoplay';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { SmartLink } from '@/components/ui/action/smart-link';
import type { Banner } from '@/lib/contracts/banner';
import * as homeLimits from '@/lib/limits/home';
import { imageVariantUrl } from '@/lib/media/image-variants';
import styles from './artist-banner.module.css';

const SIZES = '(max-width: 768px) 100vw, (max-width: 1440px) 63vw, 867px';

/** The banners of the artist list: a picture or film at the left, its text at the lower right. */
export function ArtistBanner({ banners }: { banners: readonly Banner[] }) {
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  // The other banners load after the first, so that the first doesn't wait for hidden ones.
  const isReady = useBrowserValue(() => true) === true;
  const total = banners.length;

  const step = useCallback((by: 1 | -1) => setCurrent((at) => (at + by + total) % total), [total]);
  const advance = useCallback(() => step(1), [step]);
  const delayMs = homeLimits.mainBannerDelayMs;
  const autoplay = useAutoplay({ root, delayMs, position: current, advance, isDisabled: total < 2 });

  const [first] = banners;
  if (first === undefined) return null;
  return (
    <section
      ref={root}
      className={styles.banner}
      aria-roledescription="캐러셀"
      aria-label="작가 배너"
      {...autoplay.holders}
    >
      <div className={styles.frame}>
        {banners.map((banner, index) =>
          index === 0 || isReady ? (
            <Slide key={banner.uuid} banner={banner} isCurrent={index === current}>
              <Medium
                banner={banner}
                isFirst={index === 0}
                isPlaying={index === current && autoplay.isPlaying && autoplay.isVisible}
              />
            </Slide>
          ) : null,
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.captions}>
          {banners.map((banner, index) => (
            <div key={banner.uuid} className={styles.caption} data-current={index === current}>
              {banner.eyebrow === null ? null : <p className="t-over">{banner.eyebrow}</p>}
              <p className={`t-h2 bal ${styles.title}`}>{banner.title}</p>
              {[banner.subTitle, banner.note].map((line) =>
                line === null ? null : (
                  <p key={line} className="t-cap pre">
                    {line}
                  </p>
                ),
              )}
            </div>
          ))}
        </div>
        {total < 2 && first.mediaType !== 'MP4' ? null : (
          <CarouselControls
            className={styles.controls}
            current={current}
            total={total}
            noun="배너"
            isPlaying={autoplay.isPlaying}
            onToggle={autoplay.toggle}
            onStep={step}
          />
        )}
      </div>
    </section>
  );
}

function Slide({ banner, isCurrent, children }: { banner: Banner; isCurrent: boolean; children: ReactNode }) {
  return (
    <div className={styles.slide} data-current={isCurrent} inert={!isCurrent}>
      <SmartLink href={banner.linkUrl} className={styles.link}>
        {children}
      </SmartLink>
    </div>
  );
}

function Medium({ banner, isFirst, isPlaying }: { banner: Banner; isFirst: boolean; isPlaying: boolean }) {
  const { image, alt } = banner;
  switch (banner.mediaType) {
    case 'IMAGE':
      // A picture of the frame's shape fills it. Any other hangs uncropped on a mat.
      return isFrameShaped(image) ? (
        <ArtImage image={image} alt={alt} sizes={SIZES} fit="cover" priority={isFirst} eager={!isFirst} />
      ) : (
        <div className={styles.mat}>
          <ArtImage image={image} alt={alt} sizes={SIZES} fit="contain" priority={isFirst} eager={!isFirst} />
        </div>
      );
    case 'MP4':
      return <Film banner={banner} isPlaying={isPlaying} />;
  }
}

function Film({ banner, isPlaying }: { banner: Banner; isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (isPlaying) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [isPlaying]);
  return (
    <video
      ref={video}
      className={styles.film}
      src={banner.imageUrl}
      poster={imageVariantUrl(banner.image, 960)}
      width={banner.image.width}
      height={banner.image.height}
      aria-label={banner.alt}
      preload="none"
      muted
      loop
      playsInline
    />
  );
}

function isFrameShaped({ width, height }: Banner['image']): boolean {
  return Math.abs(width / height - 1.5) < 0.08;
}
