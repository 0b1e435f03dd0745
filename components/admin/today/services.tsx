import type { Overview, ServiceHealth } from '@/lib/contracts/admin/today';
import { SERVICE_LABELS } from '@/lib/options/admin';
import { Part } from '@/components/admin/parts/facts';
import styles from './today.module.css';

/** Whether what the site needs answers, and that it is a demonstration where it is one. */
export function Services({ services, overview }: { services: readonly ServiceHealth[]; overview: Overview }) {
  return (
    <Part title="상태">
      <ul className={styles.services}>
        {services.map(({ name, isUp }) => (
          <li key={name}>
            {SERVICE_LABELS[name]}{' '}
            {isUp ? <span className="muted">정상</span> : <b className={styles.fault}>! 응답 없음</b>}
          </li>
        ))}
      </ul>
      {overview.isDemo ? (
        <p className="t-small">
          데모 모드입니다. 작가와 작품은 지어낸 내용이고, 본인 확인과 소셜 로그인은 시연용입니다.
        </p>
      ) : null}
      {overview.mailFolder === null ? null : (
        <p className="t-small">
          메일은 보내지 않고 데이터 폴더의 <code>{overview.mailFolder}</code> 폴더에 .eml 파일로 씁니다.
        </p>
      )}
    </Part>
  );
}
