import { openLogin } from '@/components/shell/login-store';
import type { SessionState } from '@/components/shell/session-store';
import { Button, ButtonLink } from '@/components/ui/button';
import linkStyles from '@/components/ui/text-link.module.css';
import * as authPaths from '@/lib/paths/auth';
import * as myPaths from '@/lib/paths/my';
import styles from './support-modal.module.css';

const STEPS = [
  ['내 정보로 이동', '마이페이지의 회원 정보를 엽니다.'],
  ['아티스트 회원으로 전환 신청', '재학·졸업 증명서, 예술활동증명서, 전시 리플릿 가운데 하나를 올립니다.'],
  ['승인 메일 확인', '24시간 안에 결과를 메일로 알려 드립니다.'],
] as const;

interface RoleGuideProps {
  user: SessionState;
  onLeave: () => void;
}

/** How a member becomes an artist: on My Page, not by an inquiry (S-13). */
export function RoleGuide({ user, onLeave }: RoleGuideProps) {
  return (
    <>
      <ol className={styles.steps}>
        {STEPS.map(([name, text], index) => (
          <li key={name} className={styles.step}>
            <span className={`t-h3 num ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className="t-small muted pre">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.leave}>
        {user == null ? (
          <>
            <Button
              look="primary"
              wide
              onClick={() => {
                onLeave();
                openLogin();
              }}
            >
              로그인하기
            </Button>
            {/* A plain anchor: signup starts in a new document. */}
            <p className="t-small muted">
              아직 회원이 아니라면 가입할 때 아티스트 회원을 고를 수 있어요.{' '}
              <a href={authPaths.signup()} className={linkStyles.link}>
                회원가입
              </a>
            </p>
          </>
        ) : (
          <ButtonLink look="primary" wide href={myPaths.info()} onClick={onLeave}>
            내 정보로 가기
          </ButtonLink>
        )}
      </div>
    </>
  );
}
