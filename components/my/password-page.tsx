import { TextLink } from '@/components/ui/action/text-link';
import type { Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import { ChapterWords } from './chapter';
import { PasswordForm } from './password-form';

interface PasswordPageProps {
  profile: Pick<Profile, 'accountId' | 'roleType' | 'snsType'>;
  supportEmail: string;
}

/** The password on a page of its own. Who has none here reads why, and where to turn. */
export function PasswordPage({ profile, supportEmail }: PasswordPageProps) {
  const { accountId, roleType, snsType } = profile;
  const refusal =
    snsType !== null
      ? myMessages.socialLogin(SOCIAL_PROVIDER_LABELS[snsType])
      : roleType === 'BUSINESS'
        ? myMessages.businessReadOnly(supportEmail)
        : null;
  if (refusal === null) return <PasswordForm accountId={accountId} place="page" />;
  return (
    <ChapterWords>
      <p className="t-body pre">{refusal}</p>
      <TextLink href={myPaths.info()}>회원 정보로 돌아가기</TextLink>
    </ChapterWords>
  );
}
