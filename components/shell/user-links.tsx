'use client';

import { IconLink } from '@/components/ui/button';
import type { Session } from '@/lib/contracts/account';
import * as authPaths from '@/lib/paths/auth';
import * as myPaths from '@/lib/paths/my';
import * as organizationPaths from '@/lib/paths/organization';
import { openLogin } from './login-store';
import { LogoutButton } from './logout-button';
import { isArtistRole } from './menu';
import { NewsBadge } from './news-badge';
import { useGuardedClick } from './use-guarded-click';
import styles from './user-links.module.css';

interface UserLinksProps {
  user: Session['user'] | undefined;
  hasNews: boolean;
}

/** What stands at the right of the header for whoever looks (shell document, section 2). */
export function UserLinks({ user, hasNews }: UserLinksProps) {
  const onGuardedClick = useGuardedClick();
  if (user === null || user === undefined) {
    return (
      <div className={styles.links}>
        <button type="button" className={styles.text} onClick={openLogin}>
          로그인
        </button>
        <span className={styles.bar} aria-hidden="true" />
        {/* Signup starts from a fresh document. */}
        <a className={styles.text} href={authPaths.signup()}>
          회원가입
        </a>
      </div>
    );
  }
  return (
    <div className={styles.links}>
      {isArtistRole(user.roleType) ? (
        <IconLink
          icon="brush"
          label="내 작가 페이지"
          href={myPaths.artistProfile()}
          onClick={(event) => onGuardedClick(event, myPaths.artistProfile())}
        />
      ) : null}
      <IconLink icon="heart" label="좋아요한 항목" href={myPaths.favoriteArtists()} />
      {user.roleType === 'BUSINESS' ? (
        <IconLink
          icon="organization"
          label={hasNews ? '조직 관리, 새 소식 있음' : '조직 관리'}
          href={organizationPaths.contests()}
          onClick={(event) => onGuardedClick(event, organizationPaths.contests())}
        >
          {hasNews ? <NewsBadge /> : null}
        </IconLink>
      ) : (
        <IconLink
          icon="person"
          label={hasNews ? '마이페이지, 새 소식 있음' : '마이페이지'}
          href={myPaths.info()}
        >
          {hasNews ? <NewsBadge /> : null}
        </IconLink>
      )}
      <LogoutButton className={styles.text} />
    </div>
  );
}
