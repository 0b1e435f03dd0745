import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as networkMessages from '@/lib/messages/network';
import * as signupMessages from '@/lib/messages/signup';
import { refusal, installFakeFetch, offline } from '@/tests/support/fake-fetch';
import { VERIFIED } from '@/tests/support/verified';
import { RegisteredDialog } from './registered-dialog';

const identity: VerifiedIdentity = { ...VERIFIED, accountId: 'haru94', hasPassword: true };
const social: SocialNewcomer = {
  socialLoginUuid: '0b3e6f0e-5a52-4f0a-9d0e-0c6c6f1f0a11',
  snsType: 'kakao',
  email: null,
  name: null,
};

describe('a person who has an account', () => {
  const api = installFakeFetch();

  const show = (change: Partial<VerifiedIdentity>, newcomer: SocialNewcomer | null) =>
    render(
      <RegisteredDialog identity={{ ...identity, ...change }} social={newcomer} onClose={() => undefined} />,
    );
  const link = () => screen.queryByRole('button', { name: '계정 연동' });

  it('reads its ID, or by what it logs in', () => {
    show({}, null);
    expect(screen.getByRole('dialog', { name: signupMessages.alreadyRegistered }).textContent).toContain(
      'haru94',
    );
    expect(link()).toBeNull();
  });

  it('can’t link an account that has a social login', () => {
    show({ hasPassword: false, snsType: 'naver' }, social);
    expect(screen.getByRole('dialog').textContent).toContain('네이버 계정');
    expect(screen.getByRole('dialog').textContent).not.toContain('haru94');
    expect(link()).toBeNull();
  });

  it('reads its ID and its provider where it has a password too', () => {
    show({ snsType: 'naver' }, social);
    expect(screen.getByRole('dialog').textContent).toMatch(/haru94.*네이버 계정도 연동되어 있습니다/);
    expect(link()).toBeNull();
  });

  it('links one that has none, and hears when that fails', async () => {
    api.answer = () => refusal(409, 'LINK_FAILED', signupMessages.linkFailed);
    show({}, social);
    const button = link();
    if (button === null) throw new Error('no button');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const { uniqueVal, name, birthDate, genderType, phoneNum } = VERIFIED;
    const body = {
      ...{ socialLoginUuid: social.socialLoginUuid, accountId: 'haru94', verifyUniqueVal: uniqueVal },
      ...{ name, birthDate, genderType, phoneNum },
    };
    expect(api.calls).toEqual([{ method: 'PUT', path: '/v1/auth/oauth2/link', body }]);
    expect(currentAlert()?.title).toBe(signupMessages.linkFailed);
    expect(currentAlert()?.text).toBeNull();
    await act(async () => answerAlert(true));
    api.answer = offline;
    await act(async () => void fireEvent.click(button));
    expect(currentAlert()?.text).toBe(networkMessages.noResponse);
    await act(async () => answerAlert(true));
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});
