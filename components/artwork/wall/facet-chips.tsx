import { SoftLink } from '@/components/ui/action/soft-link';
import { Icon } from '@/components/ui/icon';
import { onPlainClick } from '@/lib/browser/plain-click';
import { PIGMENTS, type Pigment } from '@/lib/artwork/pigments';
import type { ArtworkListState } from '@/lib/lists/artwork-list';
import styles from './facet-chips.module.css';
import { chosenValues, cleared, takesOff, toggled, type ChosenValue } from './facet-links';

interface FacetChipsProps {
  state: ArtworkListState;
  onGo: (href: string) => void;
  /** Called before a chip is removed, so that the focus can move on. */
  onTakenOff: () => void;
}

/** What the wall is narrowed by; each can be taken off. Nothing where nothing is chosen. */
export function FacetChips({ state, onGo, onTakenOff }: FacetChipsProps) {
  const chosen = chosenValues(state);
  const takeOff = (href: string) => {
    onTakenOff();
    onGo(href);
  };
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="고른 조건">
      {chosen.map((each) => (
        <li key={`${each.facet} ${each.value}`}>
          <SoftLink
            className={styles.chip}
            href={toggled(state, each.facet, each.value)}
            aria-label={takesOff(each)}
            onClick={onPlainClick(() => takeOff(toggled(state, each.facet, each.value)))}
          >
            <FacetWord {...each} />
            <Icon name="close" size={14} />
          </SoftLink>
        </li>
      ))}
      <li>
        <SoftLink
          className={styles.clear}
          href={cleared(state)}
          onClick={onPlainClick(() => takeOff(cleared(state)))}
        >
          모두 지우기
        </SoftLink>
      </li>
    </ul>
  );
}

/** The word of a chosen value; of a colour with a piece of it. */
export function FacetWord({ facet, value, label }: ChosenValue) {
  if (facet !== 'color') return label;
  const { color } = PIGMENTS[value as Pigment];
  return (
    <>
      <b className={styles.swatch} style={{ background: color }} />
      {label}
    </>
  );
}
