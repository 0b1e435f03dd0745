import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { formatMoment } from '@/lib/format/moment';
import styles from './contest-editor.module.css';

/** Why an operator stopped a contest, for the people of its organization. */
export function StopNote({ stop }: { stop: NonNullable<OrganizationContest['stop']> }) {
  const { kind, at, reason } = stop;
  return (
    <div role="note" className={styles.stop}>
      <p>
        <b>
          {kind === 'WITHDRAWN'
            ? '운영자가 공모의 게시를 중단했습니다. 지금은 방문자에게 보이지 않습니다.'
            : '운영자가 공모의 접수를 중단했습니다.'}
        </b>{' '}
        <span className="num muted">{formatMoment(new Date(at))}</span>
      </p>
      <p className="pre">사유: {reason}</p>
      <p className="t-cap muted">내용을 확인한 뒤 고객지원으로 문의해 주세요.</p>
    </div>
  );
}
