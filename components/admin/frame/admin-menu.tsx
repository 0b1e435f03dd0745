import { useMediaQuery, type Theme } from '@mui/material';
import { useSidebarState, useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { formatCappedCount } from '@/lib/format/capped-count';
import * as adminPaths from '@/lib/paths/admin';
import { useOverview } from '@/components/admin/parts/use-overview';
import styles from './admin-menu.module.css';
import { MENU } from './menu-groups';

/** The screens, in groups. On phones it lies over the page and closes with each choice. */
export function AdminMenu() {
  const translate = useTranslate();
  const [, setOpen] = useSidebarState();
  const isOverPage = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const close = () => {
    if (isOverPage) setOpen(false);
  };
  const waiting: Partial<Record<string, number>> | undefined = useOverview().data?.waiting;
  return (
    <nav className={styles.menu} aria-label="운영 메뉴">
      {MENU.map(({ title, screens }) => (
        <div key={title} className={styles.group}>
          <h2>{title}</h2>
          <ul>
            {screens.map((screen) => (
              <li key={screen}>
                <NavLink
                  to={screen === 'today' ? adminPaths.home() : adminPaths.screen(screen)}
                  end={screen === 'today'}
                  onClick={close}
                >
                  {translate(`resources.${screen}.name`, { smart_count: 2 })}
                  <WaitingCount total={waiting?.[screen]} />
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The count of waiting items of a screen; nothing where none waits. */
function WaitingCount({ total = 0 }: { total: number | undefined }) {
  if (total === 0) return null;
  return (
    <span className={styles.count}>
      {formatCappedCount(total)}
      <span className="vh">건 대기</span>
    </span>
  );
}
