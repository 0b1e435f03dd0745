import type { RoleType } from '@/lib/contracts/account';
import { paths } from '@/lib/paths';

export interface MenuLink {
  label: string;
  href: string;
  /** The page needs a role, which is asked for before the link is followed. */
  isGuarded?: boolean;
  /** Why the link can't be followed yet. */
  disabledBecause?: string;
}

export interface MenuGroup {
  title: string;
  links: readonly MenuLink[];
}

const SUPPORT_TITLE = '고객지원';

/** Whether a menu item stands for the page at this path. */
export function isCurrent(href: string, pathname: string): boolean {
  if (pathname === href || pathname.startsWith(`${href}/`)) return true;
  // The password page is part of the account's.
  if (href === paths.myInfo() && pathname === paths.myPassword()) return true;
  return href === paths.articles() && pathname.startsWith('/article/');
}

export function isArtistRole(role: RoleType | undefined): boolean {
  return role?.startsWith('ARTIST') ?? false;
}

/** The groups of the full menu for a role; `undefined` is a guest's. */
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
      title: SUPPORT_TITLE,
      links: [
        { label: '공지사항', href: paths.notices() },
        { label: '문의 내역', href: paths.inquiries() },
        { label: '자주 묻는 질문', href: paths.faq() },
        { label: '서비스 소개', href: paths.serviceInfo() },
      ],
    },
  ];
}

/** My Page in the full menu: the member's area without what stands under 고객지원 there. */
function myGroup(role: RoleType | undefined): MenuGroup {
  return {
    title: role === 'BUSINESS' ? '조직 관리' : '마이페이지',
    links: memberArea(role)
      .filter(({ title }) => title !== SUPPORT_TITLE)
      .flatMap(({ links }) => links),
  };
}

/** The groups of the member's area for a role: its work, the account, likes, support. */
export function memberArea(role: RoleType | undefined): MenuGroup[] {
  return [
    ...workGroup(role),
    { title: '내 정보', links: [{ label: '회원 정보', href: paths.myInfo() }] },
    {
      title: '좋아요',
      links: [
        { label: '좋아요한 작가', href: paths.favoriteArtists() },
        { label: '좋아요한 작품', href: paths.favoriteArtworks() },
        { label: '좋아요한 아티클', href: paths.favoriteArticles() },
      ],
    },
    {
      title: SUPPORT_TITLE,
      links: [
        { label: '공지사항', href: paths.notices() },
        { label: '문의 내역', href: paths.inquiries() },
        { label: '자주 묻는 질문', href: paths.faq() },
      ],
    },
  ];
}

function workGroup(role: RoleType | undefined): MenuGroup[] {
  switch (role) {
    case 'BUSINESS':
      return [
        { title: '조직 관리', links: [{ label: '공모 관리', href: paths.contestManage(), isGuarded: true }] },
      ];
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return [
        {
          title: '작가',
          links: [
            { label: '작가 프로필', href: paths.myArtistProfile(), isGuarded: true },
            studio('작품 관리', paths.myArtistArtwork(), role),
            studio('포트폴리오', paths.myArtistPortfolio(), role),
          ],
        },
      ];
    case undefined:
    case 'MEMBER':
    case 'ADMIN':
      return [];
  }
}

/** Works and portfolio belong to a profile, so that their links are disabled before there is one. */
function studio(label: string, href: string, role: RoleType): MenuLink {
  if (role === 'ARTIST_BEFORE_PROFILE') return { label, href, disabledBecause: '프로필 등록 후' };
  return { label, href, isGuarded: true };
}
