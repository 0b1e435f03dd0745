import { useTranslate, type MenuProps } from 'react-admin';
import { NavLink } from 'react-router-dom';
import * as adminPaths from '@/lib/paths/admin';
import styles from './admin-menu.module.css';
import { MENU } from './menu-groups';

/** The screens, in groups. On phones it lies over the page and closes with each choice. */
export function AdminMenu({ onMenuClick }: MenuProps & { onMenuClick?: () => void }) {
  const translate = useTranslate();
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
                  onClick={onMenuClick}
                >
                  {translate(`resources.${screen}.name`, { smart_count: 2 })}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
