import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { currentAlert } from '@/components/ui/dialog/alert-store';
import * as authMessages from '@/lib/messages/auth';
import { installFakeFetch, offline, refusal } from '@/tests/support/fake-fetch';
import { NewPasswordForm } from './new-password-form';

const fake = installFakeFetch();
const expired = () => refusal(403, 'PASSWORD_GRANT_EXPIRED', authMessages.passwordGrantExpired);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a new password that is sent again after a lost answer may have been set', async () => {
  const onMode = jest.fn();
  render(<NewPasswordForm accountId="member01" onMode={onMode} onDone={() => undefined} />);
  for (const label of ['새 비밀번호', '새 비밀번호 확인'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'sae-gil!2026' } });
  const send = () => act(async () => void fireEvent.click(screen.getByText('변경하기')));
  fake.answer = offline;
  await send();
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  expect(onMode).not.toHaveBeenCalled();
  fake.answer = expired;
  await send();
  await waitFor(() => expect(currentAlert()?.title).toBe(authMessages.passwordChangedPerhaps));
  expect(onMode).toHaveBeenCalledWith({ name: 'findInfo', tab: 'password', accountId: 'member01' });
});
