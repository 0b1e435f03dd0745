import type { GuideChapter } from '@/lib/guide/parse-guide';
import { GuideMenu } from './guide-menu';
import { GUIDE_PICTURES } from './guide-pictures';
import styles from './guide-page.module.css';

/** The service guide: ten chapters with a picture each, and a menu that follows what is read (P-180, P-181). */
export function GuidePage({ chapters }: { chapters: readonly GuideChapter[] }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <p className="t-over">서비스 소개</p>
        <h1 className="t-h1 bal">작품 앞에서 만나는 법</h1>
      </header>
      <GuideMenu chapters={chapters.map(({ id, part, name }) => ({ id, part, name }))} />
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <Chapter key={chapter.id} chapter={chapter} isFirst={index === 0} />
        ))}
      </div>
    </div>
  );
}

function Chapter({
  chapter: { id, name, title, text, alt },
  isFirst,
}: {
  chapter: GuideChapter;
  isFirst: boolean;
}) {
  const { desktop, phone } = GUIDE_PICTURES[id];
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <div className={styles.words}>
        <p className={`t-over ${styles.name}`}>{name}</p>
        <h2 id={`${id}-title`} className="t-h2 bal">
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <picture className={styles.frame}>
        <source
          media="(min-width: 769px)"
          srcSet={desktop.src}
          width={desktop.width}
          height={desktop.height}
        />
        <img
          className={styles.picture}
          src={phone.src}
          width={phone.width}
          height={phone.height}
          alt={alt}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      </picture>
    </section>
  );
}
