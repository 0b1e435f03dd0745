import clsx from 'clsx';
import { Fragment } from 'react';
import { ApplicantStatusMark } from '@/components/organization/applicants/room/applicant-status';
import { TextLink } from '@/components/ui/action/text-link';
import { isOverall, SCALE_BOUNDS } from '@/lib/contest/review/rule';
import { isTrimmed } from '@/lib/contest/review/reckon';
import type { ContestRanking, RankedApplicant } from '@/lib/contracts/contest-ranking';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as contestPaths from '@/lib/paths/contest';
import styles from './ranking-table.module.css';

interface RankingTableProps {
  contest: OrganizationContest;
  ranking: ContestRanking;
  /** How many are to be selected, and after how many rows the line is drawn: behind equals whom it would part. Null for no line. */
  cut: { count: number; after: number } | null;
}

/** The applicants from the best, each with the means of the criteria, the reckoned mean, and the scores as dots. */
export function RankingTable({ contest, ranking: { ranked }, cut }: RankingTableProps) {
  const { rule } = contest.review;
  const criteria = isOverall(rule) ? [] : rule.criteria;
  const columns = criteria.length + 6;
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="순위">
        <thead>
          <tr>
            <th scope="col">순위</th>
            <th scope="col">지원자</th>
            {criteria.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.detail}>
                {name}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              평균
            </th>
            <th scope="col" className={styles.dotted}>
              위원 점수 {SCALE_BOUNDS[rule.scale].min}–{SCALE_BOUNDS[rule.scale].max}
            </th>
            <th scope="col" className={styles.detail}>
              점수
            </th>
            <th scope="col">판정</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((row, index) => (
            <Fragment key={row.id}>
              <tr
                className={clsx(
                  row.isTied && styles.tied,
                  row.rank !== ranked[index - 1]?.rank && styles.first,
                  row.rank !== ranked[index + 1]?.rank && styles.last,
                )}
              >
                <td className={`num ${styles.rank}`}>
                  {row.rank}
                  {row.isTied ? <span className="t-cap"> 동점</span> : null}
                </td>
                <th scope="row" className={styles.person}>
                  <TextLink href={contestPaths.applicant(contest.uuid, row.id)}>{row.name}</TextLink>
                  <span className="t-cap num"> {row.receipt}</span>
                </th>
                {row.criteria.map((mean, at) => (
                  <td key={criteria[at]?.id ?? at} className={`num ${styles.detail}`}>
                    {mean.toFixed(1)}
                  </td>
                ))}
                <td className={`num ${styles.mean}`}>
                  {row.mean.toFixed(1)}
                  {rule.reckoning === 'TRIMMED' && !isTrimmed(rule.reckoning, row.scores.length) ? (
                    <sup title={reviewMessages.fewScores}>†</sup>
                  ) : null}
                </td>
                <td className={styles.dotted}>
                  <Scores row={row} bounds={SCALE_BOUNDS[rule.scale]} />
                </td>
                <td className={`num ${styles.detail}`}>
                  {row.scores.length}/{row.scores.length + row.missing}
                </td>
                <td>
                  <ApplicantStatusMark status={row.status} />
                </td>
              </tr>
              {cut !== null && index === cut.after - 1 && index < ranked.length - 1 ? (
                <tr className={styles.cut}>
                  <td colSpan={columns}>{reviewMessages.cutLine(cut.count)}</td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The scores on their scale: dots that count, rings that are left out, and a stroke for the mean. */
function Scores({ row, bounds }: { row: RankedApplicant; bounds: { min: number; max: number } }) {
  const place = (value: number) => `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
  return (
    <span className={styles.scores}>
      <span className="vh">
        {row.scores
          .map(({ score, counts }) => `${score.toFixed(1)}${counts ? '' : ` ${reviewMessages.leftOut}`}`)
          .join(', ')}
      </span>
      {row.scores.map(({ score, counts }, index) => (
        <i
          key={index}
          aria-hidden="true"
          className={clsx(counts && styles.dot)}
          style={{ insetInlineStart: place(score) }}
        />
      ))}
      <i aria-hidden="true" className={styles.stroke} style={{ insetInlineStart: place(row.mean) }} />
    </span>
  );
}
