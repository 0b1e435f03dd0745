import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import type { Juror } from '@/lib/contracts/organization-jury';
import * as juryMessages from '@/lib/messages/contest-jury';
import { installFakeFetch, refusal } from '@/tests/support/fake-fetch';
import { PanelTable } from './panel-table';

const UUID = '0198f3a0-0000-7000-8000-000000000000';
const JUROR: Juror = {
  ...{ accountUuid: UUID, accountId: 'reviewer01', name: '서정화', addedAt: '2026-11-20T00:00:00Z' },
  ...{
    isInvited: false,
    invitationEndsAt: null,
    rounds: null,
    assigned: 4,
    scored: 3,
    scores: 3,
    held: 1,
    excluded: 1,
    declared: 1,
  },
  lastReviewAt: null,
};
const fake = installFakeFetch();
const onChanged = jest.fn();
beforeEach(() => {
  onChanged.mockClear();
});
const show = (juror: Partial<Juror> = {}, isLocked = false) =>
  render(
    <PanelTable
      contestUuid={UUID}
      jurors={[{ ...JUROR, ...juror }]}
      {...{ round: 1, isLocked, onChanged }}
    />,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));

test('a removal asks first, and says how many scores leave the reckoning', async () => {
  show();
  await press('빼기');
  await waitFor(() =>
    expect(currentAlert()).toMatchObject({
      ...{ title: juryMessages.removeJuror('서정화'), text: juryMessages.removeJurorHint(3) },
      isDestructive: true,
    }),
  );
  await act(async () => answerAlert(false));
  expect(fake.calls).toEqual([]);
  await press('빼기');
  await waitFor(() => expect(currentAlert()).not.toBeNull());
  await act(async () => answerAlert(true));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(fake.calls.map(({ method }) => method)).toEqual(['DELETE']);
});

test('a removal that is refused shows why, and the panel is loaded anew', async () => {
  fake.answer = () => refusal(409, 'CONTEST_STANDING', juryMessages.juryAnnounced);
  show();
  await press('빼기');
  await waitFor(() => expect(currentAlert()?.kind).toBe('confirm'));
  await act(async () => answerAlert(true));
  await waitFor(() => expect(currentAlert()?.title).toBe(juryMessages.juryAnnounced));
  await act(async () => answerAlert(true));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
});

test('an invitation is sent again while there is no password', async () => {
  const { unmount } = show({ isInvited: true });
  expect(screen.getByText(juryMessages.invitationOver)).toBeTruthy();
  await press('다시 초대');
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  unmount();
  show();
  expect(screen.queryByText('다시 초대')).toBeNull();
});

test('a locked panel is only read', () => {
  show({ isInvited: true }, true);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
