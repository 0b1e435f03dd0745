import { act, fireEvent, render, screen } from '@testing-library/react';
import * as leavingMessages from '@/lib/messages/leaving';
import { answerAlert, currentAlert } from './alert-store';
import { SoftLink } from '@/components/ui/action/soft-link';
import { useUnsavedGuard } from './use-unsaved-guard';

let followed: string[] = [];

function Form() {
  useUnsavedGuard(true);
  const follow = (event: { preventDefault: () => void }, to: string) => {
    event.preventDefault();
    followed.push(to);
  };
  return (
    <>
      <SoftLink href="/refused" onClick={(event) => follow(event, 'refused')}>
        작품 관리
      </SoftLink>
      <SoftLink href="/open" onClick={(event) => follow(event, 'open')}>
        공지사항
      </SoftLink>
      <button type="button">확인</button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const answer = (isSure: boolean) => act(async () => answerAlert(isSure));
const isUnloadAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  followed = [];
});

test('asks before a link is followed, and follows it when it is meant', async () => {
  render(<Form />);
  await press('공지사항');
  expect(currentAlert()?.title).toBe(leavingMessages.unsaved);
  await answer(false);
  expect(followed).toEqual([]);
  expect(isUnloadAsked()).toBe(true);
  await press('공지사항');
  await answer(true);
  expect(followed).toEqual(['open']);
  expect(isUnloadAsked()).toBe(false);
});

test('asks once where two parts of the page have something to lose', async () => {
  const Both = () => {
    useUnsavedGuard(true, leavingMessages.sending);
    return <Form />;
  };
  render(<Both />);
  await press('공지사항');
  await answer(true);
  expect(currentAlert()).toBeNull();
  expect(followed).toEqual(['open']);
});

test('asks again after a link that led nowhere', async () => {
  render(<Form />);
  await press('작품 관리');
  await answer(true);
  expect(followed).toEqual(['refused']);
  // The visitor closes the alert that the link showed.
  await press('확인');
  expect(isUnloadAsked()).toBe(true);
  await press('공지사항');
  expect(currentAlert()?.title).toBe(leavingMessages.unsaved);
  await answer(false);
  expect(followed).toEqual(['refused']);
});
