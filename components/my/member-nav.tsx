'use client';

import { usePathname } from 'next/navigation';
import { isCurrent, memberArea, supportArea, type MenuLink } from '@/components/shell/menu';
import { useGuardedClick } from '@/components/shell/use-guarded-click';
import { useSession } from '@/components/shell/use-session';
import { SideMenu, SideMenuGroup, SideMenuLink } from '@/components/ui/navigation/side-menu';
import type { RoleType } from '@/lib/contracts/account';
import { useOwnPage } from './use-own-page';

/** Where one can go in the member's area; follows a role that changes while it is shown. */
export function MemberNav({ initialRole }: { initialRole: RoleType | undefined }) {
  const pathname = usePathname();
  const { user } = useSession();
  useOwnPage(user?.id);
  const role = user === null ? undefined : (user?.roleType ?? initialRole);
  const groups = isSupport(pathname) ? supportArea(role) : memberArea(role ?? initialRole);
  return (
    <SideMenu label="마이페이지 메뉴" current={`${pathname} ${groups.length}`}>
      {groups.map(({ title, links }) => (
        <SideMenuGroup key={title} title={title}>
          {links.map((link) => (
            <MemberLink key={link.href} link={link} pathname={pathname} />
          ))}
        </SideMenuGroup>
      ))}
    </SideMenu>
  );
}

const isSupport = (pathname: string) => pathname.startsWith('/my/support/');

function MemberLink({ link, pathname }: { link: MenuLink; pathname: string }) {
  const onGuardedClick = useGuardedClick();
  const { label, href, isGuarded, disabledBecause } = link;
  return (
    <SideMenuLink
      href={href}
      disabledBecause={disabledBecause}
      aria-current={isCurrent(href, pathname) ? 'page' : undefined}
      onClick={isGuarded === true ? (event) => onGuardedClick(event, href) : undefined}
    >
      {label}
    </SideMenuLink>
  );
}
