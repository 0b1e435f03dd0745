'use client';

import clsx from 'clsx';
import { SoftLink } from '@/components/ui/action/soft-link';
import type { Session } from '@/lib/contracts/account';
import type { Unread } from '@/lib/contracts/support';
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
  /** What waits to be read; null for guests. */
  unread: Unread | null;
  collaborationUrl: string;
  onLeave: () => void;
}

/** All sections in four groups. On narrow screens it also holds the header's other links. */
export function FullMenu({ id, isOpen, user, unread, collaborationUrl, onLeave }: FullMenuProps) {
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
                      {countAt(href, unread) > 0 ? (
                        <span className={styles.new}>
                          N<span className="vh"> 읽지 않음 {countAt(href, unread)}건</span>
                        </span>
                      ) : null}
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
        <ul className={clsx(styles.account, user === undefined && styles.unsure)}>
          {user === null || user === undefined ? (
            <>
              <li className={clsx('needs-script', styles.guest)}>
                <button type="button" className={styles.link} onClick={openLogin}>
                  로그인
                </button>
              </li>
              <li className={styles.guest}>
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

/** How much of what a link leads to is unread. */
function countAt(href: string, unread: Unread | null): number {
  if (unread === null) return 0;
  if (href === myPaths.notices()) return unread.notices;
  return href === myPaths.inquiries() ? unread.inquiries : 0;
}
