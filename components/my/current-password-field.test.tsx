import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm, FormProvider } from 'react-hook-form';
import { answerAlert, currentAlert } from '@/components/ui/alert-store';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import { CurrentPasswordField } from './current-password-field';
import { EMPTY_PASSWORD } from './password-schema';

function Form() {
  const form = useForm({ defaultValues: { ...EMPTY_PASSWORD, currentPassword: 'gyeol!2026' } });
  return (
    <FormProvider {...form}>
      <CurrentPasswordField isChecked />
    </FormProvider>
  );
}

describe('the check of the current password', () => {
  const originalFetch = globalThis.fetch;
  afterEach(async () => {
    if (currentAlert() !== null) await act(async () => answerAlert(true));
    globalThis.fetch = originalFetch;
  });
  const check = async (status: number, body: object) => {
    const answer = { ok: status === 200, status, headers: new Headers(), json: async () => body };
    globalThis.fetch = (async () => answer) as unknown as typeof fetch;
    render(<Form />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '현재 비밀번호 확인' })));
  };

  it('says at the field whether it is right', async () => {
    await check(200, { code: 'SUCCESS', message: null, data: true });
    expect(screen.getByText(myMessages.currentPasswordRight)).toBeTruthy();
  });

  it('says by an alert that the session has ended', async () => {
    await check(401, { code: 'UNAUTHORIZED', message: '인증이 필요합니다' });
    expect(currentAlert()?.title).toBe(authMessages.sessionEnded);
  });
});
