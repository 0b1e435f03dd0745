import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import type { RoleType } from '@/lib/contracts/account';
import * as sessionMessages from '@/lib/messages/session';
import * as myMessages from '@/lib/messages/my';
import * as networkMessages from '@/lib/messages/network';
import { offline, refusal, success, installFakeFetch } from '@/tests/support/fake-fetch';
import { WithdrawalDialog } from './withdrawal-dialog';

describe('withdrawal', () => {
  const api = installFakeFetch(offline);
  const sent = () => api.calls.map(({ method, path, body }) => [method, path, body]);
  let isClosed: boolean;

  beforeEach(() => {
    isClosed = false;
  });

  const show = (roleType: RoleType) =>
    render(<WithdrawalDialog roleType={roleType} onClose={() => (isClosed = true)} />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /탈퇴 이유/ });
  const type = (text: string) =>
    act(async () => void fireEvent.change(reason(), { target: { value: text } }));

  it('asks for a reason, says what happens, and asks before anything is done', async () => {
    show('MEMBER');
    expect(screen.getByRole('group', { name: '탈퇴 이유를 알려 주시겠어요?' })).toBeTruthy();
    await choose('예');
    await type('자주 쓰지 않아요');
    expect(screen.getByText(/9 \/ 1,000/)).toBeTruthy();
    await press('다음');
    const dialog = screen.getByRole('dialog', { name: '정말 탈퇴하시겠어요?' });
    for (const fact of ['withdrawStops', 'withdrawRemoves', 'withdrawBars'] as const) {
      expect(dialog.textContent).toContain(myMessages[fact]);
    }
    expect(dialog.textContent).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일\(한국 시간\)까지는 다시 로그인/);
    expect(document.activeElement?.textContent).toContain('다음과 같이');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(sent()).toEqual([]);

    // Back and forth loses nothing, and a press twice is one.
    await press('이전');
    expect(reason().value).toBe('자주 쓰지 않아요');
    await press('다음');
    api.answer = () => success({ revocableUntil: 'x' });
    const button = screen.getByRole('button', { name: '탈퇴' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    const body = { withdrawReason: '자주 쓰지 않아요', hidesPages: false };
    expect(sent()).toEqual([['PUT', '/v1/users/withdraw', body]]);
    expect(currentAlert()?.title).toBe(myMessages.withdrawn);
    expect(isClosed).toBe(false);
  });

  it('refuses a reason that is none or too long, and needs none from who gives none', async () => {
    show('MEMBER');
    await choose('예');
    await press('다음');
    expect(screen.getByText(myMessages.withdrawReasonRequired)).toBeTruthy();
    expect(reason().getAttribute('aria-invalid')).toBe('true');
    await type('가'.repeat(1001));
    expect(screen.getByText(myMessages.withdrawReasonTooLong)).toBeTruthy();
    await choose('아니요');
    await press('다음');
    await press('탈퇴');
    expect(sent()).toEqual([['PUT', '/v1/users/withdraw', { withdrawReason: null, hidesPages: false }]]);
  });

  it('keeps everything where it fails, and says why', async () => {
    show('ARTIST');
    await choose('예');
    await type('쉬고 싶어요');
    await press('다음');
    expect(screen.getByRole('region', { name: '작가 페이지' }).textContent).toContain(
      myMessages.withdrawPages,
    );
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    await press('탈퇴');
    expect(screen.getByText(networkMessages.noResponse)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);

    // A reason that the server doesn't take leads back to it.
    const errors = [{ field: 'withdrawReason', message: myMessages.withdrawReasonTooLong }];
    api.answer = () => refusal(422, 'UNPROCESSABLE', 'x', errors);
    await press('탈퇴');
    expect(sent().at(-1)).toEqual([
      'PUT',
      '/v1/users/withdraw',
      { withdrawReason: '쉬고 싶어요', hidesPages: true },
    ]);
    expect(reason().value).toBe('쉬고 싶어요');
    expect(screen.getByText(myMessages.withdrawReasonTooLong)).toBeTruthy();
  });

  it('says by an alert that the session has ended', async () => {
    api.answer = () => refusal(401, 'UNAUTHORIZED', '인증이 필요합니다');
    show('MEMBER');
    await press('다음');
    await press('탈퇴');
    expect(currentAlert()?.title).toBe(sessionMessages.ended);
  });

  it('says that it may be done where its answer was lost and the session has ended', async () => {
    show('MEMBER');
    await press('다음');
    await press('탈퇴');
    expect(screen.getByText(networkMessages.noResponse)).toBeTruthy();
    api.answer = () => refusal(401, 'UNAUTHORIZED', '인증이 필요합니다');
    await press('탈퇴');
    expect(currentAlert()).toMatchObject({
      title: sessionMessages.ended,
      text: myMessages.withdrawnPerhaps,
    });
  });

  it.each([
    ['ARTIST_PENDING', true],
    ['ARTIST_BEFORE_PROFILE', false],
  ] as const)('%s has no pages to hide', async (roleType, isWaiting) => {
    show(roleType);
    await press('다음');
    expect(screen.queryByRole('checkbox')).toBeNull();
    const text = screen.getByRole('dialog').textContent;
    expect(text?.includes(myMessages.withdrawApplication)).toBe(isWaiting);
    await press('취소');
    expect(isClosed).toBe(true);
    expect(sent()).toEqual([]);
  });

  afterEach(async () => {
    if (currentAlert() !== null) await act(async () => answerAlert(false));
  });
});
