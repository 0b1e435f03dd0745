import { useEffect, useRef } from 'react';
import { AppBar, Layout, TitlePortal, useDefaultTitle, useGetIdentity, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LogoutButton } from '@/components/shell/logout-button';
import { useSession } from '@/components/shell/use-session';
import { focusPage } from '@/lib/browser/focus-page';
import * as sitePaths from '@/lib/paths/site';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu';
import { useDocumentTitle } from './use-document-title';

/** Focuses the title of a new screen where the control that led there is gone: the button of a removal, a row of a list. */
function useScreenFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A dialog that closes with the screen gives the focus to what is gone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPage();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

/** The frame of the back office: who is at work above, where to go beside. */
export function AdminLayout({ children }: LayoutProps) {
  // Subscribes to the session, so that a logout in another window ends this page.
  useSession();
  useDocumentTitle();
  useScreenFocus();
  return (
    <Layout appBar={AdminBar} menu={AdminMenu} className={styles.layout}>
      <h1 id="main" tabIndex={-1} className={styles.title}>
        <TitlePortal variant="h5" component="span" />
      </h1>
      {children}
    </Layout>
  );
}

function AdminBar() {
  const { identity } = useGetIdentity();
  return (
    <AppBar toolbar={<NoToolbar />} userMenu={false} color="inherit">
      <p className={styles.brand}>
        <b className={styles.name}>{useDefaultTitle()}</b>
        <span className={styles.place}>운영실</span>
      </p>
      <div className={styles.ways}>
        <span className={styles.operator}>{identity?.fullName}</span>
        <a href={sitePaths.home()}>사이트 보기</a>
        <LogoutButton />
      </div>
    </AppBar>
  );
}

/** There is one language and one theme, and the list's own buttons load it again. */
function NoToolbar() {
  return null;
}
