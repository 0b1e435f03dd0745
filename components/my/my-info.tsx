import { ButtonLink } from '@/components/ui/action/button';
import type { Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as myPaths from '@/lib/paths/my';
import { ApplicationNote } from './application-note';
import { Chapter, ChapterWords } from './chapter';
import { PasswordChapter } from './password-chapter';
import { ProfileForm } from './profile-form';
import { ReadOnlyProfile } from './read-only-profile';
import { WithdrawalChapter } from './withdrawal-chapter';

interface MyInfoProps {
  profile: Profile;
  /** Where to turn for what can't be changed here. */
  supportEmail: string;
}

/** My Page for each role (M-190 to M-196). */
export function MyInfo({ profile, supportEmail }: MyInfoProps) {
  switch (profile.roleType) {
    case 'BUSINESS':
      return <ReadOnlyProfile profile={profile} reason={myMessages.businessReadOnly(supportEmail)} />;
    case 'ADMIN':
      return (
        <>
          <ReadOnlyProfile profile={profile} reason={myMessages.adminReadOnly} />
          <PasswordChapter profile={profile} />
        </>
      );
    case 'MEMBER':
      return (
        <>
          <ProfileForm initial={profile} mode="edit" />
          <PasswordChapter profile={profile} />
          <Chapter title="아티스트 회원">
            <ChapterWords>
              <p className="t-body pre">
                작품을 만들고 있다면 아티스트 회원으로 전환할 수 있어요. 활동 자료를 올리면 24시간 이내에
                확인해 메일로 알려 드려요. 신청을 기다리는 동안에도 지금처럼 이용할 수 있어요.
              </p>
              <ButtonLink href={myPaths.applyArtist()}>아티스트 회원으로 전환 신청</ButtonLink>
            </ChapterWords>
          </Chapter>
          <WithdrawalChapter roleType={profile.roleType} />
        </>
      );
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return (
        <>
          <ApplicationNote profile={profile} />
          <ProfileForm initial={profile} mode="edit" />
          <PasswordChapter profile={profile} />
          <WithdrawalChapter roleType={profile.roleType} />
        </>
      );
  }
}
