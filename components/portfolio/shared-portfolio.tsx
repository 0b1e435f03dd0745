import { ZoneNote } from '@/components/ui/state/zone-note';
import { formatKoreanDay } from '@/lib/format/day';
import type { Face } from '@/lib/portfolio/faces';
import { fontFile } from '@/lib/portfolio/font-files';
import type { ShownPortfolio } from '@/lib/portfolio/shown-portfolio';
import { faceFamily } from './page-faces';
import { SharedPage } from './shared-page';
import styles from './shared-portfolio.module.css';
import { SharedVisit } from './shared-visit';
import { ZoomablePages } from './zoomable-pages';

type SharedPortfolioProps = ShownPortfolio & { token: string };

/** A portfolio to look through, as a visitor with its link sees it. */
export function SharedPortfolio({ token, names, lastDay, size, pages, faces, widths }: SharedPortfolioProps) {
  return (
    <article className={styles.portfolio}>
      <style>{faces.map(fontRule).join('')}</style>
      <header className={`wrap ${styles.head}`}>
        <div className={styles.names}>
          <h1 className="t-h2">{names.first}</h1>
          <p className="t-small muted">{names.second}</p>
        </div>
        <div className={styles.about}>
          <p className="t-small">
            포트폴리오 <span className="num">{pages.length}</span>쪽 · {formatKoreanDay(lastDay)}
            <ZoneNote />
            까지 볼 수 있어요.
          </p>
          <SharedVisit token={token} />
        </div>
      </header>
      <ZoomablePages label="포트폴리오">
        {pages.map((page, index) => (
          <li key={index}>
            <SharedPage page={page} index={index} size={size} widths={widths} />
          </li>
        ))}
      </ZoomablePages>
    </article>
  );
}

/** The text is there before its face is. */
function fontRule(face: Face): string {
  const source = `url(${fontFile(face)}) format('truetype')`;
  return `@font-face{font-family:'${faceFamily(face)}';src:${source};font-display:swap}`;
}
