import { AppBar, Layout, TitlePortal, useDefaultTitle, useGetIdentity, type LayoutProps } from 'react-admin';
import { LogoutButton } from '@/components/shell/logout-button';
import * as sitePaths from '@/lib/paths/site';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu';
import { useDocumentTitle } from './use-document-title';

/** The frame of the back office: who is at work above, where to go beside. */
export function AdminLayout({ children }: LayoutProps) {
  useDocumentTitle();
  return (
    <Layout appBar={AdminBar} menu={AdminMenu} className={styles.layout}>
      <h1 className={styles.title}>
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
