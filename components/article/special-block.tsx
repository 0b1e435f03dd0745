import type { CSSProperties } from 'react';
import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import type { SpecialDetail } from '@/lib/contracts/article';
import { paragraphsOf } from '@/lib/format/paragraphs';
import styles from './special-block.module.css';
import { PictureCredit, WorkCaption } from './work-caption';

interface SpecialBlockProps {
  block: SpecialDetail['contents'][number];
  /** The picture stands at the right. */
  isTurned: boolean;
}

/** A picture with its label or its source, and the text beside it. */
export function SpecialBlock({ block, isTurned }: SpecialBlockProps) {
  const { image, title, content, alt, artwork, credit } = block;
  // A tall picture in the full width of its columns would be higher than the window.
  const isTall = image.height > image.width;
  return (
    <Printed as="section" className={isTurned ? `${styles.block} ${styles.turned}` : styles.block}>
      <figure className={styles.figure} style={{ '--ratio': image.width / image.height } as CSSProperties}>
        <div className={isTall ? styles.tall : undefined}>
          <ArtImage
            image={image}
            alt={alt}
            sizes="(max-width: 768px) calc(100vw - 40px), (max-width: 1440px) 54vw, 755px"
          />
          {artwork === null ? null : <WorkCaption artwork={artwork} />}
          {credit === null ? null : <PictureCredit credit={credit} />}
        </div>
      </figure>
      <div className={styles.words}>
        <h2 className={`t-h3 bal ${styles.title}`}>{title}</h2>
        {paragraphsOf(content).map((paragraph, index) => (
          <p key={index} className={`pre ${styles.paragraph}`}>
            {paragraph}
          </p>
        ))}
      </div>
    </Printed>
  );
}
