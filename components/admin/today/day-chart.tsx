import { formatCount } from '@/lib/format/count';
import { formatDay } from '@/lib/format/day';
import styles from './today.module.css';

interface DayChartProps {
  title: string;
  /** The oldest first; the last one is today. */
  days: readonly { day: string; count: number }[];
}

/** The chart's own units: a bar and the space beside it, and the height of the highest bar. */
const STEP = 10;
const BAR = 7;
const HEIGHT = 72;

/** A figure of each day as bars. What the picture shows is said beside it, and each number is in the table below. */
export function DayChart({ title, days }: DayChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const sum = days.reduce((total, { count }) => total + count, 0);
  const first = days[0]?.day ?? '';
  const last = days.at(-1);
  const today = last?.count ?? 0;
  return (
    <figure className={styles.chart}>
      <figcaption>
        <span>{title}</span>
        <span className="num">
          오늘 <b>{formatCount(today)}</b> · 모두 {formatCount(sum)}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${days.length}일 동안 모두 ${formatCount(sum)}, 가장 많은 날 ${formatCount(most)}, 오늘 ${formatCount(today)}`}
      >
        {days.map(({ day, count }, index) => {
          const height = heightOf(count, most);
          return (
            <rect key={day} x={index * STEP} y={HEIGHT - height} width={BAR} height={height}>
              <title>{`${formatDay(day)} ${formatCount(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className={styles.axis}>
        <span>{formatDay(first)}</span>
        <span>가장 많은 날 {formatCount(most)}</span>
        <span>오늘</span>
      </p>
    </figure>
  );
}

/** A day with anything at all can be seen beside the highest one. */
function heightOf(count: number, most: number): number {
  return count <= 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
}
