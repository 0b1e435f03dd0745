import { site } from '@/lib/site';
import { HeaderBar } from './header-bar';

/** The header with the site's names, which only the server can read. */
export function SiteHeader() {
  return <HeaderBar nameKo={site.nameKo} nameEn={site.nameEn} collaborationUrl={site.links.collaboration} />;
}
