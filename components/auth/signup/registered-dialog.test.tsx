import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/alert-store';
import type { VerifiedIdentity } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import * as signupMessages from '@/lib/messages/signup';
import { RegisteredDialog } from './registered-dialog';

const identity: VerifiedIdentity = {
  uniqueVal: 'u1',
  name: '김하루',
  birthDate: '1994-03-12',
  genderType: 'FEMALE',
  phoneNum: '01012345678',
  di: 'd',
  accountId: 'haru94',
  hasPassword: true,
  snsType: null,
};
const social: SocialNewcomer = {
  socialLoginUuid: '0b3e6f0e-5a52-4f0a-9d0e-0c6c6f1f0a11',
  snsType: 'kakao',
  email: null,
  name: null,
};

describe('whoever has an account already', () => {
  const originalFetch = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = originalFetch;
  });

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
    const sent: unknown[] = [];
    globalThis.fetch = ((path: string, init: { method: string; body: string }) => {
      sent.push([init.method, path, JSON.parse(init.body)]);
      return Promise.resolve({
        ok: false,
        status: 409,
        headers: new Headers(),
        json: async () => ({ code: 'LINK_FAILED', message: 'x' }),
      });
    }) as unknown as typeof fetch;
    show({}, social);
    const button = link();
    if (button === null) throw new Error('no button');
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(sent).toEqual([
      [
        'PUT',
        '/v1/auth/oauth2/link',
        {
          socialLoginUuid: social.socialLoginUuid,
          accountId: 'haru94',
          verifyUniqueVal: 'u1',
          name: '김하루',
          birthDate: '1994-03-12',
          genderType: 'FEMALE',
          phoneNum: '01012345678',
        },
      ],
    ]);
    expect(currentAlert()?.title).toBe(signupMessages.linkFailed);
    await act(async () => answerAlert(true));
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});
