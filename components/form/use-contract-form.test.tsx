import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import { FormAlert } from '@/components/ui/field/form-alert';
import { PasswordField } from '@/components/ui/field/password-field';
import { ApiFailure } from '@/lib/browser/api-failure';
import { SESSION_END } from '@/lib/browser/session-change';
import { newPasswordFormSchema } from '@/lib/contracts/auth';
import { ERRORS } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import * as sessionMessages from '@/lib/messages/session';
import * as networkMessages from '@/lib/messages/network';
import { ContractForm } from './contract-form';
import { useContractForm } from './use-contract-form';

interface FormProps {
  send: (values: { accountPwd: string }) => Promise<void>;
  focusDelayMs?: number;
}

function Form({ send, focusDelayMs }: FormProps) {
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: newPasswordFormSchema,
    defaultValues: { accountPwd: '', confirmation: '' },
    onSubmit: send,
    ...(focusDelayMs !== undefined && { focusDelayMs }),
  });
  return (
    <ContractForm form={form} aria-label="form">
      {(['accountPwd', 'confirmation'] as const).map((name) => (
        <PasswordField
          key={name}
          label={name}
          autoComplete="new-password"
          error={form.errorOf(name)}
          {...form.register(name)}
        />
      ))}
      <FormAlert>{form.alert}</FormAlert>
      <button>send</button>
    </ContractForm>
  );
}

const rowsSchema = z.object({
  rows: z.array(z.object({ title: z.string() })),
  tags: z.array(z.string()),
  photo: z.null(),
});

function RowsForm({ send }: { send: () => Promise<void> }) {
  const form = useContractForm({
    leaving: 'FORGOTTEN',
    schema: rowsSchema,
    defaultValues: { rows: [{ title: '가' }, { title: '나' }], tags: ['결'], photo: null },
    onSubmit: send,
    aliases: { cropImage: 'photo' },
  });
  const names = ['rows.0.title', 'rows.1.title', 'rows', 'tags', 'photo'] as const;
  return (
    <ContractForm form={form} aria-label="form">
      {names.map((name) => (
        <p key={name} data-testid={name} data-invalid={form.errorOf(name) === undefined ? undefined : ''}>
          {form.errorOf(name)}
        </p>
      ))}
      <FormAlert>{form.alert}</FormAlert>
    </ContractForm>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('useContractForm', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => undefined;
    window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  });

  it('says what is wrong when it is sent, goes there, and takes it back while it is mended', async () => {
    const send = jest.fn<() => Promise<void>>();
    render(<Form send={send} />);
    type('accountPwd', 'short');
    expect(screen.queryByText(authMessages.passwordRule)).toBeNull();
    await submit();
    expect(screen.getByText(authMessages.passwordRule)).toBeTruthy();
    expect(screen.getByText(authMessages.passwordMismatch)).toBeTruthy();
    expect(field('accountPwd').getAttribute('aria-invalid')).toBe('true');
    expect(field('accountPwd').getAttribute('aria-describedby')).toBe(
      screen.getByText(authMessages.passwordRule).id,
    );
    expect(document.activeElement).toBe(field('accountPwd'));
    type('accountPwd', 'gyeol!2026');
    await waitFor(() => expect(screen.queryByText(authMessages.passwordRule)).toBeNull());
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a failure in an alert if the form was closed while it was being sent', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const send = jest.fn<() => Promise<void>>(() => new Promise((_resolve, reject) => (refuse = reject)));
    const { unmount } = render(<Form send={send} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    unmount();
    await act(async () => refuse(new ApiFailure(409, 'CONFLICT', '아직 결정하지 않은 지원자가 있습니다.')));
    expect(currentAlert()?.title).toBe('아직 결정하지 않은 지원자가 있습니다.');
    answerAlert(true);
  });

  it('says that the record is gone and that the text is still there', async () => {
    const { status, message } = ERRORS.NOT_FOUND;
    const gone = new ApiFailure(status, 'NOT_FOUND', message);
    render(<Form send={() => Promise.reject(gone)} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    expect(screen.getByText(networkMessages.recordGone(message))).toBeTruthy();
    expect(field('accountPwd').value).toBe('gyeol!2026');
  });

  it('is sent once however often it is pressed, and keeps what was typed when it fails', async () => {
    let refuse: (reason: unknown) => void = () => undefined;
    const send = jest.fn<() => Promise<void>>(() => new Promise((_resolve, reject) => (refuse = reject)));
    render(<Form send={send} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => refuse(new ApiFailure(401, 'LOGIN_FAILED', authMessages.loginFailed)));
    expect(screen.getByText(authMessages.loginFailed)).toBeTruthy();
    expect(field('accountPwd').value).toBe('gyeol!2026');
  });

  it('puts the server’s words at their fields', async () => {
    const failure = new ApiFailure(422, 'UNPROCESSABLE', 'no', [
      { field: 'accountPwd', message: '서버의 말' },
      { field: 'unknown', message: '아무 데도' },
    ]);
    render(<Form send={() => Promise.reject(failure)} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    expect(screen.getByText('서버의 말')).toBeTruthy();
    expect(screen.getByText(networkMessages.checkInput)).toBeTruthy();
    expect(document.activeElement).toBe(field('accountPwd'));
  });

  it('puts the server’s words about a row at the row’s field, and at the list where the form has no such row', async () => {
    const failure = new ApiFailure(422, 'UNPROCESSABLE', 'no', [
      { field: 'rows.1.title', message: '둘째 줄의 제목' },
      { field: 'rows.7.title', message: '없는 줄' },
      { field: 'tags.0', message: '첫 낱말' },
      { field: 'cropImage', message: '사진의 말' },
    ]);
    render(<RowsForm send={() => Promise.reject(failure)} />);
    await submit();
    const said = Object.fromEntries(
      ['rows.0.title', 'rows.1.title', 'rows', 'tags', 'photo'].map((name) => [
        name,
        screen.getByTestId(name).textContent,
      ]),
    );
    expect(said).toEqual({
      'rows.0.title': '',
      'rows.1.title': '둘째 줄의 제목',
      rows: '없는 줄',
      tags: '첫 낱말',
      photo: '사진의 말',
    });
    expect(screen.queryByText(networkMessages.checkInput)).toBeNull();
  });

  it('puts a failure that is about one field there, and names no other', async () => {
    const failure = new ApiFailure(400, 'CURRENT_PASSWORD_WRONG', '현재 비밀번호가 틀렸어요');
    render(<Form send={() => Promise.reject(failure)} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    // This form has no such field: the sentence stands at the form.
    expect(screen.getByText(failure.message).closest('[role=alert]')?.textContent).toBe(failure.message);
    expect(field('accountPwd').getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    [401, 'UNAUTHORIZED', sessionMessages.ended],
    [403, 'FORBIDDEN', ERRORS.FORBIDDEN.message],
  ])('says by an alert that the session is over (%i)', async (status, code, sentence) => {
    const failure = new ApiFailure(
      status,
      code,
      ERRORS[code === 'FORBIDDEN' ? code : 'UNAUTHORIZED'].message,
    );
    const onEnd = jest.fn<() => void>();
    window.addEventListener(SESSION_END, onEnd, { once: true });
    render(<Form send={() => Promise.reject(failure)} />);
    type('accountPwd', 'gyeol!2026');
    type('confirmation', 'gyeol!2026');
    await submit();
    expect(currentAlert()?.title).toBe(sentence);
    // Before the page is left, each form may keep what was typed.
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(failure.message)).toBeNull();
    await act(async () => answerAlert(true));
  });

  it('goes to what is wrong after the rest that it is given, and not before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'clearImmediate', 'performance'] });
    render(<Form send={() => Promise.resolve()} focusDelayMs={500} />);
    await submit();
    expect(screen.getByText(authMessages.passwordRule)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(499));
    expect(document.activeElement).toBe(document.body);
    act(() => void jest.advanceTimersByTime(1));
    expect(document.activeElement).toBe(field('accountPwd'));
    jest.useRealTimers();
  });

  it('shows a password on request', () => {
    render(<Form send={() => Promise.resolve()} />);
    expect(field('accountPwd').type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'accountPwd 표시' }));
    expect(field('accountPwd').type).toBe('text');
  });
});
