import { openLogin } from '@/components/shell/login-store';
import type { SessionState } from '@/components/shell/session-store';
import { Button, ButtonLink } from '@/components/ui/action/button';
import linkStyles from '@/components/ui/action/text-link.module.css';
import type { RoleType } from '@/lib/contracts/account';
import * as authPaths from '@/lib/paths/auth';
import * as myPaths from '@/lib/paths/my';
import styles from './support-modal.module.css';

const STEPS = [
  ['회원 정보로 이동', '마이페이지의 회원 정보를 엽니다.'],
  ['아티스트 회원으로 전환 신청', '재학·졸업 증명서, 예술활동증명서, 전시 리플릿 가운데 하나를 올립니다.'],
  ['승인 메일 확인', '24시간 안에 결과를 메일로 알려 드립니다.'],
] as const;

const IS_ARTIST = '이미 아티스트 회원이에요. 다른 유형으로 바꾸고 싶다면 문의하기에서 알려 주세요.';

/** What is said to those whose account has no way through the steps; null for those who have. */
const INSTEAD: Readonly<Record<RoleType, string | null>> = {
  MEMBER: null,
  ARTIST: IS_ARTIST,
  ARTIST_BEFORE_PROFILE: IS_ARTIST,
  ARTIST_PENDING: '아티스트 회원 신청을 확인하고 있어요. 24시간 안에 결과를 메일로 알려 드려요.',
  ARTIST_PENDING_RETRY:
    '자료를 더 보내 주시면 다시 확인할게요. 회원 정보에서 이유를 보고 자료를 올려 주세요.',
  BUSINESS: '조직 회원은 아티스트 회원으로 전환할 수 없어요. 도움이 필요하면 문의하기에서 알려 주세요.',
  ADMIN: '운영자 계정은 회원 유형을 바꾸지 않아요.',
};

interface RoleGuideProps {
  user: SessionState;
  onLeave: () => void;
}

/** How a member becomes an artist: on My Page, not by an inquiry (S-13). */
export function RoleGuide({ user, onLeave }: RoleGuideProps) {
  const instead = user == null ? null : INSTEAD[user.roleType];
  return (
    <>
      {instead === null ? <Steps /> : <p className={styles.instead}>{instead}</p>}
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
            회원 정보로 가기
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Steps() {
  return (
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
  );
}
