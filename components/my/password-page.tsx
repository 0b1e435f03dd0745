import { TextLink } from '@/components/ui/text-link';
import type { Profile } from '@/lib/contracts/profile';
import { messages } from '@/lib/messages/messages';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options';
import { paths } from '@/lib/paths';
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
      ? messages.my.socialLogin(SOCIAL_PROVIDER_LABELS[snsType])
      : roleType === 'BUSINESS'
        ? messages.my.businessReadOnly(supportEmail)
        : null;
  if (refusal === null) return <PasswordForm accountId={accountId} place="page" />;
  return (
    <ChapterWords>
      <p className="t-body pre">{refusal}</p>
      <TextLink href={paths.myInfo()}>회원 정보로 돌아가기</TextLink>
    </ChapterWords>
  );
}
