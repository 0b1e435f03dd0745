import { ROLE_TYPES, type RoleType } from '@/lib/contracts/account';
import { guardOf } from '@/lib/page-access';
import * as myPaths from '@/lib/paths/my';
import { fullMenu, isCurrent, memberArea, supportArea } from './menu';

describe('isCurrent', () => {
  it.each([
    ['/artist', '/artist', true],
    ['/artist', '/artist/yoonjaeha', true],
    ['/artist', '/artists', false],
    ['/artist', '/artwork', false],
    ['/article/special', '/article/news', true],
    ['/info/service', '/', false],
    ['/my/info', '/my/info/apply-artist', true],
    ['/my/info', '/my/password', true],
  ])('%s at %s: %s', (href, pathname, expected) => {
    expect(isCurrent(href, pathname)).toBe(expected);
  });
});

describe('fullMenu', () => {
  it('has four groups for every visitor, without a repeated address in one', () => {
    for (const role of [undefined, ...ROLE_TYPES]) {
      const groups = fullMenu(role);
      expect(groups).toHaveLength(4);
      for (const { links } of groups) expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
    }
  });
  it('waits with works and portfolio until there is a profile', () => {
    const disabled = (role: RoleType) =>
      fullMenu(role)
        .flatMap(({ links }) => links)
        .filter(({ disabledBecause }) => disabledBecause !== undefined)
        .map(({ label }) => label);
    expect(disabled('ARTIST_BEFORE_PROFILE')).toEqual(['작품 관리', '포트폴리오']);
    for (const role of ROLE_TYPES) if (role !== 'ARTIST_BEFORE_PROFILE') expect(disabled(role)).toEqual([]);
  });
  it('has the contests of artists before their profile too, guarded', () => {
    for (const role of [
      'ARTIST',
      'ARTIST_BEFORE_PROFILE',
      'ARTIST_PENDING',
      'ARTIST_PENDING_RETRY',
    ] as const) {
      const link = fullMenu(role)
        .flatMap(({ links }) => links)
        .find(({ label }) => label === '지원 내역');
      expect(link).toMatchObject({ isGuarded: true });
      expect(link?.disabledBecause).toBeUndefined();
    }
    const roleType = 'ARTIST_BEFORE_PROFILE';
    expect(guardOf(myPaths.applications(), { roleType })).toEqual({ alert: 'profile-first', to: 'profile' });
  });
  it('gives organizations their own group', () => {
    expect(fullMenu('BUSINESS')[2]?.title).toBe('조직 관리');
  });
});

describe('memberArea', () => {
  const titles = (role: RoleType) => memberArea(role).map(({ title }) => title);
  it('begins with what a role works with', () => {
    expect(titles('MEMBER')).toEqual(['내 정보', '좋아요', '고객지원']);
    expect(titles('ARTIST_PENDING')).toEqual(['작가', '내 정보', '좋아요', '고객지원']);
    expect(titles('BUSINESS')).toEqual(['조직 관리', '내 정보', '좋아요', '고객지원']);
  });
  it('marks one item at most on each of its pages', () => {
    for (const role of ROLE_TYPES) {
      const links = memberArea(role).flatMap((group) => group.links);
      for (const { href } of links)
        expect(links.filter((other) => isCurrent(other.href, href))).toHaveLength(1);
    }
  });
});

describe('supportArea', () => {
  const titles = (role: RoleType | undefined) => supportArea(role).map(({ title }) => title);
  it('begins with support, and has the rest of the area for members', () => {
    expect(titles(undefined)).toEqual(['고객지원']);
    expect(titles('MEMBER')).toEqual(['고객지원', '내 정보', '좋아요']);
  });
  it('offers a guest no inquiries', () => {
    const labels = (role: RoleType | undefined) => supportArea(role)[0]?.links.map(({ label }) => label);
    expect(labels(undefined)).toEqual(['공지사항', '자주 묻는 질문']);
    expect(labels('MEMBER')).toEqual(['공지사항', '자주 묻는 질문', '문의 내역']);
  });
});
