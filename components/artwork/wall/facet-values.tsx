import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { SoftLink } from '@/components/ui/action/soft-link';
import { onPlainClick } from '@/lib/browser/plain-click';
import { FACET_VALUES, facetLabel, type FacetKey } from '@/lib/artwork/facets';
import { PIGMENTS, PIGMENT_KEYS } from '@/lib/artwork/pigments';
import { SIZE_CLASSES, SIZE_KEYS } from '@/lib/artwork/size-classes';
import { formatCount } from '@/lib/format/count';
import type { ArtworkListState } from '@/lib/lists/artwork-list';
import { chosenValues, isChosen, toggled } from './facet-links';
import styles from './facet-values.module.css';

interface FacetValuesProps {
  facet: FacetKey;
  /** How many works each value has; those without one are left out. */
  counts: Readonly<Record<string, number>>;
  state: ArtworkListState;
  onGo: (href: string) => void;
}

/** Values of a list that are seen at once. */
const SEEN = 5;

/** The values of a facet as what they are: sizes and shapes as drawings on a floor line, colours as pigments, others as words. */
export function FacetValues(props: FacetValuesProps) {
  const { facet, ...rest } = props;
  if (facet === 'canvas') return <Canvases {...rest} />;
  if (facet === 'shape') return <Shapes {...rest} />;
  if (facet === 'color') return <Pigments {...rest} />;
  return <Words {...props} />;
}

type ValuesProps = Omit<FacetValuesProps, 'facet'>;

/** A link to the wall with or without a value; words alone where no work has it. */
function Value({
  facet,
  value,
  counts,
  state,
  onGo,
  className,
  children,
}: FacetValuesProps & { value: string; className?: string | undefined; children: ReactNode }) {
  const isOn = isChosen(state, facet, value);
  const count = counts[value] ?? 0;
  if (count === 0 && !isOn) return <span className={clsx(className, styles.none)}>{children}</span>;
  return (
    <SoftLink
      className={className}
      href={toggled(state, facet, value)}
      aria-current={isOn ? 'true' : undefined}
      // Search engines needn't walk through all choices of several values.
      rel={isOn || chosenValues(state).length > 0 ? 'nofollow' : undefined}
      onClick={onPlainClick(() => onGo(toggled(state, facet, value)))}
    >
      {children}
    </SoftLink>
  );
}

const Count = ({ of }: { of: number | undefined }) => (
  <em className="num">
    {formatCount(of ?? 0)}
    <span className="vh">점</span>
  </em>
);

/** Words stay in their order, so that a second press is on the same word. */
function Words({ facet, counts, state, onGo }: FacetValuesProps) {
  const isOn = (value: string) => isChosen(state, facet, value);
  const all: readonly string[] = FACET_VALUES[facet];
  const shown = all.filter((value) => (counts[value] ?? 0) > 0 || isOn(value));
  const values = facet === 'decade' ? shown.toReversed() : shown;
  const rows = (some: readonly string[]) => (
    <ul className={styles.words}>
      {some.map((value) => (
        <li key={value}>
          <Value className={styles.word} {...{ facet, value, counts, state, onGo }}>
            <span>{facetLabel(facet, value)}</span>
            <Count of={counts[value]} />
          </Value>
        </li>
      ))}
    </ul>
  );
  const more = values.slice(SEEN);
  const [first = '', ...others] = more;
  return (
    <>
      {rows(values.slice(0, SEEN))}
      {more.length === 0 ? null : (
        <details className={styles.more} open={more.some(isOn)}>
          <summary>
            <span className={styles.closed}>
              {facetLabel(facet, first)}
              {others.length === 0 ? '' : ` 외 ${others.length}개`} 더 보기
            </span>
            <span className={styles.opened}>접기</span>
          </summary>
          {rows(more)}
        </details>
      )}
    </>
  );
}

function Canvases(props: ValuesProps) {
  return (
    <ul className={styles.drawings}>
      {SIZE_KEYS.map((value) => {
        const { label, canvas, mark } = SIZE_CLASSES[value];
        return (
          <li key={value}>
            <Value facet="canvas" value={value} className={styles.drawing} {...props}>
              <b style={sides(canvas[0], canvas[1])} />
              <span className="num">
                <span className="vh">{label} </span>
                <span aria-hidden="true">{mark}</span>
                <Count of={props.counts[value]} />
              </span>
            </Value>
          </li>
        );
      })}
    </ul>
  );
}

const SHAPES = [
  ['LANDSCAPE', 130, 90],
  ['PORTRAIT', 90, 130],
  ['SQUARE', 104, 104],
] as const;

function Shapes(props: ValuesProps) {
  return (
    <ul className={styles.drawings}>
      {SHAPES.map(([value, width, height]) => (
        <li key={value}>
          <Value facet="shape" value={value} className={styles.drawing} {...props}>
            <b style={sides(width, height)} />
            <span>
              {facetLabel('shape', value)} <Count of={props.counts[value]} />
            </span>
          </Value>
        </li>
      ))}
    </ul>
  );
}

/** The sides of a drawing in centimetres. */
const sides = (width: number, height: number) => ({ '--w': width, '--h': height }) as CSSProperties;

function Pigments(props: ValuesProps) {
  return (
    <ul className={styles.pigments}>
      {PIGMENT_KEYS.map((value) => {
        const { name, plain, color } = PIGMENTS[value];
        return (
          <li key={value}>
            <Value facet="color" value={value} className={styles.pigment} {...props}>
              <b style={{ background: color }} />
              <span>
                {name}
                <span className="vh">({plain}) </span>
                <Count of={props.counts[value]} />
              </span>
            </Value>
          </li>
        );
      })}
    </ul>
  );
}
