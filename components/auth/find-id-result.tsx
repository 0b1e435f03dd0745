import { Button } from '@/components/ui/button';
import type { FoundAccount } from '@/lib/contracts/identity';
import type { ModeProps } from './login-mode';
import styles from './login.module.css';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options';
import { ProviderLink } from './social-login';

/** The ID that was found, with the provider where the person logs in by one. */
export function FindIdResult({ found, onMode }: ModeProps & { found: FoundAccount }) {
  const { accountId, snsType } = found;
  return (
    <div className={styles.stack}>
      <p className="t-small muted">
        {snsType === null
          ? '가입하신 아이디입니다.'
          : `${SOCIAL_PROVIDER_LABELS[snsType]} 계정으로 가입하셨습니다. 아이디는 아래와 같습니다.`}
      </p>
      <p className={`t-h3 ${styles.found}`}>{accountId}</p>
      {snsType === null ? (
        <Button wide look="primary" data-first-focus="" onClick={() => onMode({ name: 'login', accountId })}>
          로그인하기
        </Button>
      ) : (
        <ProviderLink provider={snsType} data-first-focus="">
          {SOCIAL_PROVIDER_LABELS[snsType]}로 로그인
        </ProviderLink>
      )}
      {snsType === null ? (
        <p className={styles.back}>
          <button type="button" onClick={() => onMode({ name: 'findInfo', tab: 'password', accountId })}>
            비밀번호 찾기
          </button>
        </p>
      ) : null}
    </div>
  );
}
