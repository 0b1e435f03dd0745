import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import * as myMessages from '@/lib/messages/my';
import { installFakeFetch, offline, refusal } from '@/tests/support/fake-fetch';
import { PasswordForm } from './password-form';

const fake = installFakeFetch();
const isWrong = () => refusal(400, 'CURRENT_PASSWORD_WRONG', myMessages.currentPasswordWrong);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

async function send(): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByText('비밀번호 수정')));
  await waitFor(() => expect(currentAlert()?.title).toBe(myMessages.passwordConfirm));
  const question = currentAlert();
  await act(async () => {
    if (question !== null) answerAlert(true, question);
    return Promise.resolve();
  });
}

test('a change that is sent again after a lost answer may have been made', async () => {
  render(<PasswordForm accountId="member01" place="page" />);
  for (const [label, value] of [
    ['현재 비밀번호', 'gyeol!2026'],
    ['새 비밀번호', 'sae-gil!2026'],
    ['새 비밀번호 확인', 'sae-gil!2026'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fake.answer = offline;
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  fake.answer = isWrong;
  await send();
  await waitFor(() => expect(currentAlert()?.title).toBe(myMessages.passwordSavedPerhaps));
  expect(screen.queryByText(myMessages.currentPasswordWrong)).toBeNull();
});
