import { ROLE_TYPES, type RoleType } from './contracts/account';
import { guardOf, refusalPath } from './page-access';

describe('guards', () => {
  const HOME = { artist: '/?alert=artist-only', pending: '/?alert=artist-pending' };
  const PROFILE = '/my/artist/profile?alert=profile-first';
  const ORGANIZATION = '/?alert=organization-only';
  const LOGIN = '/?alert=login-required';
  const where = (path: string, role: RoleType | null) => {
    const refusal = guardOf(path, role === null ? null : { roleType: role });
    return refusal === null ? 'in' : refusalPath(refusal);
  };

  // Rows: guest, then the roles in the order of ROLE_TYPES.
  test.each<[string, string[]]>([
    ['/my/info', [LOGIN, 'in', 'in', 'in', 'in', 'in', 'in', 'in']],
    ['/my/favorite/artist', [LOGIN, 'in', 'in', 'in', 'in', 'in', 'in', 'in']],
    [
      '/my/artist/profile',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, 'in', 'in', HOME.artist, HOME.artist],
    ],
    [
      '/my/artist/artwork',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, PROFILE, 'in', HOME.artist, HOME.artist],
    ],
    [
      '/my/artist/portfolio',
      [LOGIN, HOME.artist, HOME.pending, HOME.pending, PROFILE, 'in', HOME.artist, HOME.artist],
    ],
    [
      '/organization/contest',
      [ORGANIZATION, ...ROLE_TYPES.map((role) => (role === 'BUSINESS' ? 'in' : ORGANIZATION))],
    ],
    [
      '/contest/applicants/7/portfolio',
      [ORGANIZATION, ...ROLE_TYPES.map((role) => (role === 'BUSINESS' ? 'in' : ORGANIZATION))],
    ],
    ['/organizations', ROLE_TYPES.map(() => 'in').concat('in')],
    ['/artist', ROLE_TYPES.map(() => 'in').concat('in')],
  ])('%s', (path, expected) => {
    expect([null, ...ROLE_TYPES].map((role) => where(path, role))).toEqual(expected);
  });
});
