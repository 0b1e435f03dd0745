import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import * as contestMessages from '@/lib/messages/contest';
import { installFakeFetch, offline, refusal, success, type FakeAnswer } from '@/tests/support/fake-fetch';
import { formField } from '@/tests/support/form-field';
import { ApplicationDialog } from './application-dialog';
import type { OpenedApplication } from './open-application';

const fake = installFakeFetch();
const OPENED = {
  contest: {
    terms: null,
    ...{ uuid: 'b1a7c4ee-6f0e-4a51-9d0f-3f5a5b0c0001', title: '공모', organizer: '결', description: '' },
    verifiedOrganization: null,
    ...{ previewImage: null, opensAt: null, closesAt: null, formVersion: 1 },
    formSchemaJson: [formField({ name: 'note', label: '작가 노트', type: 'textarea' })],
  },
  prefill: { values: {}, portfolio: null },
  own: null,
  matches: () => true,
  owner: 'artist',
} as unknown as OpenedApplication;

const open = () => render(<ApplicationDialog opened={OPENED} onClose={() => undefined} />);
const note = () => screen.getByLabelText('작가 노트');
const type = (value: string) => fireEvent.change(note(), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Saves at once, and waits for the status that the form shows. */
async function leaveField(words: string): Promise<HTMLElement> {
  fireEvent.focusOut(note());
  return screen.findByText(words, { exact: false });
}

beforeEach(() => window.sessionStorage.clear());

test('a failed save is retried without losing the focus, and closing the tab asks first', async () => {
  fake.answer = offline;
  open();
  type('가');
  expect(leaves()).toBe(true);
  const words = await leaveField('저장하지 못했어요.');
  expect(leaves()).toBe(false);
  fake.answer = () => success({ draftVersion: 1, unkept: [] });
  const place = words.closest('[tabindex="-1"]');
  fireEvent.click(button('다시 저장'));
  expect(place).toHaveFocus();
  await screen.findByText('임시 저장됨');
  expect(place).toHaveFocus();
  expect(leaves()).toBe(true);
});

test.each([
  ['이 창의 내용으로 저장', contestMessages.ownTaken],
  ['다른 창의 내용 불러오기', contestMessages.otherTaken],
])('%s: the sentence of the choice takes the focus', async (choice, sentence) => {
  const theirs = { draft: { note: '다른 창의 글' }, answers: null, draftVersion: 7 };
  fake.answer = ({ method }) =>
    method === 'PUT' ? refusal(409, 'CONTEST_APPLICATION_STALE') : success(theirs);
  open();
  type('이 창의 글');
  await leaveField(contestMessages.draftOvertaken);
  expect(leaves()).toBe(false);
  fake.answer = () => success({ draftVersion: 8, unkept: [] });
  fireEvent.click(button(choice));
  expect(screen.getByText(sentence)).toHaveFocus();
  await screen.findByText('임시 저장됨');
  expect(fake.calls.filter(({ method }) => method === 'PUT')).toHaveLength(
    choice === '이 창의 내용으로 저장' ? 2 : 1,
  );
});

describe('an application that is being sent', () => {
  let end: (answer: FakeAnswer) => void;
  let reports: jest.SpiedFunction<typeof console.error>;

  beforeEach(() => {
    reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fake.answer = ({ path, method }) =>
      method === 'POST' && path.includes('contest-applicants')
        ? new Promise((resolve) => (end = resolve))
        : success(null);
  });

  const send = async () => {
    type('가');
    fireEvent.click(button('신청하기'));
    await screen.findByRole('progressbar');
  };
  const fail = async () => {
    await act(async () => end(refusal(500, 'INTERNAL')));
    await waitFor(() => expect(currentAlert()?.title).toBe(contestMessages.sendFailed));
    await act(async () => answerAlert(true));
  };
  /** jsdom reports that it can't load a document. */
  const hasReloaded = () => reports.mock.calls.some(([fault]) => String(fault).includes('navigation'));

  it('asks before the tab is closed, and not before its own reload', async () => {
    const saved = fake.answer;
    fake.answer = (call) => (call.method === 'PUT' ? success({ draftVersion: 1, unkept: [] }) : saved(call));
    open();
    type('가');
    await leaveField('임시 저장됨');
    expect(leaves()).toBe(true);
    await send();
    expect(leaves()).toBe(false);
    await fail();
    expect(leaves()).toBe(true);
    expect(hasReloaded()).toBe(true);
  });

  it('accepts no more text', async () => {
    open();
    expect(note().closest('[inert]')).toBeNull();
    await send();
    expect(note().closest('[inert]')).not.toBeNull();
    await fail();
    expect(note().closest('[inert]')).toBeNull();
    expect(hasReloaded()).toBe(true);
  });

  it('offers the form that the contest asks now, where it or its terms changed meanwhile', async () => {
    const onOpenAgain = jest.fn();
    render(<ApplicationDialog opened={OPENED} onClose={() => undefined} onOpenAgain={onOpenAgain} />);
    await send();
    await act(async () => end(refusal(409, 'CONTEST_FORM_CHANGED')));
    expect(await screen.findByText(contestMessages.draftFormChanged)).toBeVisible();
    fireEvent.click(button('바뀐 신청서 불러오기'));
    expect(onOpenAgain).toHaveBeenCalled();
    expect(note()).toHaveValue('가');
    expect(hasReloaded()).toBe(false);
  });

  it('reports the step, the contest and the storage prefix of a failure', async () => {
    open();
    await send();
    await fail();
    const [report] = fake.calls.filter(({ path }) => path === '/v1/slack/send-error');
    expect(report?.body).toEqual({
      message: expect.stringContaining(`contest ${OPENED.contest.uuid}, step submitting, storage none: `),
    });
  });

  it('reloads no other page after a failure', async () => {
    const { unmount } = open();
    await send();
    unmount();
    await fail();
    expect(hasReloaded()).toBe(false);
  });

  it('doesn’t reload a page with text that isn’t kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open();
    await send();
    await fail();
    expect(hasReloaded()).toBe(false);
  });
});
