'use client';

import clsx from 'clsx';
import { IconLink } from '@/components/ui/action/button';
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
  /** `undefined` as long as the session hasn't answered. */
  user: Session['user'] | undefined;
  hasNews: boolean;
}

/** The header's links for the session's user or for a guest (P-3, P-4). */
export function UserLinks({ user, hasNews }: UserLinksProps) {
  const onGuardedClick = useGuardedClick();
  if (user === null || user === undefined) {
    return (
      <div className={clsx(styles.links, user === undefined && styles.unsure)}>
        <button type="button" className={clsx('needs-script', styles.text)} onClick={openLogin}>
          로그인
        </button>
        <span className={clsx('needs-script', styles.bar)} aria-hidden="true" />
        {/* A plain anchor: signup starts in a new document. */}
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
