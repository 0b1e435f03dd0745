import type { ReactNode } from 'react';
import { SoftLink } from '@/components/ui/action/soft-link';
import { PIGMENTS } from '@/lib/artwork/pigments';
import type { ArtworkPage } from '@/lib/contracts/artwork-page';
import * as artworkPaths from '@/lib/paths/artwork';
import styles from './work-text.module.css';

interface WorkTextProps {
  page: Pick<ArtworkPage, 'artwork' | 'colors'>;
  /** Beside it: the articles that show the work. */
  children: ReactNode;
}

/** What the artist says of the work, and its colours, which lead to other works of each. */
export function WorkText({ page: { artwork, colors }, children }: WorkTextProps) {
  const { description } = artwork;
  return (
    <div className={`wrap ${styles.text}`}>
      {description || colors.length > 0 ? (
        <div className={styles.description}>
          {description ? (
            <section aria-label="작품 설명">
              <p className="t-read pre">{description}</p>
            </section>
          ) : null}
          {colors.length === 0 ? null : (
            <div className={`no-print ${styles.colors}`}>
              <span id="work-colors">이 작품의 색</span>
              <ul aria-labelledby="work-colors">
                {colors.map(({ pigment, color }) => (
                  <li key={pigment}>
                    <SoftLink isReady href={artworkPaths.colored(pigment)}>
                      <b style={{ background: color }} />
                      {PIGMENTS[pigment].name}
                      <span className="vh">({PIGMENTS[pigment].plain}) 빛깔의 작품 보기</span>
                    </SoftLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      ) : null}
      {children}
    </div>
  );
}
