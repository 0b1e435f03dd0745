import type { RoleType } from '@/lib/contracts/account';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as artworkPaths from '@/lib/paths/artwork';
import * as myPaths from '@/lib/paths/my';
import * as organizationPaths from '@/lib/paths/organization';
import * as sitePaths from '@/lib/paths/site';

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
  if (href === myPaths.info() && pathname === myPaths.password()) return true;
  return href === articlePaths.list() && pathname.startsWith('/article/');
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
        { label: '작가', href: artistPaths.list() },
        { label: '작품', href: artworkPaths.list() },
        { label: '이달의 작가', href: `${sitePaths.home()}#artists-of-the-month` },
      ],
    },
    {
      title: 'ARTICLE',
      links: [
        { label: 'SPECIAL', href: articlePaths.list('SPECIAL') },
        { label: 'EXHIBITION', href: articlePaths.list('EXHIBITION') },
        { label: 'EVENT', href: articlePaths.list('EVENT') },
        { label: 'NEWS', href: articlePaths.list('NEWS') },
      ],
    },
    myGroup(role),
    {
      title: SUPPORT_TITLE,
      links: [...supportGroup().links, { label: '서비스 소개', href: sitePaths.serviceInfo() }],
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

/**
 * The menu beside the pages of support. Those are the same for every visitor, so what a member has besides comes below, where it
 * moves nothing when the session is known. A guest has no inquiries to look at.
 */
export function supportArea(role: RoleType | undefined): MenuGroup[] {
  if (role !== undefined)
    return [supportGroup(), ...memberArea(role).filter(({ title }) => title !== SUPPORT_TITLE)];
  const { title, links } = supportGroup();
  return [{ title, links: links.filter(({ href }) => href !== myPaths.inquiries()) }];
}

function supportGroup(): MenuGroup {
  return {
    title: SUPPORT_TITLE,
    links: [
      { label: '공지사항', href: myPaths.notices() },
      { label: '자주 묻는 질문', href: myPaths.faq() },
      { label: '문의 내역', href: myPaths.inquiries() },
    ],
  };
}

/** The groups of the member's area for a role: its work, the account, likes, support. */
export function memberArea(role: RoleType | undefined): MenuGroup[] {
  return [
    ...workGroup(role),
    { title: '내 정보', links: [{ label: '회원 정보', href: myPaths.info() }] },
    {
      title: '좋아요',
      links: [
        { label: '좋아요한 작가', href: myPaths.favoriteArtists() },
        { label: '좋아요한 작품', href: myPaths.favoriteArtworks() },
        { label: '좋아요한 아티클', href: myPaths.favoriteArticles() },
      ],
    },
    supportGroup(),
  ];
}

function workGroup(role: RoleType | undefined): MenuGroup[] {
  switch (role) {
    case 'BUSINESS':
      return [
        {
          title: '조직 관리',
          links: [{ label: '공모 관리', href: organizationPaths.contests(), isGuarded: true }],
        },
      ];
    case 'ARTIST':
    case 'ARTIST_BEFORE_PROFILE':
    case 'ARTIST_PENDING':
    case 'ARTIST_PENDING_RETRY':
      return [
        {
          title: '작가',
          links: [
            { label: '작가 프로필', href: myPaths.artistProfile(), isGuarded: true },
            studio('작품 관리', myPaths.artistArtwork(), role),
            studio('포트폴리오', myPaths.artistPortfolio(), role),
            // An artist without a profile sees a message and is led to the profile.
            { label: '지원 내역', href: myPaths.applications(), isGuarded: true },
          ],
        },
      ];
    case 'ADMIN':
      return [{ title: '운영', links: [{ label: '운영실', href: adminPaths.home(), isGuarded: true }] }];
    case undefined:
    case 'MEMBER':
      return [];
  }
}

/** Works and portfolio belong to a profile, so that their links are disabled before there is one. */
function studio(label: string, href: string, role: RoleType): MenuLink {
  if (role === 'ARTIST_BEFORE_PROFILE') return { label, href, disabledBecause: '프로필 등록 후' };
  return { label, href, isGuarded: true };
}
