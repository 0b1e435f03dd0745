import { Button } from '@/components/ui/action/button';
import type { FoundAccount } from '@/lib/contracts/identity';
import type { ModeProps } from './login-mode';
import styles from './login.module.css';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import { ProviderLink } from './provider-link';

/** The ID that was found, and each way to log in to its account: the password, the linked provider, or both. */
export function FindIdResult({ found, onMode }: ModeProps & { found: FoundAccount }) {
  const { accountId, hasPassword, snsType } = found;
  const first = { 'data-first-focus': '' };
  return (
    <div className={styles.stack}>
      <p className="t-small muted">{introductionOf(found)}</p>
      <p className={`t-h3 ${styles.found}`}>{accountId}</p>
      {hasPassword || snsType === null ? (
        <Button wide look="primary" {...first} onClick={() => onMode({ name: 'login', accountId })}>
          로그인하기
        </Button>
      ) : null}
      {snsType === null ? null : (
        <ProviderLink provider={snsType} {...(!hasPassword && first)}>
          {SOCIAL_PROVIDER_LABELS[snsType]}로 로그인
        </ProviderLink>
      )}
      {hasPassword ? (
        <p className={styles.back}>
          <button type="button" onClick={() => onMode({ name: 'findInfo', tab: 'password', accountId })}>
            비밀번호 찾기
          </button>
        </p>
      ) : null}
    </div>
  );
}

function introductionOf({ hasPassword, snsType }: FoundAccount): string {
  if (snsType === null) return '가입하신 아이디입니다.';
  const provider = `${SOCIAL_PROVIDER_LABELS[snsType]} 계정`;
  return hasPassword
    ? `가입하신 아이디입니다. ${provider}도 연동되어 있습니다.`
    : `${provider}으로 가입하셨습니다. 아이디는 아래와 같습니다.`;
}
