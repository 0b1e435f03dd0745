import { ButtonLink } from '@/components/ui/action/button';
import { Note } from '@/components/ui/state/note';
import type { Profile } from '@/lib/contracts/profile';
import { formatMoment } from '@/lib/format/moment';
import * as myPaths from '@/lib/paths/my';

interface ApplicationNoteProps {
  profile: Pick<Profile, 'roleType' | 'application'>;
  /** Whether the page is where the documents are sent: the link to it is left out. */
  isHere?: boolean;
}

/** The state of an application to be an artist. */
export function ApplicationNote({ profile, isHere = false }: ApplicationNoteProps) {
  const { roleType, application } = profile;
  const since = application === null ? null : `${formatMoment(new Date(application.createdAt))} 신청`;
  if (roleType === 'ARTIST_PENDING') {
    return (
      <Note aria-label="아티스트 회원 신청">
        <p className="t-h4">아티스트 회원 신청을 확인하고 있어요</p>
        <p className="t-small pre">
          {since === null ? null : <span className="num">{since}. </span>}
          24시간 이내에 승인 메일을 보내 드려요. 승인되면 작가 프로필을 등록할 수 있어요.
        </p>
      </Note>
    );
  }
  if (roleType !== 'ARTIST_PENDING_RETRY') return null;
  return (
    <Note aria-label="아티스트 회원 신청">
      <p className="t-h4">활동 자료를 다시 올려 주세요</p>
      {application?.reason == null ? null : <blockquote className="pre">{application.reason}</blockquote>}
      {since === null ? null : <p className="t-cap num">{since}</p>}
      {isHere ? null : (
        <ButtonLink small href={myPaths.applyArtist()}>
          자료 업데이트
        </ButtonLink>
      )}
    </Note>
  );
}
