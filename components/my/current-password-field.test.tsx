import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm, FormProvider } from 'react-hook-form';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import * as sessionMessages from '@/lib/messages/session';
import * as myMessages from '@/lib/messages/my';
import { refusal, success, installFakeFetch, type FakeAnswer } from '@/tests/support/fake-fetch';
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
  const api = installFakeFetch();
  afterEach(async () => {
    if (currentAlert() !== null) await act(async () => answerAlert(true));
  });
  const check = async (answer: FakeAnswer) => {
    api.answer = () => answer;
    render(<Form />);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '현재 비밀번호 확인' })));
  };

  it('says at the field whether it is right', async () => {
    await check(success(true));
    expect(screen.getByText(myMessages.currentPasswordRight)).toBeTruthy();
  });

  it('says by an alert that the session has ended', async () => {
    await check(refusal(401, 'UNAUTHORIZED', '인증이 필요합니다'));
    expect(currentAlert()?.title).toBe(sessionMessages.ended);
  });
});
