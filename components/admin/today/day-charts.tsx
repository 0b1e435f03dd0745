import { AI_AGENTS } from '@/lib/ai/ai-agents';
import type { DayFigures, Today } from '@/lib/contracts/admin/today';
import { formatCount } from '@/lib/format/count';
import { formatDay } from '@/lib/format/day';
import { VIEWED_PAGE_LABELS } from '@/lib/options/admin';
import { Part } from '@/components/admin/parts/facts';
import { DayChart } from './day-chart';
import styles from './today.module.css';

const FIGURES = { signups: '가입', artworks: '등록한 작품', likes: '좋아요', views: '조회' } as const;
type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];
/** So many days have a column of their own. */
const REFUSAL_DAYS = 7;

/** How the site was used in the last days: a chart of each figure, and all of them as a table. */
export function DayCharts({ days, views, aiRefusals }: Pick<Today, 'days' | 'views' | 'aiRefusals'>) {
  return (
    <Part title={`최근 ${days.length}일`}>
      <div className={styles.charts}>
        {NAMES.map((name) => (
          <DayChart
            key={name}
            title={FIGURES[name]}
            days={days.map((figures) => ({ day: figures.day, count: figures[name] }))}
          />
        ))}
      </div>
      <details className={styles.table}>
        <summary>표로 보기</summary>
        <div className={styles.tables}>
          <DayTable days={days} />
          <ViewTable views={views} />
        </div>
      </details>
      <details className={styles.table}>
        <summary>AI 수집기를 막은 횟수</summary>
        <RefusalTable aiRefusals={aiRefusals} days={days} />
      </details>
    </Part>
  );
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  return (
    <table>
      <caption>날짜별 수</caption>
      <thead>
        <tr>
          <th scope="col">날짜</th>
          {NAMES.map((name) => (
            <th key={name} scope="col">
              {FIGURES[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((figures) => (
          <tr key={figures.day}>
            <th scope="row">{formatDay(figures.day)}</th>
            {NAMES.map((name) => (
              <td key={name}>{formatCount(figures[name])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The refused requests of each AI agent: on the last days, and on all. */
function RefusalTable({ aiRefusals, days }: Pick<Today, 'aiRefusals' | 'days'>) {
  if (aiRefusals.length === 0) return <p>막은 요청이 없습니다.</p>;
  const last = days.slice(-REFUSAL_DAYS).toReversed();
  return (
    <div className={styles.tables}>
      <table>
        <caption>수집기별, 날짜별 수</caption>
        <thead>
          <tr>
            <th scope="col">수집기</th>
            <th scope="col">{days.length}일</th>
            {last.map(({ day }) => (
              <th key={day} scope="col">
                {formatDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aiRefusals.map((row) => (
            <tr key={row.agent}>
              <th scope="row">
                {row.agent} ({AI_AGENTS[row.agent].operator})
              </th>
              <td>{formatCount(row.total)}</td>
              {last.map(({ day }, index) => (
                <td key={day}>{formatCount(row.days.at(-1 - index) ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ViewTable({ views }: Pick<Today, 'views'>) {
  return (
    <table>
      <caption>페이지별 조회</caption>
      <thead>
        <tr>
          <th scope="col">페이지</th>
          <th scope="col">조회</th>
        </tr>
      </thead>
      <tbody>
        {views.map(({ page, views: count }) => (
          <tr key={page}>
            <th scope="row">{VIEWED_PAGE_LABELS[page]}</th>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
