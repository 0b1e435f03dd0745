import { Button } from '@/components/ui/action/button';
import { SoftLink } from '@/components/ui/action/soft-link';
import { Icon } from '@/components/ui/icon';
import { onPlainClick } from '@/lib/browser/plain-click';
import { FACET_KEYS, FACETS, type FacetKey } from '@/lib/artwork/facets';
import type { WallFacets } from '@/lib/contracts/artwork-wall';
import { formatCount } from '@/lib/format/count';
import type { ArtworkListState } from '@/lib/lists/artwork-list';
import { chosenValues, cleared } from './facet-links';
import { FacetValues } from './facet-values';
import styles from './facets.module.css';

interface FacetsProps {
  state: ArtworkListState;
  counts: WallFacets['counts'];
  /** Works that have all that is chosen. */
  total: number;
  onGo: (href: string) => void;
}

const SHEET = 'wall-facets';

/** Opens the facets on a narrow screen, without a script too. */
export function FacetsButton({ state }: { state: ArtworkListState }) {
  const { length } = chosenValues(state);
  return (
    <Button small className={styles.button} popoverTarget={SHEET}>
      필터{length === 0 ? null : <b className="num"> {length}</b>}
    </Button>
  );
}

/** All facets: a column beside the wall, or on a narrow screen a sheet over it. */
export function Facets({ state, counts, total, onGo }: FacetsProps) {
  const chosen = chosenValues(state);
  const hasValues = (facet: FacetKey) => state[facet].length > 0 || Object.keys(counts[facet]).length > 0;
  return (
    <aside id={SHEET} className={styles.facets} popover="auto" aria-label="필터">
      <header className={styles.head}>
        <p className="t-h4">필터</p>
        <button
          type="button"
          className={styles.close}
          popoverTarget={SHEET}
          popoverTargetAction="hide"
          aria-label="닫기"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={styles.body}>
        {FACET_KEYS.filter((facet) => hasValues(facet)).map((facet) => (
          <details key={facet} className={styles.facet} open>
            <summary>
              <span>{FACETS[facet].label}</span>
              <i>
                {chosen
                  .filter((each) => each.facet === facet)
                  .map(({ label }) => label)
                  .join(', ')}
              </i>
            </summary>
            <FacetValues {...{ facet, state, onGo }} counts={counts[facet]} />
          </details>
        ))}
      </div>
      <footer className={styles.foot}>
        <SoftLink
          className={styles.clear}
          href={cleared(state)}
          onClick={onPlainClick(() => onGo(cleared(state)))}
        >
          모두 지우기
        </SoftLink>
        <Button look="primary" popoverTarget={SHEET} popoverTargetAction="hide">
          작품 {formatCount(total)}점 보기
        </Button>
      </footer>
    </aside>
  );
}
