import { act, fireEvent, render, screen } from '@testing-library/react';
import { z } from 'zod';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import { CancelButton } from '@/components/ui/dialog/cancel-button';
import { Dialog } from '@/components/ui/dialog/dialog';
import * as leavingMessages from '@/lib/messages/leaving';
import { ContractForm } from './contract-form';
import { useContractForm } from './use-contract-form';

let closed = 0;
beforeEach(() => (closed = 0));

let answered: () => void;

function AskedForm({ leaving }: { leaving: 'ASKED' | 'KEPT' }) {
  const form = useContractForm({
    leaving,
    schema: z.object({ name: z.string() }),
    defaultValues: { name: '' },
    onSubmit: () => new Promise<void>((resolve) => (answered = resolve)),
  });
  return (
    <ContractForm form={form}>
      <input aria-label="이름" {...form.register('name')} />
      <button>보내기</button>
    </ContractForm>
  );
}

const show = (leaving: 'ASKED' | 'KEPT' = 'ASKED') =>
  render(
    <Dialog isOpen title="새 공모" onClose={() => (closed += 1)} footer={<CancelButton />}>
      <AskedForm leaving={leaving} />
    </Dialog>,
  );
const type = (value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText('이름'), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const escape = () =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
const answer = (isSure: boolean) => act(async () => answerAlert(isSure));
const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a dialog asks before the typing of its form is lost: by Esc, ✕, 취소 and a reload', async () => {
  show();
  await type('달빛');
  for (const leave of [escape, () => press('닫기'), () => press('취소')]) {
    await leave();
    expect(currentAlert()?.title).toBe(leavingMessages.closing);
    await answer(false);
    expect(closed).toBe(0);
  }
  expect(isUnloadAsked()).toBe(true);
  await escape();
  await answer(true);
  expect(closed).toBe(1);
});

test('it waits for what is being sent, and asks nothing about what was sent', async () => {
  show();
  await type('달빛');
  const waits = () =>
    ['닫기', '취소'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'));
  await press('보내기');
  for (const leave of [escape, () => press('닫기'), () => press('취소')]) await leave();
  expect(currentAlert()).toBeNull();
  expect(closed).toBe(0);
  expect(waits()).toEqual(['true', 'true']);
  await act(async () => answered());
  expect(waits()).toEqual(['false', 'false']);
  await escape();
  expect(currentAlert()).toBeNull();
  expect(closed).toBe(1);
});

test('a dialog whose record is being removed waits, with a question for a reload', async () => {
  render(
    <Dialog isOpen title="카테고리" hasUnsaved isSending onClose={() => (closed += 1)}>
      <input aria-label="이름" />
    </Dialog>,
  );
  await escape();
  expect([currentAlert(), closed, isUnloadAsked()]).toEqual([null, 0, true]);
});

test('it closes at once where nothing would be lost', async () => {
  show();
  await type('달빛');
  await type('');
  expect(isUnloadAsked()).toBe(false);
  await escape();
  expect(currentAlert()).toBeNull();
  expect(closed).toBe(1);
});

test('a form that keeps its typing isn’t asked about', async () => {
  show('KEPT');
  await type('달빛');
  await press('취소');
  expect(currentAlert()).toBeNull();
  expect(closed).toBe(1);
});

test('a dialog asks about what isn’t in a form', async () => {
  render(
    <Dialog isOpen hasUnsaved title="작품 고르기" onClose={() => (closed += 1)}>
      <p>순서</p>
    </Dialog>,
  );
  expect(isUnloadAsked()).toBe(true);
  await escape();
  expect(currentAlert()?.title).toBe(leavingMessages.closing);
  await answer(true);
  expect(closed).toBe(1);
});
