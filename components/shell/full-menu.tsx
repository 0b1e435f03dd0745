'use client';

import { SoftLink } from '@/components/ui/soft-link';
import type { Session } from '@/lib/contracts/account';
import * as authPaths from '@/lib/paths/auth';
import * as myPaths from '@/lib/paths/my';
import { openLogin } from './login-store';
import { LogoutButton } from './logout-button';
import { fullMenu } from './menu';
import { useGuardedClick } from './use-guarded-click';
import styles from './full-menu.module.css';

interface FullMenuProps {
  id: string;
  isOpen: boolean;
  user: Session['user'] | undefined;
  hasNews: boolean;
  collaborationUrl: string;
  onLeave: () => void;
}

/** Everything there is, in four groups; below them what the narrow header has no room for. */
export function FullMenu({ id, isOpen, user, hasNews, collaborationUrl, onLeave }: FullMenuProps) {
  const onGuardedClick = useGuardedClick(onLeave);
  return (
    <nav id={id} className={styles.menu} aria-label="전체 메뉴" hidden={!isOpen}>
      <div className={`wrap ${styles.groups}`}>
        {fullMenu(user?.roleType).map((group) => (
          <div key={group.title}>
            <p className={`t-h4 ${styles.title}`}>{group.title}</p>
            <ul>
              {group.links.map(({ label, href, isGuarded, disabledBecause }) => (
                <li key={href}>
                  {disabledBecause === undefined ? (
                    <SoftLink
                      className={styles.link}
                      href={href}
                      onClick={isGuarded === true ? (event) => onGuardedClick(event, href) : onLeave}
                    >
                      {label}
                      {hasNews && href === myPaths.notices() ? <span className={styles.new}>N</span> : null}
                    </SoftLink>
                  ) : (
                    <span className={`${styles.link} ${styles.off}`} role="link" aria-disabled="true">
                      {label}
                      <small className={styles.reason}>{disabledBecause}</small>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <ul className={styles.account}>
          {user === null || user === undefined ? (
            <>
              <li className="needs-script">
                <button type="button" className={styles.link} onClick={openLogin}>
                  로그인
                </button>
              </li>
              <li>
                <a className={styles.link} href={authPaths.signup()}>
                  회원가입
                </a>
              </li>
            </>
          ) : (
            <li>
              <LogoutButton className={styles.link} />
            </li>
          )}
          <li>
            <a className={styles.link} href={collaborationUrl} target="_blank" rel="noopener">
              협업 신청 ↗<span className="vh"> (새 창)</span>
            </a>
          </li>
          <li>
            <span className={`${styles.link} ${styles.off}`} aria-disabled="true">
              ARTSHOP<small className={styles.soon}>COMING SOON</small>
            </span>
          </li>
        </ul>
      </div>
    </nav>
  );
}
