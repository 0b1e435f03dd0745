import { site } from '@/lib/site';
import { HeaderBar } from './header-bar';

/** The header; what it needs of the environment is read here, on the server. */
export function SiteHeader() {
  return <HeaderBar nameKo={site.nameKo} nameEn={site.nameEn} collaborationUrl={site.links.collaboration} />;
}
