import type { Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import { Chapter } from './chapter';
import { PasswordForm } from './password-form';

/** The password form, or the provider's name for an account without a password. */
export function PasswordChapter({ profile }: { profile: Pick<Profile, 'accountId' | 'snsType'> }) {
  const { accountId, snsType } = profile;
  return snsType === null ? (
    <Chapter title="비밀번호">
      <PasswordForm accountId={accountId} place="section" />
    </Chapter>
  ) : (
    <Chapter title="로그인">
      <p className="t-body pre">{myMessages.socialLogin(SOCIAL_PROVIDER_LABELS[snsType])}</p>
    </Chapter>
  );
}
