import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import * as identityMessages from '@/lib/messages/identity';
import * as inAppMessages from '@/lib/messages/in-app';
import { IdentityWays } from './identity-ways';
import { LoginOutside } from './login-outside';

const browser = (userAgent: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const KAKAO = 'Mozilla/5.0 (iPhone) Mobile/15E148 KAKAOTALK/11.2.5';
const INSTAGRAM = 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 382.0.0';
const idle = { isVerifying: false, hasFailed: false };
const onHere = jest.fn();
const outside = () =>
  screen.queryByRole('link', { name: '외부 브라우저로 열기' })?.getAttribute('href') ?? null;

it('offers this window in an in-app browser, and the way out that the app has', () => {
  browser(KAKAO);
  render(<IdentityWays identity={idle} onHere={onHere} />);
  expect(screen.getByText(inAppMessages.popupsMayBeBlocked('카카오톡'))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '이 창에서 인증' }));
  expect(onHere).toHaveBeenCalledTimes(1);
  expect(outside()).toBe(`kakaotalk://web/openExternal?url=${encodeURIComponent(window.location.href)}`);
});

it('offers this window where an app has no way out', () => {
  browser(INSTAGRAM);
  render(
    <>
      <IdentityWays identity={idle} onHere={onHere} />
      <LoginOutside />
    </>,
  );
  expect(screen.getByRole('button', { name: '이 창에서 인증' })).toBeTruthy();
  expect(outside()).toBeNull();
  expect(screen.queryByText(/외부 브라우저/)).toBeNull();
  // The words say how to get out.
  expect(screen.getByText(inAppMessages.loginInBrowser('인스타그램'))).toBeTruthy();
});

it('offers this window in other browsers only after a popup without a result, and not while one is open', () => {
  browser('Mozilla/5.0 (Windows NT 10.0) Chrome/137.0.0.0');
  const { container, rerender } = render(<IdentityWays identity={idle} onHere={onHere} />);
  expect(container.textContent).toBe('');
  rerender(<IdentityWays identity={{ isVerifying: false, hasFailed: true }} onHere={onHere} />);
  expect(screen.getByText(identityMessages.popupHint)).toBeTruthy();
  expect(outside()).toBeNull();
  rerender(<IdentityWays identity={{ isVerifying: true, hasFailed: true }} onHere={onHere} />);
  expect(container.textContent).toBe('');
});

it('warns beside the social logins in an app that may refuse them', () => {
  browser(KAKAO);
  render(<LoginOutside />);
  expect(screen.getByText(new RegExp(inAppMessages.loginMayBeBlocked('카카오톡')))).toBeTruthy();
  expect(outside()).toContain('kakaotalk://');
});

it('says nothing beside the social logins in other browsers', () => {
  browser('Mozilla/5.0 (Windows NT 10.0) Chrome/137.0.0.0');
  const { container } = render(<LoginOutside />);
  expect(container.textContent).toBe('');
});
