import type { ReactNode } from 'react';
import { FaultPlace } from '@/components/ui/field/fault-place';
import type { RoleType } from '@/lib/contracts/account';
import styles from './member-frame.module.css';
import { MemberNav } from './member-nav';
import { ProfileNote } from './profile-note';

interface MemberFrameProps {
  /** As the server knows it, so that the menu stands at once. */
  role: RoleType | undefined;
  children: ReactNode;
}

/** The member's area: its menu at the side, or as a line above where there is no room, and the page. */
export function MemberFrame({ role, children }: MemberFrameProps) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <a className={styles.skip} href="#my-page">
        마이페이지 메뉴 건너뛰기
      </a>
      <MemberNav initialRole={role} />
      <div id="my-page" tabIndex={-1} className={styles.page}>
        <FaultPlace />
        {role === 'ARTIST_BEFORE_PROFILE' ? <ProfileNote /> : null}
        {children}
      </div>
    </div>
  );
}
