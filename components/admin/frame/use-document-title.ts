import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import * as adminPaths from '@/lib/paths/admin';

/** Names the browser's tab after the screen, before the title that the page was sent with. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const [site] = useState(() => document.title);
  const screen = pathname.slice(adminPaths.home().length + 1).split('/')[0];
  const name = translate(`resources.${screen === '' ? 'today' : screen}.name`, { smart_count: 2, _: '' });
  useEffect(() => {
    document.title = name === '' ? site : `${name} · ${site}`;
  }, [name, site]);
}
