import { WallRows } from '@/components/artwork/wall/wall-rows';
import { WallWork } from '@/components/artwork/wall/wall-work';
import type { ArtworkPage } from '@/lib/contracts/artwork-page';
import { artistName } from '@/lib/format/names';
import styles from './similar-works.module.css';

/** Works of other artists that are like the work; nothing where there are none (P-203). */
export function SimilarWorks({ works }: { works: ArtworkPage['similar'] }) {
  if (works.length === 0) return null;
  return (
    <section className={`wrap no-print ${styles.similar}`} aria-labelledby="similar-works">
      <div className={styles.head}>
        <h2 id="similar-works" className="t-h3">
          닮은 작품
        </h2>
        <p className="t-small muted">색과 재료가 가까운 순서</p>
      </div>
      <WallRows label="닮은 작품">
        {works.map((work) => (
          <WallWork key={work.uuid} work={work} artist={artistName(work.artist)} eager={false} />
        ))}
      </WallRows>
    </section>
  );
}
