import type { RoleType } from '@/lib/contracts/account';
import { paths } from '@/lib/paths';

export interface MenuLink {
  label: string;
  href: string;
  /** Needs a role, which is asked anew before it leads there. */
  isGuarded?: boolean;
  /** Why it leads nowhere yet. */
  disabledBecause?: string;
}

export interface MenuGroup {
  title: string;
  links: readonly MenuLink[];
}

/** Whether a menu item stands for the page at this path. */
export function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href || pathname.startsWith(`${href}/`)) return true;
  return href === paths.articles() && pathname.startsWith('/article/');
}

export function isArtistRole(role: RoleType | undefined): boolean {
  return role?.startsWith('ARTIST') ?? false;
}

/** The groups of the full menu for whoever looks: guests get the way in where members have their pages. */
export function fullMenu(role: RoleType | undefined): MenuGroup[] {
  return [
    {
      title: 'ART & ARTISTS',
      links: [
        { label: '작가', href: paths.artists() },
        { label: '이달의 작가', href: `${paths.home()}#artists-of-the-month` },
      ],
    },
    {
      title: 'ARTICLE',
      links: [
        { label: 'SPECIAL', href: paths.articles('SPECIAL') },
        { label: 'EXHIBITION', href: paths.articles('EXHIBITION') },
        { label: 'EVENT', href: paths.articles('EVENT') },
        { label: 'NEWS', href: paths.articles('NEWS') },
      ],
    },
    myGroup(role),
    {
      title: '고객지원',
      links: [
        { label: '공지사항', href: paths.notices() },
        { label: '문의 내역', href: paths.inquiries() },
        { label: '자주 묻는 질문', href: paths.faq() },
        { label: '서비스 소개', href: paths.serviceInfo() },
      ],
    },
  ];
}

function myGroup(role: RoleType | undefined): MenuGroup {
  const favorites: MenuLink[] = [
    { label: '좋아요한 작가', href: paths.favoriteArtists() },
    { label: '좋아요한 작품', href: paths.favoriteArtworks() },
    { label: '좋아요한 아티클', href: paths.favoriteArticles() },
  ];
  switch (role) {
    case 'BUSINESS':
      return {
        title: '조직 관리',
        links: [
          { label: '공모 관리', href: paths.contestManage(), isGuarded: true },
          { label: '회원 정보', href: paths.myInfo() },
          ...favorites,
        ],
      };
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return {
        title: '마이페이지',
        links: [
          { label: '작가 프로필', href: paths.myArtistProfile(), isGuarded: true },
          studio('작품 관리', paths.myArtistArtwork(), role),
          studio('포트폴리오', paths.myArtistPortfolio(), role),
          { label: '회원 정보', href: paths.myInfo() },
          ...favorites,
        ],
      };
    case undefined:
    case 'MEMBER':
    case 'ADMIN':
      return { title: '마이페이지', links: [{ label: '회원 정보', href: paths.myInfo() }, ...favorites] };
  }
}

/** Before there is a profile, the works and the portfolio have nobody to belong to. */
function studio(label: string, href: string, role: RoleType): MenuLink {
  if (role === 'ARTIST_BEFORE_PROFILE') return { label, href, disabledBecause: '프로필 등록 후' };
  return { label, href, isGuarded: true };
}
