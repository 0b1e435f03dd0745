import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ArtImage } from '@/components/ui/image/art-image';
import { Skeleton } from '@/components/ui/state/skeleton';
import type { AdminContest } from '@/lib/contracts/admin/contest';
import { APPLICANT_STATUSES } from '@/lib/contracts/contest';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import { formatMoment } from '@/lib/format/moment';
import { textOfLine } from '@/lib/contest/terms/term-lines';
import * as termsMessages from '@/lib/messages/contest-terms';
import { ARTICLE_STATUS_LABELS, CONTEST_STOP_LABELS } from '@/lib/options/admin';
import { APPLICANT_STATUS_LABELS, CONTEST_STANDING_LABELS } from '@/lib/options/contest';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import { WHOLE } from '@/components/admin/data-provider';
import { Facts, Part } from '@/components/admin/parts/facts';
import { ShowFailure } from '@/components/admin/parts/show-failure';
import styles from './contest-show.module.css';
import { ContestStopping } from './contest-stopping';

/** A contest as visitors see it, how many applied, and what an operator may do. */
export function ContestShow() {
  return (
    <Show
      actions={false}
      component="div"
      queryOptions={{ meta: WHOLE }}
      error={<ShowFailure title="공모를 불러오지 못했습니다." />}
    >
      <Shown />
    </Show>
  );
}

const wordsOf = (moment: string | null) => (moment === null ? null : formatMoment(new Date(moment)));

function Shown() {
  const contest = useRecordContext<AdminContest & { id: string }>();
  if (contest === undefined) return <Skeleton height="320px" />;
  const { uuid, news, standing, stop, counts, previewImage } = contest;
  const isPublished = standing !== 'DRAFT' && standing !== 'WITHDRAWN';
  return (
    <>
      <Facts
        facts={{
          단체: contest.organization,
          상태: CONTEST_STANDING_LABELS[standing],
          접수: formatApplicationPeriod(contest.opensAt, contest.closesAt),
          '접수를 마친 때': wordsOf(contest.closedAt),
          '결과 발표': wordsOf(contest.announcedAt),
          '신청서 질문': `${contest.questions}개`,
          소식:
            news === null ? null : (
              <Link to={adminPaths.screen(`articles/${news.uuid}`)}>
                {ARTICLE_STATUS_LABELS[news.status]}
              </Link>
            ),
          '공개 페이지':
            isPublished && news?.status === 'PUBLISHED' ? (
              <a href={articlePaths.page('NEWS', news.uuid)} target="_blank" rel="noopener">
                소식에서 보기<span className="vh"> (새 창)</span>
              </a>
            ) : null,
        }}
      />
      {isPublished && news !== null && news.status !== 'PUBLISHED' ? (
        <p role="status" className={styles.note}>
          공모의 소식이 아직 발행되지 않아 방문자에게 보이지 않습니다. 위의 소식을 열어 발행해 주세요.
        </p>
      ) : null}
      {stop === null ? null : (
        <Part title={CONTEST_STOP_LABELS[stop.kind]}>
          <p className="num muted">{wordsOf(stop.at)}</p>
          <p className="pre">{stop.reason}</p>
        </Part>
      )}
      <Part title="신청">
        <Facts
          facts={{
            ...Object.fromEntries(
              APPLICANT_STATUSES.map((status) => [APPLICANT_STATUS_LABELS[status], `${counts[status]}명`]),
            ),
            '작성 중': `${contest.drafts}명`,
          }}
        />
        <p className="t-cap muted">신청한 사람의 정보는 단체만 봅니다.</p>
      </Part>
      {contest.terms === null ? null : (
        <Part title={`공모 조건 ${termsMessages.edition(contest.terms.edition)}`}>
          {contest.terms.unfair.length === 0 ? null : (
            <div className={styles.note}>
              <p>
                <b>{termsMessages.unfair(contest.terms.unfair.length)}</b>
              </p>
              <ul>
                {contest.terms.unfair.map((wrong) => (
                  <li key={wrong}>{wrong}</li>
                ))}
              </ul>
              {contest.terms.overruled === '' ? null : (
                <p className="pre">
                  {termsMessages.reasonLabel}: {contest.terms.overruled}
                </p>
              )}
            </div>
          )}
          <Facts
            facts={Object.fromEntries(
              contest.terms.lines.map((line) => [
                line.label,
                <span key={line.label} className="pre">
                  {textOfLine(line, '\n')}
                </span>,
              ]),
            )}
          />
        </Part>
      )}
      <Part title="공모 내용">
        {previewImage === null ? null : (
          <ArtImage
            image={previewImage}
            alt="공모의 사진"
            sizes="320px"
            maxWidth={640}
            className={styles.picture}
          />
        )}
        <p>
          <b>{contest.title}</b> · {contest.organizer}
        </p>
        <p className={`pre ${styles.text}`}>{contest.description}</p>
      </Part>
      <ContestStopping key={`${uuid} ${contest.version}`} contest={contest} />
    </>
  );
}
