import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { currentAlert, answerAlert } from '@/components/ui/dialog/alert-store';
import * as juryMessages from '@/lib/messages/contest-jury';
import { EXCLUSION_REASONS } from '@/lib/options/contest-jury';
import { installFakeFetch } from '@/tests/support/fake-fetch';
import { DeclareDialog } from './declare-dialog';

const UUID = '0198f3a0-0000-7000-8000-000000000000';
const fake = installFakeFetch();
const onDone = jest.fn();
const onClose = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});
beforeEach(() => {
  onDone.mockClear();
  onClose.mockClear();
  render(
    <DeclareDialog
      {...{ contestUuid: UUID, applicantId: UUID, receipt: '261123-AAAAAA' }}
      {...{ onDone, onClose }}
    />,
  );
});

const choose = (name: string) => act(async () => void fireEvent.click(screen.getByLabelText(name)));
const declare = () => act(async () => void fireEvent.click(screen.getByText('회피 신고')));
const write = (text: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText('그 밖의 사유'), {
        target: { value: text },
      }),
  );

test('a choice is sent in its words', async () => {
  await declare();
  expect(await screen.findByText(juryMessages.exclusionReasonRequired)).toBeTruthy();
  await choose(EXCLUSION_REASONS.TEACHER);
  await declare();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(fake.calls.map(({ body }) => body)).toEqual([
    { applicantId: UUID, reason: EXCLUSION_REASONS.TEACHER },
  ]);
});

test('another reason is written, and asked about before it is lost', async () => {
  await choose(EXCLUSION_REASONS.FAMILY);
  await choose(EXCLUSION_REASONS.OTHER);
  await declare();
  expect(await screen.findByText(juryMessages.exclusionReasonRequired)).toBeTruthy();
  await write('같은 작업실을 씁니다.');
  await act(async () => void fireEvent.click(screen.getByText('취소')));
  await waitFor(() => expect(currentAlert()?.kind).toBe('confirm'));
  await act(async () => answerAlert(false));
  expect(onClose).not.toHaveBeenCalled();
  await declare();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(fake.calls.map(({ body }) => body)).toEqual([
    { applicantId: UUID, reason: '같은 작업실을 씁니다.' },
  ]);
});
