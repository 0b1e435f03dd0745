import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { RoleType } from '@/lib/contracts/account';
import { RoleGuide } from './role-guide';

const STEP = '아티스트 회원으로 전환 신청';
const show = (roleType: RoleType | null) =>
  render(<RoleGuide user={roleType === null ? null : { id: 'somebody', roleType }} onLeave={jest.fn()} />);

test('guests and members are led through the steps', () => {
  const { unmount } = show(null);
  expect(screen.getByText(STEP)).toBeTruthy();
  expect(screen.getByRole('button', { name: '로그인하기' })).toBeTruthy();
  unmount();
  show('MEMBER');
  expect(screen.getByText(STEP)).toBeTruthy();
});

test.each<[RoleType, RegExp]>([
  ['ARTIST', /이미 아티스트 회원/],
  ['ARTIST_BEFORE_PROFILE', /이미 아티스트 회원/],
  ['ARTIST_PENDING', /확인하고 있어요/],
  ['ARTIST_PENDING_RETRY', /자료를 더 보내/],
  ['BUSINESS', /전환할 수 없어요/],
  ['ADMIN', /바꾸지 않아요/],
])('%s, who can’t apply, is told how it stands instead', (roleType, sentence) => {
  show(roleType);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByText(STEP)).toBeNull();
});
