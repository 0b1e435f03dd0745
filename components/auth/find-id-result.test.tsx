import { render, screen } from '@testing-library/react';
import { FindIdResult } from './find-id-result';

const show = (hasPassword: boolean, snsType: 'kakao' | null) =>
  render(<FindIdResult found={{ accountId: 'haru1', hasPassword, snsType }} onMode={() => undefined} />);
const names = (role: 'button' | 'link') => screen.queryAllByRole(role).map(({ textContent }) => textContent);

test.each([
  { hasPassword: true, snsType: null, buttons: ['로그인하기', '비밀번호 찾기'], links: [] },
  { hasPassword: false, snsType: 'kakao', buttons: [], links: ['카카오로 로그인'] },
  {
    hasPassword: true,
    snsType: 'kakao',
    buttons: ['로그인하기', '비밀번호 찾기'],
    links: ['카카오로 로그인'],
  },
] as const)('a password %j leads to each way to log in', ({ hasPassword, snsType, buttons, links }) => {
  const { container } = show(hasPassword, snsType);
  screen.getByText('haru1');
  expect([names('button'), names('link')]).toEqual([buttons, links]);
  expect(container.querySelectorAll('[data-first-focus]')).toHaveLength(1);
});

test('a linked account with a password hears of its ID and of the provider', () => {
  show(true, 'kakao');
  screen.getByText('가입하신 아이디입니다. 카카오 계정도 연동되어 있습니다.');
});
